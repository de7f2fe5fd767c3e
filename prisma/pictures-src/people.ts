import type { Random } from '../seed/demo/random.ts';
import { type Drawing, mix, n } from './drawing.ts';

const skins = ['#f2cba8', '#e3b18a', '#cf9670', '#b97c55'];
const hairs = ['#241d1b', '#2f2622', '#1d1b22', '#43322a', '#8b8583'];

export interface Look {
  skin: string;
  hair: string;
  clothes: string;
  hairStyle: 'short' | 'long' | 'bun' | 'bob';
  suit: boolean;
}

/** A person to draw; the same look serves several poses. */
export function look(random: Random, clothes: readonly string[]): Look {
  return {
    skin: random.pick(skins),
    hair: random.pick(hairs.slice(0, random.chance(0.12) ? 5 : 4)),
    clothes: random.pick(clothes),
    hairStyle: random.pick(['short', 'short', 'long', 'bun', 'bob']),
    suit: random.chance(0.45),
  };
}

/** Clothes that go with the picture: its colours and white. */
export const wardrobe = ({ palette }: Drawing): string[] => [
  palette.second,
  palette.accent,
  '#f7f4ee',
  mix(palette.near, '#ffffff', 0.25),
  palette.near,
  mix(palette.second, '#ffffff', 0.45),
];

/** The part of the hair that falls behind the shoulders; (x, y) is the chin and `s` the radius of the head. */
function hairBehind(x: number, y: number, s: number, who: Look): string {
  const at = placer(x, y, s);
  switch (who.hairStyle) {
    case 'long':
      return `<path d="M${at(-1.08, -1)}C${at(-1.2, 0.2)} ${at(-1.1, 0.9)} ${at(-0.9, 1.25)}L${at(0.9, 1.25)}C${at(1.1, 0.9)} ${at(1.2, 0.2)} ${at(1.08, -1)}Z" fill="${who.hair}"/>`;
    case 'bob':
      return `<path d="M${at(-1.12, -1)}C${at(-1.2, -0.2)} ${at(-1.1, 0.1)} ${at(-0.85, 0.25)}L${at(0.85, 0.25)}C${at(1.1, 0.1)} ${at(1.2, -0.2)} ${at(1.12, -1)}Z" fill="${who.hair}"/>`;
    case 'bun':
      return `<circle cx="${n(x)}" cy="${n(y - 2.35 * s)}" r="${n(0.5 * s)}" fill="${who.hair}"/>`;
    default:
      return '';
  }
}

/** Neck, face and the hair above it. */
function head(x: number, y: number, s: number, who: Look): string {
  const at = placer(x, y, s);
  return (
    `<rect x="${n(x - 0.38 * s)}" y="${n(y - 0.5 * s)}" width="${n(0.76 * s)}" height="${n(1.4 * s)}" rx="${n(0.3 * s)}" fill="${mix(who.skin, '#7a3d1e', 0.18)}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y - 0.9 * s)}" rx="${n(0.92 * s)}" ry="${n(1.12 * s)}" fill="${who.skin}"/>` +
    `<path d="M${at(-0.99, -0.75)}C${at(-1.25, -2.5)} ${at(1.25, -2.5)} ${at(0.99, -0.75)}C${at(0.85, -1.35)} ${at(0.45, -1.5)} ${at(0.1, -1.48)}C${at(-0.35, -1.45)} ${at(-0.8, -1.4)} ${at(-0.99, -0.75)}Z" fill="${who.hair}"/>`
  );
}

/** Shirt and tie in the opening of a jacket, or the neckline. */
function collar(x: number, y: number, s: number, who: Look): string {
  const at = placer(x, y, s);
  if (!who.suit) return `<path d="M${at(-0.62, 0.66)}Q${at(0, 1.6)} ${at(0.62, 0.66)}Z" fill="${who.skin}"/>`;
  const shirt = `<path d="M${at(-0.5, 0.6)}L${at(0, 2.3)}L${at(0.5, 0.6)}Z" fill="#fbfaf7"/>`;
  if (who.hairStyle !== 'short') return shirt;
  return `${shirt}<path d="M${at(-0.14, 0.95)}L${at(0.14, 0.95)}L${at(0.2, 2)}L${at(0, 2.35)}L${at(-0.2, 2)}Z" fill="${mix(who.clothes, '#000000', 0.3)}"/>`;
}

/** Points given in heads from the chin. */
const placer = (x: number, y: number, s: number) => (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;

/** Head and shoulders, seen from the front; (x, y) is the chin and `size` the radius of the head. */
export function bust(x: number, y: number, size: number, who: Look): string {
  const at = placer(x, y, size);
  const shoulders = `<path d="M${at(-2.1, 4.2)}C${at(-2.15, 1.9)} ${at(-1.9, 1.15)} ${at(-0.5, 0.62)}L${at(0.5, 0.62)}C${at(1.9, 1.15)} ${at(2.15, 1.9)} ${at(2.1, 4.2)}Z" fill="${who.clothes}"/>`;
  return hairBehind(x, y, size, who) + shoulders + collar(x, y, size, who) + head(x, y, size, who);
}

/** Head and shoulders from behind: an audience. */
export function listener(x: number, y: number, size: number, who: Look, shadow: string, depth: number): string {
  const s = size;
  const hair = mix(who.hair, shadow, depth);
  const clothes = mix(who.clothes, shadow, depth);
  const at = placer(x, y, s);
  const tail =
    who.hairStyle === 'long'
      ? `<path d="M${at(-1, -1)}L${at(-0.9, 1.3)}Q${at(0, 1.7)} ${at(0.9, 1.3)}L${at(1, -1)}Z" fill="${hair}"/>`
      : who.hairStyle === 'bun'
        ? `<circle cx="${n(x)}" cy="${n(y - 2.1 * s)}" r="${n(0.48 * s)}" fill="${hair}"/>`
        : '';
  return (
    `<path d="M${at(-2.15, 4.6)}C${at(-2.2, 1.9)} ${at(-1.9, 1)} ${at(-0.45, 0.5)}L${at(0.45, 0.5)}C${at(1.9, 1)} ${at(2.2, 1.9)} ${at(2.15, 4.6)}Z" fill="${clothes}"/>` +
    `<rect x="${n(x - 0.4 * s)}" y="${n(y - 0.4 * s)}" width="${n(0.8 * s)}" height="${n(1.2 * s)}" fill="${mix(mix(who.skin, '#7a3d1e', 0.2), shadow, depth)}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y - 0.9 * s)}" rx="${n(0.95 * s)}" ry="${n(1.15 * s)}" fill="${hair}"/>${tail}`
  );
}

/** A whole person standing; (x, y) is between the feet and `tall` the height. */
export function standing(x: number, y: number, tall: number, who: Look, holds?: string): string {
  const s = tall / 8.4;
  const chin = y - tall + 2.1 * s;
  const skirt = who.hairStyle !== 'short';
  const legs = mix(who.clothes, '#14161f', 0.72);
  const lower = skirt
    ? `<path d="M${n(x - 0.95 * s)} ${n(y - 4 * s)}L${n(x - 1.2 * s)} ${n(y - 1.6 * s)}H${n(x + 1.2 * s)}L${n(x + 0.95 * s)} ${n(y - 4 * s)}Z" fill="${legs}"/><path d="M${n(x - 0.45 * s)} ${n(y - 1.7 * s)}V${n(y)}M${n(x + 0.45 * s)} ${n(y - 1.7 * s)}V${n(y)}" stroke="${who.skin}" stroke-width="${n(0.5 * s)}"/>`
    : `<path d="M${n(x - 0.5 * s)} ${n(y - 4 * s)}L${n(x - 0.6 * s)} ${n(y)}M${n(x + 0.5 * s)} ${n(y - 4 * s)}L${n(x + 0.6 * s)} ${n(y)}" stroke="${legs}" stroke-width="${n(0.95 * s)}"/>`;
  const body = `<path d="M${n(x - 1.45 * s)} ${n(chin + 1.7 * s)}Q${n(x - 1.35 * s)} ${n(chin + 0.75 * s)} ${n(x - 0.4 * s)} ${n(chin + 0.55 * s)}H${n(x + 0.4 * s)}Q${n(x + 1.35 * s)} ${n(chin + 0.75 * s)} ${n(x + 1.45 * s)} ${n(chin + 1.7 * s)}L${n(x + 1.02 * s)} ${n(y - 3.7 * s)}H${n(x - 1.02 * s)}Z" fill="${who.clothes}"/>`;
  const sleeve = mix(who.clothes, '#000000', 0.1);
  const arms = holds
    ? `<path d="M${n(x - 1.25 * s)} ${n(chin + 1.3 * s)}L${n(x - 1.35 * s)} ${n(chin + 2.7 * s)}L${n(x - 0.5 * s)} ${n(chin + 2.9 * s)}M${n(x + 1.25 * s)} ${n(chin + 1.3 * s)}L${n(x + 1.35 * s)} ${n(chin + 2.7 * s)}L${n(x + 0.5 * s)} ${n(chin + 2.9 * s)}" fill="none" stroke="${sleeve}" stroke-width="${n(0.55 * s)}" stroke-linejoin="round" stroke-linecap="round"/><rect x="${n(x - 0.8 * s)}" y="${n(chin + 2.1 * s)}" width="${n(1.6 * s)}" height="${n(1.15 * s)}" rx="${n(0.08 * s)}" fill="#fffdf6" stroke="${holds}" stroke-width="${n(0.14 * s)}"/>`
    : `<path d="M${n(x - 1.22 * s)} ${n(chin + 1.3 * s)}L${n(x - 1.4 * s)} ${n(y - 3.3 * s)}M${n(x + 1.22 * s)} ${n(chin + 1.3 * s)}L${n(x + 1.4 * s)} ${n(y - 3.3 * s)}" stroke="${sleeve}" stroke-width="${n(0.55 * s)}" stroke-linecap="round"/>`;
  const hs = s * 0.86;
  return hairBehind(x, chin, hs, who) + lower + body + collar(x, chin, hs, who) + arms + head(x, chin, hs, who);
}
