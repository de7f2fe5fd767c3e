const middle = 60;
const outer = 57;

/** A piece of a ring, or of a whole cake when `inner` is 0, in a 120 × 120 picture; from and to in shares of the turn, from the top. */
export function arcPath(from: number, to: number, inner: number): string {
  // an arc of a whole turn would begin where it ends, and have no length
  const end = Math.min(to, from + 0.9999);
  const isLong = end - from > 0.5 ? 1 : 0;
  const back = inner === 0 ? `L${middle} ${middle}` : `L${pointAt(end, inner)}A${inner} ${inner} 0 ${isLong} 0 ${pointAt(from, inner)}`;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 ${isLong} 1 ${pointAt(end, outer)}${back}Z`;
}

function pointAt(share: number, radius: number): string {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`;
}
