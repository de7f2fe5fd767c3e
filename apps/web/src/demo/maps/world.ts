import type { Language } from '@faculty/contracts/kit/bilingual';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { numericToAlpha2 } from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';

type Topology = Parameters<typeof feature>[0];
const topology = atlas as unknown as Topology; // the compiler reads its lists as of any length
const world = feature(topology, atlas.objects.countries as unknown as Parameters<typeof feature>[1]);
const shapes = world.type === 'FeatureCollection' ? world.features : [];

/** By its code; an area without one by its name in the atlas. */
const codeOf = ({ id, properties }: (typeof shapes)[number]) => numericToAlpha2(String(id)) ?? String(properties?.name);
/** Documented: Antarctica (AQ) is excluded. */
const drawn = shapes.filter((shape) => codeOf(shape) !== 'AQ');

export const mapWidth = 1000;
const projection = geoEqualEarth().fitWidth(mapWidth, { type: 'FeatureCollection', features: drawn });
const draw = geoPath(projection).digits(1);
export const mapHeight = Math.ceil(draw.bounds({ type: 'FeatureCollection', features: drawn })[1][1]);

/** Each country with its outline, as the data of an SVG path. */
export const countries = drawn.map((shape) => ({ code: codeOf(shape), path: draw(shape) ?? '' }));

/** Where a place lies on the map, by its degrees east and north. */
export function pointAt(degrees: readonly [number, number]): { cx: number; cy: number } {
  const [cx, cy] = projection([...degrees]) ?? [0, 0];
  return { cx, cy };
}

const namesIn = { th: new Intl.DisplayNames('th', { type: 'region' }), en: new Intl.DisplayNames('en', { type: 'region' }) };

/** The name of a country in a language. */
export const nameOf = (code: string, language: Language) => (code.length === 2 ? (namesIn[language].of(code) ?? code) : code);
