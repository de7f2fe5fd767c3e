import { type Drawing, mix, n, width } from './drawing.ts';
import { look, standing, wardrobe } from './people.ts';
import { chedi, clouds, palm, ridge, tree } from './scenery.ts';

/** Mountains in the mist, with a chedi, palms or rice terraces in front. */
export function landscape(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  const sunX = random.between(220, 980);
  const sunY = random.between(150, 300);
  art.light(sunX, sunY, 330, palette.light);
  art.add(`<circle cx="${n(sunX)}" cy="${n(sunY)}" r="${n(random.between(42, 68))}" fill="${palette.light}"/>`);
  clouds(art, 4, 190);
  const layers = random.whole(4, 5);
  const chediLayer = random.chance(0.5) ? layers - 2 : -1;
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / (layers - 1);
    const base = 300 + share * 215;
    const colour = mix(palette.far, palette.near, share);
    if (layer === chediLayer)
      art.add(chedi(random.between(180, 1020), base + 30, random.between(0.7, 1.05), mix(colour, palette.ink, 0.35)));
    art.add(
      `<path d="${ridge(art, base, 62 - share * 34, 4 + layer)}" fill="${art.gradient([
        [0, colour],
        [1, mix(colour, palette.sky[1], 0.35)],
      ])}"/>`,
    );
  }
  if (random.chance(0.5)) terraces(art);
  else for (let index = 0; index < 5; index++) art.add(palm(art, random.between(20, 1180), 690, random.between(150, 300)));
  for (let index = 0; index < 6; index++) {
    const x = sunX + random.between(-220, 220);
    const y = sunY + random.between(-90, 60);
    art.add(`<path d="M${n(x - 11)} ${n(y)}q6 -8 11 0q5 -8 11 0" fill="none" stroke="${palette.ink}" stroke-width="2.4" opacity="0.6"/>`);
  }
}

function terraces(art: Drawing): void {
  const { random, palette } = art;
  const field = mix(palette.near, '#a7c957', 0.45);
  for (let row = 0; row < 6; row++) {
    const y = 520 + row * 30;
    art.add(
      `<path d="${ridge(art, y, 9, 5)}" fill="${mix(field, palette.ink, row * 0.07)}"/>`,
      `<path d="M0 ${n(y + 10)}Q300 ${n(y - random.between(0, 22))} 620 ${n(y + 8)}T1200 ${n(y + 4)}" fill="none" stroke="${palette.light}" stroke-width="3" opacity="0.35"/>`,
    );
  }
}

/** The faculty building: columns, windows, and the layered gables of Thai roofs. */
export function campus(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  art.light(random.between(100, 1100), 120, 380, palette.light, 0.7);
  clouds(art, 5, 170);
  art.add(`<path d="${ridge(art, 400, 24, 6)}" fill="${palette.far}" opacity="0.8"/>`);
  const floors = random.whole(2, 3);
  const bays = random.whole(7, 11);
  const bay = random.between(66, 78);
  const wide = bays * bay;
  const left = 600 - wide / 2 + random.between(-90, 90);
  const bottom = 520;
  const top = bottom - floors * 84;
  const wall = mix(palette.light, palette.sky[1], 0.25);
  const roof = mix(palette.accent, '#8c2f1b', 0.55);
  for (const side of [-40, wide + 40]) art.add(tree(art, left + side, bottom, 1.3));
  art.add(
    `<rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(bottom - top)}" fill="${art.gradient([
      [0, wall],
      [1, mix(wall, palette.near, 0.18)],
    ])}"/>`,
  );
  const glass = mix(palette.second, palette.ink, 0.3);
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * 84;
    for (let index = 0; index < bays; index++) {
      const x = left + index * bay;
      const lit = random.chance(0.25) ? mix(palette.accent, palette.light, 0.55) : glass;
      art.add(
        `<path d="M${n(x + 16)} ${n(y + 72)}V${n(y + 34)}Q${n(x + bay / 2)} ${n(y + 12)} ${n(x + bay - 16)} ${n(y + 34)}V${n(y + 72)}Z" fill="${lit}" opacity="0.9"/>`,
      );
    }
    art.add(`<rect x="${n(left - 8)}" y="${n(y + 78)}" width="${n(wide + 16)}" height="7" fill="${mix(wall, palette.near, 0.35)}"/>`);
  }
  for (let index = 0; index <= bays; index++)
    art.add(
      `<rect x="${n(left + index * bay - 6)}" y="${n(top)}" width="12" height="${n(bottom - top)}" fill="${mix(wall, '#ffffff', 0.4)}"/>`,
    );
  // wings of the roof, then the gables in the middle
  art.add(
    `<path d="M${n(left - 34)} ${n(top + 4)}L${n(left + 36)} ${n(top - 62)}H${n(left + wide - 36)}L${n(left + wide + 34)} ${n(top + 4)}Z" fill="${mix(roof, palette.ink, 0.18)}"/>`,
  );
  for (const [share, lift, tone] of [
    [0.24, 34, 0.12],
    [0.17, 78, 0.04],
    [0.1, 118, 0],
  ] as const)
    art.add(gable(left + wide / 2, top - lift + 44, wide * share, mix(roof, palette.ink, tone), palette.accent, wall));
  const porch = wide * 0.12;
  art.add(
    `<rect x="${n(left + wide / 2 - porch)}" y="${bottom - 96}" width="${n(porch * 2)}" height="96" fill="${mix(glass, palette.ink, 0.3)}"/>`,
    ...[-1, -0.35, 0.35, 1].map(
      (share) => `<rect x="${n(left + wide / 2 + share * porch - 7)}" y="${bottom - 110}" width="14" height="110" fill="#fffaf0"/>`,
    ),
    ...[0, 1, 2, 3].map(
      (step) =>
        `<rect x="${n(left + wide / 2 - porch - 18 - step * 12)}" y="${bottom + step * 7}" width="${n(porch * 2 + 36 + step * 24)}" height="7" fill="${mix('#fffaf0', palette.near, 0.1 + step * 0.1)}"/>`,
    ),
  );
  const lawn = mix(palette.near, '#8ab661', 0.5);
  art.add(
    `<path d="M0 540H1200V675H0Z" fill="${art.gradient([
      [0, lawn],
      [1, mix(lawn, palette.ink, 0.35)],
    ])}"/>`,
  );
  const middle = left + wide / 2;
  art.add(
    `<path d="M${n(middle - porch - 40)} 548H${n(middle + porch + 40)}L${n(middle + 380)} 675H${n(middle - 380)}Z" fill="${mix('#fff6e3', palette.far, 0.3)}"/>`,
  );
  for (let index = 0; index < 4; index++)
    art.add(
      tree(
        art,
        random.chance(0.5) ? random.between(-20, 190) : random.between(1010, 1220),
        random.between(580, 640),
        random.between(1.2, 1.8),
      ),
    );
  const clothes = wardrobe(art);
  for (let index = 0; index < random.whole(3, 7); index++)
    art.add(standing(middle + random.between(-260, 260), random.between(585, 655), random.between(74, 96), look(random, clothes)));
}

function gable(x: number, y: number, half: number, roof: string, trim: string, face: string): string {
  const rise = half * 1.05;
  return (
    `<path d="M${n(x - half - 16)} ${n(y + 6)}Q${n(x - half * 0.35)} ${n(y - rise * 0.5)} ${n(x)} ${n(y - rise)}Q${n(x + half * 0.35)} ${n(y - rise * 0.5)} ${n(x + half + 16)} ${n(y + 6)}Z" fill="${roof}" stroke="${trim}" stroke-width="4"/>` +
    `<path d="M${n(x - half * 0.62)} ${n(y + 2)}Q${n(x - half * 0.2)} ${n(y - rise * 0.36)} ${n(x)} ${n(y - rise * 0.68)}Q${n(x + half * 0.2)} ${n(y - rise * 0.36)} ${n(x + half * 0.62)} ${n(y + 2)}Z" fill="${mix(face, trim, 0.35)}"/>` +
    `<path d="M${n(x)} ${n(y - rise + 4)}c-3 -12 -3 -22 6 -34c-1 12 2 22 -2 34Z" fill="${trim}"/>`
  );
}

/** People of the faculty planting trees by a village. */
export function community(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  art.light(random.between(150, 1050), 160, 360, palette.light);
  clouds(art, 4, 160);
  for (const [base, share] of [
    [330, 0],
    [385, 0.35],
  ] as const)
    art.add(`<path d="${ridge(art, base, 42, 5)}" fill="${mix(palette.far, palette.near, share)}"/>`);
  const field = mix(palette.near, '#93b85b', 0.55);
  art.add(
    `<path d="${ridge(art, 448, 8, 4)}" fill="${art.gradient([
      [0, field],
      [1, mix(field, palette.ink, 0.4)],
    ])}"/>`,
  );
  for (let index = 0; index < random.whole(2, 3); index++)
    art.add(stiltHouse(art, 130 + index * 380 + random.between(-50, 120), random.between(456, 480), random.between(0.8, 1.1)));
  for (let index = 0; index < 4; index++) art.add(palm(art, random.between(20, 1180), random.between(470, 500), random.between(110, 190)));
  for (let row = 0; row < 5; row++) {
    const y = 520 + row * 34;
    for (let x = random.between(-20, 40); x < width; x += random.between(52, 74)) {
      const s = 0.6 + row * 0.14;
      art.add(
        `<path d="M${n(x)} ${n(y)}q${n(-9 * s)} ${n(-14 * s)} ${n(-14 * s)} ${n(-30 * s)}M${n(x)} ${n(y)}q0 ${n(-18 * s)} 0 ${n(-36 * s)}M${n(x)} ${n(y)}q${n(9 * s)} ${n(-14 * s)} ${n(14 * s)} ${n(-30 * s)}" fill="none" stroke="${mix('#b7d66b', palette.near, 0.2)}" stroke-width="${n(4.5 * s)}" stroke-linecap="round"/>`,
      );
    }
  }
  const clothes = wardrobe(art);
  const people = random.whole(4, 6);
  for (let index = 0; index < people; index++) {
    const x = 150 + (index * 900) / (people - 1) + random.between(-40, 40);
    const y = random.between(600, 655);
    const tall = random.between(180, 215);
    art.add(standing(x, y, tall, look(random, clothes)));
    if (random.chance(0.6))
      art.add(
        `<path d="M${n(x - tall * 0.17)} ${n(y - tall * 0.86)}Q${n(x)} ${n(y - tall * 0.93)} ${n(x + tall * 0.17)} ${n(y - tall * 0.86)}L${n(x + tall * 0.03)} ${n(y - tall * 1.03)}H${n(x - tall * 0.03)}Z" fill="#e9cf93"/>`,
      );
  }
}

function stiltHouse(art: Drawing, x: number, y: number, s: number): string {
  const wood = mix(art.palette.accent, '#6b4226', 0.65);
  const dark = mix(wood, art.palette.ink, 0.5);
  const posts = [-80, -40, 0, 40, 80]
    .map((dx) => `<rect x="${n(x + dx * s - 3)}" y="${n(y - 50 * s)}" width="6" height="${n(52 * s)}" fill="${dark}"/>`)
    .join('');
  return `${posts}<rect x="${n(x - 92 * s)}" y="${n(y - 118 * s)}" width="${n(184 * s)}" height="${n(70 * s)}" fill="${wood}"/><rect x="${n(x - 60 * s)}" y="${n(y - 104 * s)}" width="${n(30 * s)}" height="${n(34 * s)}" fill="${dark}"/><rect x="${n(x + 20 * s)}" y="${n(y - 104 * s)}" width="${n(34 * s)}" height="${n(56 * s)}" fill="${dark}"/><path d="M${n(x - 116 * s)} ${n(y - 112 * s)}L${n(x - 62 * s)} ${n(y - 190 * s)}H${n(x + 62 * s)}L${n(x + 116 * s)} ${n(y - 112 * s)}Z" fill="${mix('#7d3c2a', art.palette.ink, 0.25)}"/>`;
}
