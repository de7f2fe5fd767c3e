import { type Drawing, height, mix, n, width } from './drawing.ts';
import { bust, look, wardrobe } from './people.ts';

/** The world with routes between cities: exchanges and visits from abroad. */
export function globe(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  const x = random.between(380, 820);
  const y = random.between(470, 560);
  const r = random.between(360, 410);
  art.light(x, y, r * 1.5, palette.light, 0.55);
  const sea = art.glow([
    [0, mix(palette.second, palette.light, 0.35)],
    [1, mix(palette.second, palette.ink, 0.25)],
  ]);
  art.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${sea}"/>`);
  const grid =
    [0.25, 0.5, 0.75, 1].map((share) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * share)}" ry="${n(r)}"/>`).join('') +
    [-0.6, -0.3, 0, 0.3, 0.6]
      .map(
        (share) => `<path d="M${n(x - r * Math.sqrt(1 - share * share))} ${n(y + r * share)}H${n(x + r * Math.sqrt(1 - share * share))}"/>`,
      )
      .join('');
  art.add(`<g fill="none" stroke="${palette.light}" stroke-width="1.8" opacity="0.35">${grid}</g>`);
  // land as clusters of dots, kept inside the disc
  for (let land = 0; land < 8; land++) {
    const lx = x + random.between(-0.75, 0.75) * r;
    const ly = y + random.between(-0.85, 0.2) * r;
    const spread = random.between(40, 110);
    for (let row = -4; row <= 4; row++) {
      for (let column = -6; column <= 6; column++) {
        const dx = column * 17 + (row % 2) * 8;
        const dy = row * 15;
        if (Math.hypot(dx / 1.25, dy) > spread * random.between(0.6, 1) || Math.hypot(lx + dx - x, ly + dy - y) > r - 12) continue;
        art.add(`<circle cx="${n(lx + dx)}" cy="${n(ly + dy)}" r="5" fill="${palette.light}" opacity="0.72"/>`);
      }
    }
  }
  const cities = Array.from({ length: 6 }, (_, index) => {
    const angle = Math.PI * (1.12 + index * 0.15) + random.between(-0.05, 0.05);
    const reach = r * random.between(0.35, 0.9);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  cities.forEach(([cx, cy], index) => {
    const [ex, ey] = cities[(index + 2) % cities.length] ?? [cx, cy];
    const lift = Math.min(cy, ey) - random.between(90, 190);
    art.add(
      `<path d="M${n(cx)} ${n(cy)}Q${n((cx + ex) / 2)} ${n(lift)} ${n(ex)} ${n(ey)}" fill="none" stroke="${palette.accent}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>`,
    );
  });
  for (const [cx, cy] of cities)
    art.add(
      `<path d="M${n(cx)} ${n(cy)}c-22 -30 -20 -52 0 -54c20 2 22 24 0 54Z" fill="${palette.accent}"/><circle cx="${n(cx)}" cy="${n(cy - 34)}" r="8" fill="#ffffff"/>`,
    );
  const planeX = random.chance(0.5) ? random.between(140, 300) : random.between(900, 1060);
  art.add(
    `<g transform="translate(${n(planeX)} ${n(random.between(110, 190))}) rotate(${planeX < 600 ? -18 : -162}) scale(${planeX < 600 ? '1.5 1.5' : '1.5 -1.5'})" fill="#ffffff"><path d="M-60 -6H30Q58 -4 62 2Q56 9 30 9H-52Z"/><path d="M-12 2L-44 46H-28L22 4ZM-10 -4L-30 -36H-18L14 -5ZM-60 -6L-76 -30H-62L-42 -6Z" opacity="0.86"/></g>`,
  );
}

/** A desk from above: papers, a laptop, coffee and a plant. */
export function desk(art: Drawing): void {
  const { random, palette } = art;
  const top = mix(palette.sky[1], palette.far, 0.25);
  art.ground(top, mix(top, palette.near, 0.18));
  const shadow = (content: string, x: number, y: number, turn: number) =>
    `<g transform="translate(${n(x + 9)} ${n(y + 12)}) rotate(${n(turn)})" fill="#000000" opacity="0.16">${content}</g>`;
  const place = (outline: string, content: string, x: number, y: number, turn: number) =>
    art.add(shadow(outline, x, y, turn), `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${content}</g>`);
  const mat = '<rect x="-330" y="-210" width="660" height="420" rx="18"/>';
  place(mat, `<g fill="${palette.second}">${mat}</g>`, random.between(430, 770), 340, random.between(-7, 7));
  const keys = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => `<rect x="${-178 + column * 30}" y="${-66 + row * 26}" width="25" height="21" rx="4"/>`).join(
      '',
    ),
  ).join('');
  const laptop = '<rect x="-200" y="-125" width="400" height="250" rx="16"/>';
  place(
    laptop,
    `<g fill="#e6e9ee">${laptop}</g><g fill="#3b4252">${keys}</g><rect x="-62" y="46" width="124" height="66" rx="8" fill="#cfd5de"/><rect x="-200" y="-150" width="400" height="38" rx="8" fill="#2c3240"/>`,
    random.between(420, 780),
    random.between(280, 380),
    random.between(-12, 12),
  );
  for (let index = 0; index < random.whole(2, 3); index++) {
    const lines = Array.from(
      { length: 9 },
      (_, row) =>
        `<rect x="-78" y="${-70 + row * 22}" width="${n(random.between(90, 156))}" height="7" rx="3" fill="${palette.near}" opacity="0.3"/>`,
    ).join('');
    const sheet = '<rect x="-105" y="-150" width="210" height="300" rx="4"/>';
    place(
      sheet,
      `<g fill="#fffefa">${sheet}</g><rect x="-78" y="-120" width="110" height="16" rx="4" fill="${index === 0 ? palette.accent : palette.second}"/>${lines}<circle cx="58" cy="110" r="22" fill="none" stroke="${palette.accent}" stroke-width="5" opacity="0.8"/>`,
      index === 0 ? random.between(110, 220) : random.between(960, 1120),
      random.between(220, 470),
      random.between(-24, 24),
    );
  }
  place(
    '<circle r="62"/>',
    `<circle r="62" fill="#ffffff"/><circle r="46" fill="#6b4226"/><circle r="46" fill="none" stroke="#8a5a38" stroke-width="7"/><path d="M-18 -8q18 -18 36 0q-4 20 -18 28q-14 -8 -18 -28Z" fill="#d9b08c"/><path d="M56 -20q44 -2 42 24q-4 24 -44 20" fill="none" stroke="#ffffff" stroke-width="13"/>`,
    random.between(950, 1090),
    random.between(80, 150),
    random.between(0, 90),
  );
  const leaves = Array.from(
    { length: 11 },
    (_, index) =>
      `<path d="M0 0Q28 -50 6 -122Q-26 -60 0 0Z" fill="${mix('#3f8a4f', palette.near, random.between(0, 0.6))}" transform="rotate(${n(index * 33 + random.between(-8, 8))})"/>`,
  ).join('');
  place(
    '<circle r="92"/>',
    `${leaves}<circle r="20" fill="${mix('#3f8a4f', '#ffffff', 0.2)}"/>`,
    random.between(80, 200),
    random.between(590, 640),
    0,
  );
  place(
    '<rect x="-6" y="-95" width="12" height="190" rx="6"/>',
    `<rect x="-6" y="-95" width="12" height="150" rx="6" fill="${palette.accent}"/><path d="M-6 52h12l-6 42Z" fill="#f2d3a0"/>`,
    random.between(860, 940),
    random.between(520, 600),
    random.between(20, 70),
  );
  for (let index = 0; index < 3; index++)
    art.add(
      `<rect x="${n(1000 + index * 16)}" y="${n(560 - index * 12)}" width="120" height="110" fill="${mix(palette.accent, '#ffffff', 0.25 + index * 0.25)}" transform="rotate(${n(random.between(-9, 9))} 1060 610)"/>`,
    );
}

/** People talking: languages, translation, counselling. */
export function conversation(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  for (let index = 0; index < 9; index++)
    art.add(
      `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, height))}" r="${n(random.between(60, 220))}" fill="${random.pick([palette.light, palette.far, palette.second])}" opacity="0.16"/>`,
    );
  const people = random.whole(3, 4);
  const clothes = wardrobe(art);
  const fills = [palette.light, palette.accent, palette.second, '#ffffff'];
  for (let index = 0; index < people; index++) {
    const x = ((index + 0.5) * width) / people + random.between(-22, 22);
    const y = random.between(70, 140);
    const wide = random.between(200, 250);
    const fill = fills[index % fills.length] ?? palette.light;
    const inside = fill === palette.light || fill === '#ffffff' ? palette.second : palette.light;
    const tail = x - random.between(-20, 20);
    art.add(
      `<path d="M${n(tail - 20)} ${n(y + 120)}L${n(tail + 8)} ${n(y + 186)}L${n(tail + 36)} ${n(y + 120)}Z" fill="${fill}"/><rect x="${n(x - wide / 2)}" y="${n(y)}" width="${n(wide)}" height="132" rx="38" fill="${fill}"/>`,
    );
    if (random.chance(0.35)) art.add(...[-44, 0, 44].map((dx) => `<circle cx="${n(x + dx)}" cy="${n(y + 66)}" r="13" fill="${inside}"/>`));
    else
      for (let row = 0; row < 3; row++)
        art.add(
          `<path d="M${n(x - wide / 2 + 40)} ${n(y + 38 + row * 28)}${Array.from({ length: random.whole(6, 9) - row }, () => 'q8 -16 15 0').join('')}" fill="none" stroke="${inside}" stroke-width="6" stroke-linecap="round"/>`,
        );
    art.add(bust(x, random.between(462, 486), random.between(70, 80), look(random, clothes)));
  }
  art.add(`<rect y="640" width="${width}" height="35" fill="${mix(palette.near, palette.ink, 0.2)}" opacity="0.9"/>`);
}

/** Runners on the track. */
export function sport(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  art.light(random.between(200, 1000), 110, 380, palette.light);
  for (let row = 0; row < 6; row++) {
    for (let x = random.between(-10, 10); x < width; x += 26)
      art.add(
        `<circle cx="${n(x + random.between(-5, 5))}" cy="${n(232 + row * 25)}" r="9.5" fill="${random.pick([palette.accent, palette.light, palette.second, palette.near, '#e3b18a', '#d1495b'])}" opacity="${n(0.35 + row * 0.1)}"/>`,
      );
    art.add(`<rect y="${244 + row * 25}" width="${width}" height="9" fill="${mix(palette.far, palette.near, row / 8)}"/>`);
  }
  art.add(`<rect y="384" width="${width}" height="46" fill="${mix('#6aa84f', palette.near, 0.35)}"/>`);
  const track = mix('#b5523b', palette.accent, 0.2);
  art.add(
    `<rect y="428" width="${width}" height="247" fill="${art.gradient([
      [0, mix(track, palette.ink, 0.2)],
      [1, track],
    ])}"/>`,
  );
  for (let lane = 0; lane < 5; lane++)
    art.add(`<path d="M0 ${n(436 + lane * lane * 11 + lane * 12)}H${width}" stroke="#ffffff" stroke-width="${2 + lane}" opacity="0.75"/>`);
  for (let index = 0; index < 9; index++)
    art.add(
      `<path d="M${n(index * 140 + 20)} 0V34l44 -34Z" fill="${[palette.accent, palette.light, palette.second][index % 3]}"/><path d="M${n(index * 140 + 84)} 0v28l40 -28Z" fill="${[palette.second, palette.accent, palette.light][index % 3]}"/>`,
    );
  const runners = random.whole(4, 5);
  for (let index = 0; index < runners; index++) {
    const x = 130 + (index * 940) / (runners - 1) + random.between(-34, 34);
    art.add(runner(art, x, 560 + (index % 2) * 74 + random.between(-12, 12), random.between(1, 1.16)));
  }
}

function runner(art: Drawing, x: number, y: number, s: number): string {
  const { random, palette } = art;
  const skin = random.pick(['#e3b18a', '#cf9670', '#b97c55']);
  const shirt = random.pick([palette.second, palette.accent, '#ffffff', '#d1495b']);
  const limb = (path: string, colour: string, wide: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const other = random.chance(0.5);
  return `<ellipse cx="${n(x)}" cy="${n(y + 6)}" rx="${n(70 * s)}" ry="8" fill="#000000" opacity="0.22"/><g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})">
${limb('M18 -178L-26 -158L-50 -178', mix(skin, '#5a2d16', 0.25), 15)}${limb(other ? 'M-6 -100L-50 -66L-92 -92' : 'M-6 -100L-38 -58L-84 -52', mix(skin, '#5a2d16', 0.25), 20)}
${limb(other ? 'M-6 -100L38 -62L28 -6' : 'M-6 -100L44 -74L46 -16', skin, 20)}<path d="${other ? 'M28 -8h26q2 10 -4 11h-26Z' : 'M46 -18h26q2 10 -4 11h-26Z'}" fill="#f8f8f8"/>
${limb('M-8 -108L20 -86M-8 -108L-28 -84', palette.ink, 28)}${limb('M18 -172L-6 -112', shirt, 40)}${limb('M22 -178L54 -148L84 -172', skin, 15)}
<circle cx="36" cy="-216" r="23" fill="${skin}"/><path d="M14 -216Q12 -246 40 -242Q58 -238 58 -224Q44 -232 34 -226Q28 -212 22 -208Q14 -206 14 -216Z" fill="#241d1b"/><rect x="-2" y="-158" width="26" height="22" rx="3" fill="#ffffff" opacity="0.85" transform="rotate(22 10 -148)"/></g>`;
}
