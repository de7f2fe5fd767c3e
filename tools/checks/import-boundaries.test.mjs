import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = ['packages/contracts/src', 'apps/api/src', 'apps/web/src', 'prisma/seed'];
const isTest = (file) => /\.test\.|\/testing\/|test-/.test(file);
const files = places
  .flatMap((place) => readdirSync(path.join(root, place), { recursive: true }).map((file) => `${place}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .sort();

/** Every file of ours that a file imports, types included. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const named = [...text.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]);
  return named.flatMap((name) => resolved(file, name) ?? []);
}

function resolved(file, name) {
  if (name.startsWith('.')) {
    const target = path.normalize(path.join(path.dirname(file), name));
    return /\.tsx?$/.test(target) && places.some((place) => target.startsWith(`${place}/`)) && existsSync(path.join(root, target))
      ? target
      : null;
  }
  if (name.startsWith('@faculty/contracts/')) return `packages/contracts/src/${name.slice('@faculty/contracts/'.length)}.ts`;
  return null;
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const all = files.flatMap((from) => imports.get(from).map((to) => ({ from, to })));
const broken = (isForbidden) => all.filter(isForbidden).map(({ from, to }) => `${from} → ${to}`);

/** What may import what: a room imports itself and those named before it; a file beside the rooms stands in one of its own. */
const rooms = {
  'prisma/seed': [['*']],
  'packages/contracts/src': [
    ['kit', 'pages.ts', 'errors.ts', 'field-errors.ts', 'messages.ts'],
    ['*'],
    ['entity-labels.ts'],
    ['entities.ts', 'first-calls.ts'],
  ],
  'apps/web/src': [['i18n', 'kit'], ['features'], ['app', '*']],
  'apps/api/src': [['kit', 'storage', 'db', 'mail', 'config.ts', 'config-checks.ts'], ['plugins', 'auth'], ['resources', 'seed'], ['*']],
};

function levelOf(file) {
  const place = places.find((one) => file.startsWith(`${one}/`));
  const [room] = file.slice(place.length + 1).split('/');
  const levels = rooms[place];
  const named = levels.findIndex((names) => names.includes(room));
  return { place, level: named === -1 ? levels.findIndex((names) => names.includes('*')) : named };
}

/** The folder of a feature: its entity's, or its area's where the area is one feature. */
function featureOf(file) {
  const [, area, entity, more] = /^apps\/web\/src\/features\/([^/]+)\/([^/]+)(\/.+)?$/.exec(file) ?? [];
  if (area === undefined) return null;
  const isOne = files.some((other) => path.dirname(other) === `apps/web/src/features/${area}`);
  return isOne || more === undefined ? area : `${area}/${entity}`;
}

const areaOf = (file) => /^apps\/api\/src\/resources\/([^/]+)\//.exec(file)?.[1] ?? null;

describe('imports', () => {
  test('of hundreds of files are read', () => expect([files.length > 300, all.length > 1000]).toEqual([true, true]));

  test('stay in their app: the web and the API know only the contracts of each other', () => {
    expect(broken(({ from, to }) => levelOf(from).place !== levelOf(to).place && !to.startsWith('packages/contracts/src/'))).toEqual([]);
  });

  test('go one way: kit ← features and resources ← app', () => {
    expect(broken(({ from, to }) => levelOf(from).place === levelOf(to).place && levelOf(from).level < levelOf(to).level)).toEqual([]);
  });

  test('do not go from feature to feature', () => {
    expect(broken(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))).toEqual([]);
  });

  test('do not go from resource to resource', () => {
    const isIndex = (file) => file === 'apps/api/src/resources/index.ts';
    expect(broken(({ from, to }) => areaOf(from) && areaOf(to) && areaOf(from) !== areaOf(to))).toEqual([]);
    expect(broken(({ from, to }) => to.endsWith('.resource.ts') && !isIndex(from))).toEqual([]);
  });

  test('never lead back to where they began', () => expect(circles()).toEqual([]));
});

/** Circles of imports, each once. */
function circles() {
  const found = [];
  const done = new Set();
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at !== -1) return found.push([...way.slice(at), file].join(' → '));
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
