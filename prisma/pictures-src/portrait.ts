import { Random } from '../seed/demo/random.ts';
import { mix } from './drawing.ts';
import { palettes } from './palettes.ts';
import { bust, look } from './people.ts';

const size = 400;

/** A member's picture, as SVG: head and shoulders before a quiet ground. */
export function portrait(seed: string, sex: 'f' | 'm'): string {
  const random = new Random(`portrait-${seed}`);
  const palette = random.pick(Object.values(palettes));
  const clothes = ['#f7f4ee', palette.second, palette.near, '#24344d', mix(palette.accent, '#ffffff', 0.25)];
  const person = { ...look(random, clothes), hairStyle: sex === 'm' ? ('short' as const) : random.pick(['long', 'bun', 'bob'] as const) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${mix(palette.sky[0], '#ffffff', 0.35)}"/><stop offset="1" stop-color="${mix(palette.sky[1], palette.far, 0.3)}"/></linearGradient></defs><rect width="${size}" height="${size}" fill="url(#g)"/>${bust(200, 232, 76, person)}</svg>`;
}
