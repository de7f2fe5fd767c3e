import { type Drawing, height, mix, n, width } from './drawing.ts';

/** A soft line of hills from left to right, closed at the bottom. */
export function ridge(art: Drawing, base: number, swing: number, steps: number): string {
  const { random } = art;
  const gap = width / steps;
  let y = base + random.between(-swing, swing);
  let path = `M-10 ${height + 5}L-10 ${n(y)}`;
  for (let step = 0; step <= steps; step++) {
    const next = base + random.between(-swing, swing);
    const x = step * gap;
    path += `C${n(x + gap * 0.35)} ${n(y)} ${n(x + gap * 0.65)} ${n(next)} ${n(x + gap)} ${n(next)}`;
    y = next;
  }
  return `${path}L${width + gap} ${height + 5}Z`;
}

/** Across, up, and the two radii of each puff of a cloud. */
const puffShapes = [
  [-90, 0, 50, 18],
  [-45, 18, 55, 26],
  [0, 30, 62, 34],
  [50, 20, 55, 26],
  [95, 2, 46, 16],
] as const;

export function clouds(art: Drawing, count: number, lowest: number): void {
  const { random, palette } = art;
  for (let index = 0; index < count; index++) {
    const x = random.between(0, width);
    const y = random.between(40, lowest);
    const s = random.between(0.5, 1.3);
    const puffs = puffShapes
      .map(([dx, up, rx, ry]) => `<ellipse cx="${n(x + dx * s)}" cy="${n(y - up * s)}" rx="${n(rx * s)}" ry="${n(ry * s)}"/>`)
      .join('');
    art.add(`<g fill="${palette.light}" opacity="${n(random.between(0.3, 0.7))}">${puffs}</g>`);
  }
}

/** Trees as round crowns, in two tones. */
export function tree(art: Drawing, x: number, y: number, s: number): string {
  const { random, palette } = art;
  const crown = mix(palette.near, palette.far, random.between(0, 0.3));
  const lit = mix(crown, palette.light, 0.18);
  const parts = [
    [0, -95, 48],
    [-34, -70, 36],
    [36, -68, 38],
    [4, -56, 44],
  ] as const;
  return (
    `<rect x="${n(x - 5 * s)}" y="${n(y - 50 * s)}" width="${n(10 * s)}" height="${n(50 * s)}" fill="${mix(palette.ink, '#5b4030', 0.5)}"/>` +
    parts.map(([dx, dy, r]) => `<circle cx="${n(x + dx * s)}" cy="${n(y + dy * s)}" r="${n(r * s)}" fill="${crown}"/>`).join('') +
    `<circle cx="${n(x - 12 * s)}" cy="${n(y - 104 * s)}" r="${n(28 * s)}" fill="${lit}"/><circle cx="${n(x + 30 * s)}" cy="${n(y - 82 * s)}" r="${n(20 * s)}" fill="${lit}"/>`
  );
}

export function palm(art: Drawing, x: number, y: number, tall: number): string {
  const { random, palette } = art;
  const lean = random.between(-30, 30);
  const topX = x + lean;
  const topY = y - tall;
  const leaves = [-160, -130, -100, -75, -45, -20, 15, 195]
    .map((degrees) => {
      const angle = ((degrees + random.between(-8, 8)) * Math.PI) / 180;
      const reach = tall * random.between(0.32, 0.42);
      const ex = topX + Math.cos(angle) * reach;
      const ey = topY + Math.sin(angle) * reach * 0.6 + reach * 0.28;
      return `<path d="M${n(topX)} ${n(topY)}Q${n((topX + ex) / 2)} ${n(topY + Math.sin(angle) * reach * 0.7 - 6)} ${n(ex)} ${n(ey)}Q${n((topX + ex) / 2 + 2)} ${n(topY + Math.sin(angle) * reach * 0.45 + 8)} ${n(topX)} ${n(topY)}"/>`;
    })
    .join('');
  return `<path d="M${n(x)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - tall * 0.5)} ${n(topX)} ${n(topY)}" fill="none" stroke="${palette.ink}" stroke-width="${n(tall * 0.035)}"/><g fill="${palette.ink}">${leaves}</g>`;
}

/** A bell-shaped chedi. */
export const chedi = (x: number, y: number, s: number, fill: string) =>
  `<path d="M${n(x - 60 * s)} ${n(y)}v${n(-14 * s)}h${n(10 * s)}v${n(-12 * s)}h${n(10 * s)}v${n(-12 * s)}c${n(2 * s)} ${n(-60 * s)} ${n(22 * s)} ${n(-58 * s)} ${n(26 * s)} ${n(-78 * s)}h${n(5 * s)}l${n(9 * s)} ${n(-92 * s)}l${n(9 * s)} ${n(92 * s)}h${n(5 * s)}c${n(4 * s)} ${n(20 * s)} ${n(24 * s)} ${n(18 * s)} ${n(26 * s)} ${n(78 * s)}v${n(12 * s)}h${n(10 * s)}v${n(12 * s)}h${n(10 * s)}v${n(14 * s)}Z" fill="${fill}"/>`;
