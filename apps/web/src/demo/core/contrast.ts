/** How well letters of one colour are read on another, by WCAG 2: 1 (not at all) to 21; null where one of them is no plain colour. */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** What the contrast is good for: ordinary text (AA and AAA), large text and signs only, or neither. */
export function levelOf(ratio: number): 'AAA' | 'AA' | 'AA large' | '–' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : '–';
}

/** Whichever is read better on a ground: the first where they are read alike. */
export function readableOn(ground: string, letters: readonly [string, ...string[]]): string {
  return letters.reduce((best, each) => ((contrast(each, ground) ?? 0) > (contrast(best, ground) ?? 0) ? each : best));
}

function luminance(colour: string): number | null {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim()) ?? [];
  if (hex === undefined) return null;
  const size = hex.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const part = hex.slice(index * size, (index + 1) * size);
    const share = Number.parseInt(size === 1 ? part + part : part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
