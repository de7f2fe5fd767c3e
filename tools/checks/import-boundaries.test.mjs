import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sourceRoots = ['packages/contracts/src', 'apps/api/src', 'apps/web/src', 'apps/site/src', 'prisma/seed'];
const isTest = (file) => /\.test\.|\/testing\/|test-/.test(file);
const files = sourceRoots
  .flatMap((sourceRoot) => readdirSync(path.join(root, sourceRoot), { recursive: true }).map((file) => `${sourceRoot}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .sort();

/** Project files that a file imports, including type imports. */
function importsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]);
  return specifiers.flatMap((name) => resolve(file, name) ?? []);
}

function resolve(file, name) {
  if (name.startsWith('.')) {
    const target = path.normalize(path.join(path.dirname(file), name));
    return /\.tsx?$/.test(target) &&
      sourceRoots.some((sourceRoot) => target.startsWith(`${sourceRoot}/`)) &&
      existsSync(path.join(root, target))
      ? target
      : null;
  }
  const [, workspace, rest] = /^@faculty\/(contracts|site)\/(.+)$/.exec(name) ?? [];
  if (workspace === 'contracts') return `packages/contracts/src/${rest}.ts`;
  if (workspace === 'site') return `apps/site/src/${rest}.ts`;
  return null;
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const all = files.flatMap((from) => imports.get(from).map((to) => ({ from, to })));
const broken = (isForbidden) => all.filter(isForbidden).map(({ from, to }) => `${from} → ${to}`);

/** Layers of each source root, lowest first: a layer may import itself and lower layers. `*` is every other folder and file. */
const layersOf = {
  'prisma/seed': [['*']],
  'packages/contracts/src': [
    ['kit', 'pages.ts', 'errors.ts', 'field-errors.ts', 'messages.ts'],
    ['*'],
    ['entity-labels.ts'],
    ['entities.ts', 'first-calls.ts', 'audited.ts'],
  ],
  'apps/site/src': [['*']],
  'apps/web/src': [['i18n', 'kit'], ['features'], ['app', '*']],
  'apps/api/src': [
    [
      'kit',
      'storage',
      'db',
      'mail',
      'config.ts',
      'config-checks.ts',
      'config-environment.ts',
      'config-names.ts',
      'operator-errors.ts',
      'version.ts',
    ],
    ['plugins', 'auth'],
    ['resources', 'seed'],
    ['public', 'backup'],
    ['*'],
  ],
};

function levelOf(file) {
  const sourceRoot = sourceRoots.find((one) => file.startsWith(`${one}/`));
  const [name] = file.slice(sourceRoot.length + 1).split('/');
  const layers = layersOf[sourceRoot];
  const index = layers.findIndex((names) => names.includes(name));
  return { sourceRoot, level: index === -1 ? layers.findIndex((names) => names.includes('*')) : index };
}

/** The folder of a feature: that of the entity, or of the area if the area is a single feature. */
function featureOf(file) {
  const [, area, entity, more] = /^apps\/web\/src\/features\/([^/]+)\/([^/]+)(\/.+)?$/.exec(file) ?? [];
  if (area === undefined) return null;
  const isOne = files.some((other) => path.dirname(other) === `apps/web/src/features/${area}`);
  return isOne || more === undefined ? area : `${area}/${entity}`;
}

const areaOf = (file) => /^apps\/api\/src\/resources\/([^/]+)\//.exec(file)?.[1] ?? null;

describe('imports', () => {
  test('are found in hundreds of files', () => expect([files.length > 300, all.length > 1000]).toEqual([true, true]));

  test('stay inside their app, except for contracts and the website that the API serves', () => {
    const isServed = (from, to) => from.startsWith('apps/api/src/public/') && to.startsWith('apps/site/src/');
    expect(
      broken(
        ({ from, to }) =>
          levelOf(from).sourceRoot !== levelOf(to).sourceRoot && !to.startsWith('packages/contracts/src/') && !isServed(from, to),
      ),
    ).toEqual([]);
  });

  test('go only to the same or a lower layer: kit ← features and resources ← app', () => {
    expect(
      broken(({ from, to }) => levelOf(from).sourceRoot === levelOf(to).sourceRoot && levelOf(from).level < levelOf(to).level),
    ).toEqual([]);
  });

  test('do not go to another feature, except for what is shared in their area', () => {
    const sharedOf = (file) => featureOf(file)?.replace(/\/.*/, '/shared');
    expect(
      broken(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to) && featureOf(to) !== sharedOf(from)),
    ).toEqual([]);
  });

  test('do not go to another resource', () => {
    const isIndex = (file) => file === 'apps/api/src/resources/index.ts';
    expect(broken(({ from, to }) => areaOf(from) && areaOf(to) && areaOf(from) !== areaOf(to))).toEqual([]);
    expect(broken(({ from, to }) => to.endsWith('.resource.ts') && !isIndex(from))).toEqual([]);
  });

  test('of the kits by everything else are fewer than 650 names', () => {
    const names = new Set(files.flatMap(kitNamesIn));
    expect(names.size).toBeGreaterThan(400);
    expect(names.size).toBeLessThan(650);
  });

  test('have no cycles', () => expect(cycles()).toEqual([]));
});

/** Names of a kit, each with its file, that a file outside of that kit imports. */
function kitNamesIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const clauses = text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'|import\('([^']+)'\)\.then\(\(m\) => m\.(\w+)/g);
  return [...clauses].flatMap(([, names, from, lazyFrom, lazyName]) => {
    const target = resolve(file, from ?? lazyFrom);
    const [kit] = /^.*?\/src\/kit\//.exec(target ?? '') ?? [];
    if (kit === undefined || file.startsWith(kit)) return [];
    return (names ?? lazyName).split(',').map((name) => `${target} ${name.trim().replace(/^type | as .*$/g, '')}`);
  });
}

/** Cycles of imports, each once. */
function cycles() {
  const found = [];
  const done = new Set();
  const visit = (file, trail) => {
    const at = trail.indexOf(file);
    if (at !== -1) return found.push([...trail.slice(at), file].join(' → '));
    if (done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
