import { type Drawing, height, mix, n, width } from './drawing.ts';
import { listener, look, wardrobe } from './people.ts';

/** Petals around (x, y). */
const petals = (x: number, y: number, count: number, reach: number, half: number, fill: string, turn = 0) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="M${n(x)} ${n(y)}C${n(x - half)} ${n(y - reach * 0.45)} ${n(x - half * 0.5)} ${n(y - reach * 0.85)} ${n(x)} ${n(y - reach)}C${n(x + half * 0.5)} ${n(y - reach * 0.85)} ${n(x + half)} ${n(y - reach * 0.45)} ${n(x)} ${n(y)}Z" fill="${fill}" transform="rotate(${n(turn + (index * 360) / count)} ${n(x)} ${n(y)})"/>`,
  ).join('');

/** A field of prajamyam flowers, as on woven silk and temple doors, with one large rosette. */
export function pattern(art: Drawing): void {
  const { random, palette } = art;
  const base = mix(palette.second, palette.ink, 0.25);
  art.ground(base, mix(base, palette.ink, 0.5));
  const thread = mix(palette.accent, palette.light, 0.35);
  const flower =
    petals(60, 60, 4, 46, 17, mix(base, thread, 0.42)) +
    petals(60, 60, 4, 28, 9, mix(base, thread, 0.75), 45) +
    `<circle cx="60" cy="60" r="8" fill="${thread}"/><circle cx="60" cy="60" r="3.4" fill="${base}"/>` +
    [0, 120].flatMap((x) => [0, 120].map((y) => petals(x, y, 4, 26, 9, mix(base, thread, 0.3), 45))).join('') +
    `<path d="M60 2L118 60L60 118L2 60Z" fill="none" stroke="${mix(base, thread, 0.35)}" stroke-width="2"/>`;
  const scale = random.between(0.75, 1.25).toFixed(2);
  art.add(
    `<rect width="${width}" height="${height}" fill="${art.tile(120, flower, `scale(${scale}) rotate(${random.pick([0, 45])})`)}" opacity="0.8"/>`,
  );
  const x = random.pick([250, 600, 950]);
  const y = random.between(290, 390);
  art.light(x, y, 520, palette.light, 0.35);
  const rings = random.whole(4, 5);
  for (let ring = rings; ring >= 1; ring--) {
    const reach = ring * 62;
    const fill =
      [palette.accent, palette.light, mix(palette.second, palette.light, 0.3), mix(palette.accent, '#8c2f1b', 0.4), palette.second][
        ring % 5
      ] ?? palette.accent;
    art.add(`<g stroke="${thread}" stroke-width="2">${petals(x, y, 12, reach, 6 + ring * 13, fill, ring * 15)}</g>`);
    art.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach * 0.52)}" fill="none" stroke="${thread}" stroke-width="2.5" opacity="0.7"/>`);
  }
  art.add(`<circle cx="${n(x)}" cy="${n(y)}" r="22" fill="${thread}"/><circle cx="${n(x)}" cy="${n(y)}" r="10" fill="${base}"/>`);
  const band = Array.from({ length: 31 }, (_, index) => `<path d="M${index * 40} 0l20 34l20 -34Z"/>`).join('');
  for (const [shift, turn] of [
    [0, 1],
    [height, -1],
  ] as const)
    art.add(
      `<g fill="${thread}" opacity="0.9" transform="translate(0 ${shift}) scale(1 ${turn})"><rect width="${width}" height="16"/><g transform="translate(0 22)" opacity="0.75">${band}</g></g>`,
    );
}

/** Loi Krathong: lanterns rising over the river and krathong on the water. */
export function lanterns(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], mix(palette.sky[1], palette.sky[0], 0.35));
  const shore = random.between(390, 430);
  for (let index = 0; index < 60; index++)
    art.add(
      `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, shore))}" r="${n(random.between(0.8, 2))}" fill="${palette.light}" opacity="${n(random.between(0.3, 0.9))}"/>`,
    );
  const moonX = random.between(150, 1050);
  art.light(moonX, 130, 230, palette.light, 0.8);
  art.add(`<circle cx="${n(moonX)}" cy="130" r="46" fill="${palette.light}"/>`);
  art.add(
    `<path d="M0 ${n(shore)}V${n(shore - 40)}Q150 ${n(shore - 86)} 320 ${n(shore - 34)}T640 ${n(shore - 44)}T960 ${n(shore - 30)}T1200 ${n(shore - 52)}V${n(shore)}Z" fill="${palette.ink}" opacity="0.75"/>`,
  );
  art.add(
    `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${art.gradient([
      [0, mix(palette.sky[1], palette.ink, 0.3)],
      [1, palette.ink],
    ])}"/>`,
  );
  const glow = art.glow([
    [0, palette.accent, 0.75],
    [1, palette.accent, 0],
  ]);
  const paper = art.gradient([
    [0, mix(palette.accent, '#ffffff', 0.25)],
    [0.7, palette.accent],
    [1, '#fff3c9'],
  ]);
  for (let index = 0; index < random.whole(26, 38); index++) {
    const depth = random.next() ** 1.6;
    const s = 0.25 + depth * 0.85;
    const x = random.between(0, width);
    const y = random.between(20, shore - 40 - depth * 60);
    art.add(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(62 * s)}" fill="${glow}"/><path d="M${n(x - 20 * s)} ${n(y - 26 * s)}Q${n(x)} ${n(y - 38 * s)} ${n(x + 20 * s)} ${n(y - 26 * s)}Q${n(x + 28 * s)} ${n(y)} ${n(x + 15 * s)} ${n(y + 26 * s)}H${n(x - 15 * s)}Q${n(x - 28 * s)} ${n(y)} ${n(x - 20 * s)} ${n(y - 26 * s)}Z" fill="${paper}"/>`,
    );
    art.add(
      `<ellipse cx="${n(x)}" cy="${n(shore + (shore - y) * 0.62)}" rx="${n(16 * s)}" ry="${n(4 * s)}" fill="${palette.accent}" opacity="0.35"/>`,
    );
  }
  for (let index = 0; index < 46; index++)
    art.add(
      `<path d="M${n(random.between(0, width))} ${n(random.between(shore + 10, height))}h${n(random.between(20, 110))}" stroke="${palette.light}" stroke-width="1.6" opacity="${n(random.between(0.1, 0.3))}"/>`,
    );
  for (let index = 0; index < random.whole(5, 8); index++) {
    const y = random.between(shore + 60, height - 40);
    const s = 0.5 + ((y - shore) / (height - shore)) * 0.9;
    krathong(art, random.between(60, 1140), y, s, glow);
  }
}

function krathong(art: Drawing, x: number, y: number, s: number, glow: string): void {
  const { palette } = art;
  const leaf = mix('#3f7d3a', palette.ink, 0.2);
  const ring = (count: number, rx: number, ry: number, tall: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1 - index / (count - 1));
      const px = x + Math.cos(angle) * rx * s;
      const py = y + Math.sin(angle) * ry * s;
      return `<path d="M${n(px - 9 * s)} ${n(py)}Q${n(px + Math.cos(angle) * 12 * s)} ${n(py - tall * s)} ${n(px + Math.cos(angle) * 14 * s)} ${n(py - tall * s)}Q${n(px + 4 * s)} ${n(py - tall * 0.4 * s)} ${n(px + 9 * s)} ${n(py)}Z" fill="${fill}"/>`;
    }).join('');
  art.add(
    `<ellipse cx="${n(x)}" cy="${n(y + 14 * s)}" rx="${n(70 * s)}" ry="${n(12 * s)}" fill="${palette.accent}" opacity="0.22"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(52 * s)}" ry="${n(15 * s)}" fill="${mix(leaf, '#000000', 0.3)}"/>`,
    ring(9, 50, 12, 34, leaf),
    ring(7, 34, 8, 38, '#e9a1bd'),
    ring(5, 18, 4, 40, '#f7d3df'),
    `<rect x="${n(x - 2.6 * s)}" y="${n(y - 62 * s)}" width="${n(5.2 * s)}" height="${n(44 * s)}" fill="#fff2cf"/><path d="M${n(x - 14 * s)} ${n(y - 20 * s)}V${n(y - 66 * s)}M${n(x + 14 * s)} ${n(y - 20 * s)}V${n(y - 66 * s)}" stroke="#b9772f" stroke-width="${n(1.8 * s)}"/>`,
    `<circle cx="${n(x)}" cy="${n(y - 70 * s)}" r="${n(58 * s)}" fill="${glow}"/><path d="M${n(x)} ${n(y - 84 * s)}q${n(8 * s)} ${n(14 * s)} 0 ${n(22 * s)}q${n(-8 * s)} ${n(-8 * s)} 0 ${n(-22 * s)}Z" fill="#fff6d8"/>`,
  );
}

/** Dancers with pointed crowns in the lights of a stage. */
export function dance(art: Drawing): void {
  const { random, palette } = art;
  const curtain = mix(palette.second, palette.ink, 0.55);
  art.ground(mix(curtain, palette.ink, 0.45), curtain);
  for (let x = 0; x < width; x += 60)
    art.add(
      `<rect x="${x}" width="60" height="520" fill="${art.gradient(
        [
          [0, '#000000', 0.3],
          [0.5, palette.light, 0.05],
          [1, '#000000', 0.3],
        ],
        true,
      )}"/>`,
    );
  art.add(
    `<path d="M0 0H1200V46Q1125 104 1050 46Q975 104 900 46Q825 104 750 46Q675 104 600 46Q525 104 450 46Q375 104 300 46Q225 104 150 46Q75 104 0 46Z" fill="${mix(palette.accent, '#8c2f1b', 0.45)}"/><path d="M0 46Q75 104 150 46Q225 104 300 46Q375 104 450 46Q525 104 600 46Q675 104 750 46Q825 104 900 46Q975 104 1050 46Q1125 104 1200 46" fill="none" stroke="${palette.accent}" stroke-width="6"/>`,
  );
  const dancers = random.whole(3, 5);
  const floor = mix(palette.accent, '#4a2c17', 0.6);
  art.add(
    `<path d="M0 500H1200V675H0Z" fill="${art.gradient([
      [0, mix(floor, '#000000', 0.45)],
      [1, floor],
    ])}"/>`,
  );
  const beam = art.gradient([
    [0, palette.light, 0.5],
    [1, palette.light, 0.03],
  ]);
  const spots = Array.from({ length: dancers }, (_, index) => ((index + 1) * width) / (dancers + 1) + random.between(-18, 18));
  for (const x of spots)
    art.add(
      `<path d="M${n(600 + (x - 600) * 0.4 - 14)} 0H${n(600 + (x - 600) * 0.4 + 14)}L${n(x + 130)} 560H${n(x - 130)}Z" fill="${beam}"/><ellipse cx="${n(x)}" cy="562" rx="135" ry="26" fill="${palette.light}" opacity="0.32"/>`,
    );
  spots.forEach((x, index) => {
    art.add(dancer(art, x, 566, dancers > 4 ? 0.86 : 0.98, (index + random.whole(0, 1)) % 2 === 0));
  });
  const clothes = wardrobe(art);
  for (let x = random.between(-30, 30); x < width + 40; x += random.between(112, 150))
    art.add(listener(x, random.between(636, 652), 36, look(random, clothes), palette.ink, 0.8));
}

function dancer(art: Drawing, x: number, y: number, s: number, mirrored: boolean): string {
  const { random, palette } = art;
  const skin = random.pick(['#f2cba8', '#e3b18a', '#d9a57e']);
  const gold = '#e9b949';
  const deep = '#a8741a';
  const cloth = random.pick([palette.second, mix('#9b2335', palette.second, 0.3), mix('#1d6b57', palette.second, 0.2)]);
  const sash = random.pick([palette.accent, '#f2d48a', mix(cloth, '#ffffff', 0.4)]);
  const hand = (hx: number, hy: number, turn: number) =>
    `<path d="M0 0q-7 -14 -3 -30q5 -4 7 4q2 14 3 26Z" fill="${skin}" transform="translate(${hx} ${hy}) rotate(${turn})"/><circle cx="${hx}" cy="${hy}" r="7.5" fill="${gold}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(mirrored ? -s : s).toFixed(2)} ${s.toFixed(2)})">
<path d="M-14 -4l-12 4h26Zm34 -4l16 8h-26Z" fill="${skin}"/>
<path d="M-34 -190Q-62 -80 -44 -8H-6L4 -60L16 -8H50Q62 -90 34 -190Z" fill="${cloth}"/><path d="M-8 -196L-2 -20L12 -20L10 -196Z" fill="${gold}"/><path d="M-47 -30H-4M14 -30H53M-49 -52H-2M10 -52H54" stroke="${gold}" stroke-width="5"/>
<path d="M-35 -198H35L31 -176H-32Z" fill="${gold}"/><path d="M-32 -292Q-38 -240 -30 -196H30Q38 -240 32 -292Q0 -274 -32 -292Z" fill="${sash}"/><path d="M-30 -290L26 -196H36L10 -290Z" fill="${gold}" opacity="0.85"/>
<path d="M-30 -286L-78 -262L-84 -318" fill="none" stroke="${skin}" stroke-width="15" stroke-linejoin="round"/><path d="M30 -286L84 -252L62 -210" fill="none" stroke="${skin}" stroke-width="15" stroke-linejoin="round"/>
<path d="M-62 -278l8 14M64 -272l-8 14" stroke="${gold}" stroke-width="8"/>${hand(-84, -318, -22)}${hand(62, -210, 130)}
<path d="M-40 -296Q0 -268 40 -296Q30 -264 0 -260Q-30 -264 -40 -296Z" fill="${gold}"/><rect x="-8" y="-318" width="16" height="30" fill="${mix(skin, '#7a3d1e', 0.2)}"/><ellipse cx="0" cy="-332" rx="21" ry="25" fill="${skin}"/>
<path d="M-25 -338Q-24 -366 0 -368Q24 -366 25 -338Q12 -352 0 -352Q-12 -352 -25 -338Z" fill="${gold}"/><path d="M-18 -362Q-12 -384 -8 -388L0 -446L8 -388Q12 -384 18 -362Z" fill="${gold}"/><path d="M-14 -374H14M-9 -388H9M-6 -402H6" stroke="${deep}" stroke-width="3"/><path d="M-25 -340l-7 16 8 4ZM25 -340l7 16 -8 4Z" fill="${gold}"/></g>`;
}
