import { type Drawing, mix, n, width } from './drawing.ts';
import { bust, listener, look, standing, wardrobe } from './people.ts';

/** A ceremony of signing: flags, flowers, two signing and witnesses behind them. */
export function signing(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], mix(palette.sky[0], palette.sky[1], 0.5));
  const panel = art.gradient([
    [0, mix(palette.second, palette.ink, 0.1)],
    [1, mix(palette.second, palette.ink, 0.45)],
  ]);
  const tile = art.tile(
    64,
    `<path d="M32 4L60 32L32 60L4 32Z" fill="none" stroke="${palette.light}" stroke-opacity="0.16" stroke-width="2.5"/><circle cx="32" cy="32" r="6" fill="${palette.light}" fill-opacity="0.12"/>`,
    'scale(0.9)',
  );
  art.add(
    `<rect x="110" y="36" width="980" height="430" rx="10" fill="${panel}"/><rect x="110" y="36" width="980" height="430" rx="10" fill="${tile}"/>`,
  );
  // two emblems for the two parties
  for (const [x, colour] of [
    [505, palette.accent],
    [695, palette.light],
  ] as const) {
    art.add(
      `<circle cx="${x}" cy="120" r="50" fill="none" stroke="${colour}" stroke-width="7"/><circle cx="${x}" cy="120" r="34" fill="${colour}" opacity="0.85"/>`,
    );
    const shape = random.chance(0.5)
      ? `<path d="M${x} 98l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z"/>`
      : `<path d="M${x - 20} 132h40v7h-40Zm4-5v-18h6v18Zm11 0v-18h6v18Zm11 0v-18h6v18ZM${x} 96l22 11h-44Z"/>`;
    art.add(`<g fill="${mix(palette.second, palette.ink, 0.4)}">${shape}</g>`);
  }
  art.add(`<rect x="592" y="116" width="16" height="8" rx="3" fill="${palette.light}" opacity="0.8"/>`);
  const clothes = wardrobe(art);
  const witnesses = random.whole(5, 7);
  for (let index = 0; index < witnesses; index++) {
    art.add(
      bust(230 + (index * 740) / (witnesses - 1), random.between(292, 312), 33, { ...look(random, clothes), suit: random.chance(0.8) }),
    );
  }
  flag(art, 165, 470, true);
  flag(art, 1035, 470, false);
  for (const x of [440 + random.between(-16, 16), 760 + random.between(-16, 16)])
    art.add(bust(x, random.between(386, 398), 42, { ...look(random, clothes), suit: true }));
  const cloth = mix(palette.light, palette.sky[1], 0.2);
  art.add(
    `<rect x="90" y="488" width="1020" height="22" rx="4" fill="#ffffff"/>`,
    `<path d="M100 510H1100V675H100Z" fill="${art.gradient([
      [0, cloth],
      [1, mix(cloth, palette.near, 0.35)],
    ])}"/>`,
    ...Array.from(
      { length: 13 },
      (_, index) =>
        `<path d="M${100 + index * 77} 510q38 46 77 0" fill="none" stroke="${palette.accent}" stroke-width="4" opacity="0.75"/>`,
    ),
  );
  for (const x of [390, 710]) {
    art.add(
      `<path d="M${x} 492l14 -24h76l14 24Z" fill="${mix(palette.second, '#2b1a12', 0.55)}"/><path d="M${x + 18} 488l9 -15h25v15Zm39 -15h25l9 15h-34Z" fill="#fffdf5"/>`,
      `<path d="M${x + 62} 478l22 -26" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round"/>`,
    );
  }
  flowers(art, 600, 490, 1.15);
  flowers(art, 215, 490, 0.8);
  flowers(art, 985, 490, 0.8);
}

function flag(art: Drawing, x: number, y: number, thai: boolean): void {
  const stripes = thai
    ? ['#b5273a', '#ffffff', '#2c2a5e', '#2c2a5e', '#ffffff', '#b5273a']
    : [art.palette.accent, art.palette.accent, '#ffffff', '#ffffff', art.palette.second, art.palette.second];
  const folds = stripes.map(
    (colour, index) =>
      `<path d="M${n(x + index * 9 - 27)} ${y - 236}q${index * 2 - 5} 90 ${index * 3 - 8} 190h9q4 -100 0 -190Z" fill="${colour}"/>`,
  );
  art.add(
    `<rect x="${x - 3}" y="${y - 270}" width="6" height="290" fill="${mix(art.palette.accent, '#7a5a20', 0.4)}"/><circle cx="${x}" cy="${y - 274}" r="8" fill="${art.palette.accent}"/>`,
    ...folds,
  );
}

function flowers(art: Drawing, x: number, y: number, s: number): void {
  const { random, palette } = art;
  for (let index = 0; index < 15; index++) {
    const angle = Math.PI + (index / 14) * Math.PI;
    art.add(
      `<path d="M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * 40 * s)} ${n(y + Math.sin(angle) * 26 * s)} ${n(x + Math.cos(angle) * 76 * s)} ${n(y + Math.sin(angle) * 46 * s)}" fill="none" stroke="${mix(palette.near, '#4f8a3c', 0.6)}" stroke-width="${n(7 * s)}" stroke-linecap="round"/>`,
    );
  }
  for (let index = 0; index < 17; index++) {
    const fx = x + random.between(-58, 58) * s;
    const fy = y - random.between(8, 52) * s * (1 - Math.abs(fx - x) / (110 * s));
    const colour = random.pick([palette.accent, '#fff4f2', palette.second, '#f3b6c4']);
    const petals = [0, 72, 144, 216, 288].map(
      (turn) =>
        `<ellipse cx="${n(fx)}" cy="${n(fy - 6 * s)}" rx="${n(4.6 * s)}" ry="${n(6.6 * s)}" transform="rotate(${turn} ${n(fx)} ${n(fy)})"/>`,
    );
    art.add(`<g fill="${colour}">${petals.join('')}</g><circle cx="${n(fx)}" cy="${n(fy)}" r="${n(3.4 * s)}" fill="#f5cf57"/>`);
  }
}

/** Everyone together on the stage, the front row with certificates. */
export function groupPhoto(art: Drawing): void {
  const { random, palette } = art;
  const curtain = mix(palette.second, palette.ink, 0.35);
  art.ground(curtain, mix(curtain, palette.ink, 0.4));
  for (let x = 0; x < width; x += 50)
    art.add(
      `<rect x="${x}" width="50" height="500" fill="${art.gradient(
        [
          [0, palette.ink, 0.32],
          [0.5, palette.light, 0.08],
          [1, palette.ink, 0.32],
        ],
        true,
      )}"/>`,
    );
  art.add(
    `<rect x="210" y="52" width="780" height="236" rx="8" fill="${palette.light}"/><rect x="210" y="52" width="780" height="12" fill="${palette.accent}"/><circle cx="300" cy="166" r="50" fill="${palette.second}"/><path d="M270 186h60v10h-60Zm6 -6v-26h9v26Zm19 0v-26h10v26Zm20 0v-26h9v26ZM300 126l34 18h-68Z" fill="${palette.light}"/>`,
  );
  art.add(
    `<rect x="385" y="118" width="${n(random.between(380, 540))}" height="24" rx="5" fill="${palette.near}"/><rect x="385" y="164" width="${n(random.between(300, 480))}" height="16" rx="5" fill="${palette.near}" opacity="0.5"/><rect x="385" y="202" width="${n(random.between(180, 300))}" height="12" rx="5" fill="${palette.accent}"/>`,
  );
  art.light(600, 190, 680, palette.light, 0.35);
  const floor = mix(palette.accent, '#6b4a2b', 0.6);
  art.add(
    `<rect y="520" width="${width}" height="155" fill="${art.gradient([
      [0, mix(floor, palette.ink, 0.25)],
      [1, floor],
    ])}"/>`,
  );
  const clothes = wardrobe(art);
  const rows = random.whole(2, 3);
  for (let row = 0; row < rows; row++) {
    const share = row / Math.max(1, rows - 1);
    const people = 11 - row + random.whole(-1, 1);
    const feet = 545 + share * 90;
    const tall = 300 + share * 34;
    for (let index = 0; index < people; index++) {
      const x = 90 + (index * 1020) / (people - 1) + random.between(-12, 12);
      const last = row === rows - 1;
      art.add(
        `<ellipse cx="${n(x)}" cy="${n(feet + 2)}" rx="42" ry="7" fill="#000000" opacity="0.25"/>`,
        standing(x, feet, tall + random.between(-16, 16), look(random, clothes), last && random.chance(0.7) ? palette.accent : undefined),
      );
    }
  }
}

/** Graduates from behind, their caps in the air. */
export function graduation(art: Drawing): void {
  const { random, palette } = art;
  art.ground(palette.sky[0], palette.sky[1]);
  art.light(random.between(300, 900), 260, 520, palette.light);
  const gown = mix(palette.ink, palette.second, 0.25);
  const confetti = Array.from(
    { length: 110 },
    () =>
      `<rect x="${n(random.between(0, width))}" y="${n(random.between(0, 520))}" width="${n(random.between(4, 10))}" height="${n(random.between(3, 7))}" fill="${random.pick([palette.accent, palette.light, palette.second])}" opacity="0.85" transform="rotate(${random.whole(-35, 35)})"/>`,
  );
  art.add(...confetti);
  for (let index = 0; index < random.whole(10, 14); index++) {
    const x = random.between(60, 1140);
    const y = random.between(60, 330);
    const s = random.between(0.55, 1.15);
    art.add(
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${random.whole(-38, 38)}) scale(${s.toFixed(2)})"><path d="M-34 6q0 22 34 24q34 -2 34 -24Z" fill="${mix(gown, '#000000', 0.3)}"/><path d="M0 -26L72 0L0 26L-72 0Z" fill="${gown}"/><path d="M0 0L52 10V36" fill="none" stroke="${palette.accent}" stroke-width="4"/><circle cx="52" cy="40" r="7" fill="${palette.accent}"/></g>`,
    );
  }
  for (let row = 0; row < 3; row++) {
    const size = 30 + row * 12;
    const y = 430 + row * 88;
    for (let x = random.between(-60, 20); x < width + 60; x += size * 4.4) {
      const cx = x + random.between(-10, 10);
      const person = { ...look(random, [gown]), suit: false };
      const raised = random.chance(0.55);
      const arm = raised
        ? `<path d="M${n(cx + size * 1.5)} ${n(y + size * 2)}L${n(cx + size * 2.1)} ${n(y - size * 1.9)}" stroke="${mix(gown, palette.ink, row * 0.2)}" stroke-width="${n(size * 0.85)}" stroke-linecap="round"/><circle cx="${n(cx + size * 2.15)}" cy="${n(y - size * 2.4)}" r="${n(size * 0.38)}" fill="${person.skin}"/>`
        : '';
      art.add(
        arm,
        listener(cx, y, size, person, palette.ink, row * 0.16),
        `<path d="M${n(cx - size * 1.25)} ${n(y + size * 1.2)}L${n(cx)} ${n(y + size * 3.6)}L${n(cx + size * 1.25)} ${n(y + size * 1.2)}L${n(cx)} ${n(y + size * 2.3)}Z" fill="${palette.accent}" opacity="0.85"/>`,
      );
    }
  }
}
