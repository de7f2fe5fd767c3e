/** Minimum contrast ratio of meaningful graphics (WCAG 2.2, 1.4.11). */
export const leastContrast = 3;

/** WCAG contrast ratio of white on `#RRGGBB`: 1 (white) to 21 (black); null for an invalid colour. */
export function contrastWithWhite(colour: string): number | null {
  const [, ...pairs] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  const [red, green, blue] = pairs.map(luminanceOf);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function luminanceOf(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
