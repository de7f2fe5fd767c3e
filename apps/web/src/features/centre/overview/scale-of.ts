/** The axis of counts up to `highest`: round steps, five at most, and where it ends. */
export function scaleOf(highest: number): { most: number; ticks: number[] } {
  const wanted = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const step = [1, 2, 5, 10].map((round) => round * power).find((each) => each >= wanted) ?? 10 * power;
  const steps = Math.max(1, Math.ceil(highest / step));
  return { most: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
}
