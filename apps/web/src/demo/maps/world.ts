import type { Language } from '@faculty/contracts/kit/bilingual';
import drawn from './world.json';

export interface Country {
  code: string;
  name: Record<Language, string>;
  /** Its outline, as the data of an SVG path. */
  path: string;
}

/** The countries of the world but Antarctica (AQ), which the documented map leaves out too. */
export const countries: readonly Country[] = Object.entries(drawn.countries).map(([code, [th = '', en = '', path = '']]) => ({
  code,
  name: { th, en },
  path,
}));

export const countryOf = (code: string) => countries.find((country) => country.code === code);

/** Documented: eighteen capitals. */
export const capitals = drawn.capitals;

export const mapSize = { width: drawn.width, height: drawn.height };
