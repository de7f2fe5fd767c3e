import { type Drawing, height, mix, n, width } from './drawing.ts';
import { bust, listener, look, standing, wardrobe } from './people.ts';

/** A lecture: a lit screen, someone speaking, the audience from behind. */
export function seminar(art: Drawing): void {
  const { random, palette } = art;
  const wall = mix(palette.near, palette.ink, 0.35);
  art.ground(mix(wall, palette.ink, 0.4), wall);
  const screenX = random.between(250, 420);
  art.light(screenX + 300, 210, 620, palette.light, 0.5);
  art.add(
    `<rect x="${n(screenX)}" y="56" width="600" height="318" rx="6" fill="${mix(palette.ink, '#000000', 0.3)}"/>`,
    `<rect x="${n(screenX + 12)}" y="68" width="576" height="294" fill="${art.gradient([
      [0, palette.light],
      [1, mix(palette.light, palette.far, 0.4)],
    ])}"/>`,
    slide(art, screenX + 12, 68),
  );
  for (const x of [70, 160, 1040, 1130]) art.add(`<rect x="${x}" y="0" width="26" height="430" fill="${palette.light}" opacity="0.05"/>`);
  art.add(
    `<rect y="410" width="${width}" height="80" fill="${mix(wall, palette.accent, 0.18)}"/><rect y="410" width="${width}" height="5" fill="${palette.accent}" opacity="0.55"/>`,
  );
  const speaker = random.chance(0.5) ? screenX - 120 : screenX + 715;
  const clothes = wardrobe(art);
  art.add(
    standing(speaker, 440, 226, { ...look(random, clothes), suit: true, hairStyle: random.pick(['short', 'bob', 'bun']) }),
    `<path d="M${n(speaker - 52)} 340H${n(speaker + 52)}L${n(speaker + 42)} 446H${n(speaker - 42)}Z" fill="${mix(palette.accent, '#5b3418', 0.62)}"/>`,
    `<rect x="${n(speaker - 58)}" y="330" width="116" height="13" rx="3" fill="${mix(palette.accent, '#5b3418', 0.4)}"/>`,
    `<circle cx="${n(speaker)}" cy="388" r="20" fill="${palette.accent}" opacity="0.9"/>`,
  );
  for (let row = 0; row < 3; row++) {
    const size = 25 + row * 13;
    const y = 468 + row * 72;
    const gap = size * 4.7;
    for (let x = -gap * (0.2 + random.next()); x < width + gap; x += gap) {
      if (random.chance(0.08)) continue;
      art.add(listener(x + random.between(-9, 9), y + random.between(-7, 7), size, look(random, clothes), palette.ink, 0.2 + row * 0.24));
    }
    art.add(
      `<rect y="${n(y + size * 2.35)}" width="${width}" height="${n(size * 3)}" fill="${mix(palette.ink, palette.near, 0.3 - row * 0.12)}"/>`,
    );
  }
}

/** What the screen shows: a chart, a map of circles, or a heading with a picture. */
function slide(art: Drawing, x: number, y: number): string {
  const { random, palette } = art;
  const heading = `<rect x="${n(x + 40)}" y="${n(y + 34)}" width="${n(random.between(210, 330))}" height="17" rx="4" fill="${palette.second}"/><rect x="${n(x + 40)}" y="${n(y + 64)}" width="${n(random.between(120, 190))}" height="9" rx="4" fill="${palette.near}" opacity="0.45"/>`;
  if (random.chance(0.4)) {
    const bars = Array.from({ length: 7 }, (_, index) => {
      const tall = 30 + random.between(0.2, 1) * 105 * (0.5 + index / 10);
      return `<rect x="${n(x + 50 + index * 70)}" y="${n(y + 262 - tall)}" width="42" height="${n(tall)}" rx="4" fill="${index % 3 === 1 ? palette.accent : palette.second}"/>`;
    });
    return `${heading + bars.join('')}<rect x="${n(x + 40)}" y="${n(y + 262)}" width="500" height="3" fill="${palette.near}" opacity="0.5"/>`;
  }
  if (random.chance(0.5)) {
    const nodes = Array.from(
      { length: 9 },
      () => [x + random.between(250, 540), y + random.between(100, 260), random.between(9, 30)] as const,
    );
    const lines = nodes
      .slice(1)
      .map(([cx, cy], index) => `<path d="M${n(nodes[index]?.[0] ?? cx)} ${n(nodes[index]?.[1] ?? cy)}L${n(cx)} ${n(cy)}"/>`);
    const text = [0, 1, 2, 3].map(
      (row) =>
        `<rect x="${n(x + 40)}" y="${n(y + 112 + row * 34)}" width="${n(random.between(110, 170))}" height="10" rx="4" fill="${palette.near}" opacity="0.35"/>`,
    );
    return `${heading + text.join('')}<g stroke="${palette.near}" stroke-width="2.5" opacity="0.45">${lines.join('')}</g>${nodes.map(([cx, cy, r], index) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${index % 3 === 0 ? palette.accent : palette.second}"/>`).join('')}`;
  }
  const sky = mix(palette.second, palette.light, 0.55);
  return `${heading}<rect x="${n(x + 40)}" y="${n(y + 96)}" width="496" height="166" rx="5" fill="${sky}"/><circle cx="${n(x + 420)}" cy="${n(y + 142)}" r="26" fill="${palette.accent}"/><path d="M${n(x + 40)} ${n(y + 262)}L${n(x + 190)} ${n(y + 150)}L${n(x + 270)} ${n(y + 214)}L${n(x + 370)} ${n(y + 128)}L${n(x + 536)} ${n(y + 262)}Z" fill="${palette.second}"/>`;
}

/** Shelves of books, and someone reading in front of them. */
export function library(art: Drawing): void {
  const { random, palette } = art;
  const wood = mix(palette.accent, '#4a2c17', 0.7);
  art.ground(mix(wood, '#000000', 0.45), mix(wood, '#000000', 0.25));
  const spines = [
    palette.second,
    palette.accent,
    palette.near,
    palette.far,
    '#f1e7d3',
    mix(palette.second, palette.ink, 0.45),
    mix(palette.accent, '#7c2d12', 0.5),
  ];
  const shelf = 135;
  for (let row = 0; row * shelf < height; row++) {
    const floor = row * shelf + shelf - 14;
    for (let x = 8; x < width; ) {
      const wide = random.between(14, 38);
      const tall = random.between(78, 114);
      const colour = random.pick(spines);
      const lean = random.chance(0.05) ? `transform="rotate(9 ${n(x + wide)} ${n(floor)})"` : '';
      art.add(
        `<g ${lean}><rect x="${n(x)}" y="${n(floor - tall)}" width="${n(wide - 2)}" height="${n(tall)}" rx="2" fill="${colour}"/><rect x="${n(x + 3)}" y="${n(floor - tall + 12)}" width="${n(wide - 8)}" height="5" fill="${palette.light}" opacity="0.55"/><rect x="${n(x + 3)}" y="${n(floor - 22)}" width="${n(wide - 8)}" height="${random.chance(0.5) ? 3 : 9}" fill="${palette.light}" opacity="0.4"/></g>`,
      );
      x += wide + (random.chance(0.06) ? random.between(16, 44) : 0);
    }
    art.add(
      `<rect y="${n(floor)}" width="${width}" height="14" fill="${wood}"/><rect y="${n(floor)}" width="${width}" height="3" fill="${palette.light}" opacity="0.25"/>`,
    );
  }
  for (const x of [-8, 392, 792, 1192]) art.add(`<rect x="${x}" width="18" height="${height}" fill="${mix(wood, '#000000', 0.2)}"/>`);
  art.light(random.between(300, 900), 120, 620, palette.light, 0.4);
  art.add(
    `<rect width="${width}" height="${height}" fill="${art.gradient([
      [0.3, palette.ink, 0],
      [1, palette.ink, 0.75],
    ])}"/>`,
  );
  const clothes = wardrobe(art);
  const readers = random.whole(1, 2);
  for (let index = 0; index < readers; index++) {
    const x = (width / (readers + 1)) * (index + 1) + random.between(-50, 50);
    art.add(bust(x, 400, 62, look(random, clothes)));
    const page = random.pick(['#fffaf0', '#f4f1ff', '#fff3e0']);
    art.add(
      `<path d="M${n(x - 122)} 520Q${n(x - 60)} 492 ${n(x)} 520Q${n(x + 60)} 492 ${n(x + 122)} 520L${n(x + 138)} 606Q${n(x + 64)} 580 ${n(x)} 606Q${n(x - 64)} 580 ${n(x - 138)} 606Z" fill="${page}"/><path d="M${n(x)} 520V606" stroke="${palette.near}" stroke-width="3" opacity="0.4"/>`,
    );
    for (let line = 0; line < 4; line++)
      art.add(
        `<path d="M${n(x - 104)} ${530 + line * 17}q50 -18 88 0M${n(x + 16)} ${530 + line * 17}q50 -18 88 0" fill="none" stroke="${palette.near}" stroke-width="3" opacity="0.32"/>`,
      );
  }
  art.add(
    `<rect y="602" width="${width}" height="73" fill="${mix(wood, palette.light, 0.12)}"/><rect y="602" width="${width}" height="6" fill="${palette.light}" opacity="0.4"/>`,
  );
}
