/** Minimum contrast of meaningful graphics, and of text (WCAG 2.2, 1.4.11 and 1.4.3). */
export const leastContrast = { graphics: 3, text: 4.5 } as const;

/** WCAG contrast ratio of two colours `#RRGGBB`: 1 (equal) to 21 (black on white); null when one is no colour. */
export function contrastOf(colour: string, ground: string): number | null {
  const [one, other] = [luminanceOf(colour), luminanceOf(ground)];
  return one === null || other === null ? null : (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminanceOf(colour: string): number | null {
  const [, ...pairs] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  const [red, green, blue] = pairs.map(lightOf);
  return red === undefined || green === undefined || blue === undefined ? null : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light of a channel in hexadecimal. */
function lightOf(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
