import type { Random } from '../seed/demo/random.ts';
import type { Palette } from './palettes.ts';

export const width = 1200;
export const height = 675;

/** A number as short SVG text. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Two `#rrggbb` colours mixed; 0 = the first, 1 = the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A picture being drawn: SVG pieces from back to front, with the chance and the colours that make it different from the next one. */
export class Drawing {
  readonly random: Random;
  readonly palette: Palette;
  #definitions: string[] = [];
  #pieces: string[] = [];

  constructor(random: Random, palette: Palette) {
    this.random = random;
    this.palette = palette;
  }

  add(...pieces: string[]): void {
    this.#pieces.push(...pieces);
  }

  /** A fill from top to bottom (or, turned, from left to right). */
  gradient(stops: readonly Stop[], turned = false): string {
    return this.#define((id) => `<linearGradient id="${id}" ${turned ? '' : 'x2="0" y2="1"'}>${stopTags(stops)}</linearGradient>`);
  }

  /** A fill from the middle outwards. */
  glow(stops: readonly Stop[]): string {
    return this.#define((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`);
  }

  /** A repeated tile. */
  tile(size: number, content: string, transform: string): string {
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
    );
  }

  /** Everything behind the picture: the sky or the wall. */
  ground(top: string, bottom: string): void {
    this.add(
      `<rect width="${width}" height="${height}" fill="${this.gradient([
        [0, top],
        [1, bottom],
      ])}"/>`,
    );
  }

  /** A soft light. */
  light(x: number, y: number, radius: number, colour: string, strength = 0.9): void {
    const fill = this.glow([
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ]);
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`);
  }

  toSvg(): string {
    const shade = this.glow([
      [0.55, '#000000', 0],
      [1, '#000000', 0.28],
    ]);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#pieces.join('')}<ellipse cx="600" cy="330" rx="1000" ry="640" fill="${shade}"/></svg>`;
  }

  #define(tag: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(tag(id));
    return `url(#${id})`;
  }
}

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`).join('');
