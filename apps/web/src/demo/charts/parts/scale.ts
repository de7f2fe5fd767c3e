/** The numbers that stand beside a chart, the last of them its highest. */
export interface Scale {
  most: number;
  ticks: number[];
}

/** Round numbers up to above the highest value: `{ most: 400, ticks: [0, 100, 200, 300, 400] }`. */
export function scaleFor(highest: number): Scale {
  const wanted = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, (([1, 2, 5, 10] as const).find((each) => each * power >= wanted) ?? 10) * power);
  const count = Math.max(1, Math.ceil(highest / step));
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A name in so many letters; a Thai vowel or tone mark stays on its letter. */
export function shortened(name: string, letters: number): string {
  const all = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return all.length <= letters ? name : `${all.slice(0, Math.max(1, letters - 1)).join('')}…`;
}

/** Which of the names under an axis are written, so that none lies over the next. */
export function isWritten(at: number, count: number, room: number, nameWidth: number): boolean {
  const every = Math.max(1, Math.ceil((count * nameWidth) / Math.max(room, nameWidth)));
  // counted from the last, which is the one people look for
  return (count - 1 - at) % every === 0;
}
