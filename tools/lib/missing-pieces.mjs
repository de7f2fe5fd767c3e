import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contracts = 'packages/contracts/src';

/** Fields that legacy clients send and no form offers, or whose inputs are made in a loop. */
const withoutInput = {
  role: ['role_group', 'role_page', 'view', 'add', 'edit', 'delete', 'own_only', 'order_seq'],
  // said by the page that is open
  mou: ['doc_section'],
  // the kiosk says whose visit it is
  lc_visit: ['user_id'],
};

/** Fields of a body that are stored elsewhere or under another name. */
const withoutColumn = {
  role: ['role_master_full'],
  person_page: ['persons_objects'],
  activity: ['checkbox_select'],
  work: ['work_authors'],
};

/**
 * What every entity of the project at `root` still lacks, a line each: `campus_banner: no sample in apps/api/test/samples/website/campus-banner.ts`.
 * It reads the sources as text, so that it can say so while they do not compile.
 */
export function missingPieces(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const filesIn = (folder, pattern) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/${file}`);
  const knows = (file) => (word) => new RegExp(`\\b${word}\\b`).test(read(file));

  // what is an entity by another name borrows another one's calls (an account, one's own profile) and has its own tests
  const entities = filesIn(contracts, /(?<!\.test)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = defineEntity\b[\s\S]*?^\}\);/gm)]
      .map(([text, constant]) => ({ file, text, constant, name: fact(text, 'name'), page: fact(text, 'page') }))
      .filter(({ constant, name }) => constant === name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())),
  );
  const screens = filesIn('apps/web/src', /\.tsx?$/).filter((file) => !/\.test\./.test(file));
  const resources = filesIn('apps/api/src/resources', /\.(resource|routes)\.ts$/);
  const registered = read('apps/api/src/resources/index.ts');
  const samples = filesIn('apps/api/test/samples', /\.ts$/);
  const schema = filesIn('prisma/schema', /\.prisma$/)
    .map(read)
    .join('\n');

  const eager = eagerForms(root, screens).map(
    ([screen, form]) => `${screen} imports ${path.basename(form)} with its list: load it by lazyForm (apps/web/src/kit/list/lazy-form.tsx)`,
  );
  const lacking = entities.flatMap(({ file, text, constant, name, page }) => {
    const route = file.slice(contracts.length + 1, -'.ts'.length);
    const uses = (source) => read(source).includes(`@faculty/contracts/${route}'`);
    const registers = new RegExp(
      `(?:registerResource|registerReviewed|resourceRoutes)\\(\\s*app,\\s*(${constant}\\b|\\{ \\.\\.\\.${constant}\\b)`,
    );
    const serving = resources.filter((source) => uses(source) && registers.test(read(source)));
    const functions = serving.flatMap((source) =>
      [...read(source).matchAll(/^export (?:async )?function (\w+)\(/gm)].map((match) => match[1]),
    );
    const folders = screens.filter(uses).map((screen) => path.dirname(screen));
    const shown = screens
      .filter((screen) => folders.includes(path.dirname(screen)))
      .map(read)
      .join('\n')
      // a column of the list is no input
      .replace(/\b(sort|cell): '\w+'/g, '');
    const columns = columnsOf(schema, serving.map(read).join('\n'));
    const pieces = [
      [read(`${contracts}/pages.ts`).includes(`'${page}':`), `no page ${page} in ${contracts}/pages.ts`],
      [knows(`${contracts}/entities.ts`)(constant), `no line in ${contracts}/entities.ts`],
      [
        !/^ {2}bin: true,/m.test(text) || read(`${contracts}/entity-labels.ts`).includes(`\n  '${name}',`),
        `not among the binnedEntities of ${contracts}/entity-labels.ts`,
      ],
      [serving.length > 0, `no resource in apps/api/src/resources that registers ${constant}`],
      [
        functions.length === 0 || functions.some((each) => registered.includes(`${each}`)),
        'its resource is not called in apps/api/src/resources/index.ts',
      ],
      [new RegExp(`path: '${page}'`).test(read('apps/web/src/app/router.tsx')), `no screen for ${page} in apps/web/src/app/router.tsx`],
      [new RegExp(`^ {2}${name}:`, 'm').test(read('apps/web/src/app/record-labels.ts')), 'no words in apps/web/src/app/record-labels.ts'],
      [
        new RegExp(`entity: (${constant},|\\{ \\.\\.\\.${constant},)`).test(
          samples.includes(`apps/api/test/samples/${route}.ts`) ? read(`apps/api/test/samples/${route}.ts`) : '',
        ),
        `no sample in apps/api/test/samples/${route}.ts`,
      ],
      ...bodyFields(read(file), fact(text, 'body'))
        .filter((field) => serving.length > 0 && !withoutColumn[name]?.includes(field))
        .map((field) => [columns.includes(field), `no field ${field} in its model (prisma/schema)`]),
      ...bodyFields(read(file), fact(text, 'body'))
        .filter((field) => !withoutInput[name]?.includes(field))
        .map((field) => [
          new RegExp(`(['"])${field}\\1`).test(shown),
          `no input for ${field} beside the screens that import @faculty/contracts/${route}`,
        ]),
    ];
    return pieces.flatMap(([isThere, words]) => (isThere ? [] : `${name}: ${words}`));
  });
  return [...lacking, ...eager];
}

/** The screens whose static imports reach the form of a record: its code would be loaded before the first rows. */
function eagerForms(root, files) {
  const imports = new Map();
  const importsOf = (file) => {
    if (!imports.has(file)) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const named = [...text.matchAll(/^(?:import|export) [^;]*?from '(\.[^']+)';/gms)].filter(
        ([line]) => !/^(?:import|export) type /.test(line),
      );
      imports.set(
        file,
        named.map((match) => path.join(path.dirname(file), match[1])).filter((target) => /\.tsx?$/.test(target)),
      );
    }
    return imports.get(file);
  };
  return files
    .filter((file) => /(?<!-form)\.screen\.tsx$/.test(file))
    .flatMap((screen) => {
      const reached = new Set([screen]);
      for (const file of reached) for (const next of importsOf(file)) reached.add(next);
      return [...reached].filter((file) => file.endsWith('-form.screen.tsx')).map((form) => [screen, form]);
    });
}

/** Where an entity may have a place and has none yet, a line each; nothing fails without them. */
export function openPlaces(root, { name, page }) {
  const holds = (file, pattern) => pattern.test(readFileSync(path.join(root, file), 'utf8'));
  const some = (folder, pattern) =>
    readdirSync(path.join(root, folder), { recursive: true }).some(
      (file) => /\.(ts|json|tsv)$/.test(file) && holds(`${folder}/${file}`, pattern),
    );
  const places = [
    [
      holds('packages/contracts/src/kit/search.ts', new RegExp(`'${name}'`)),
      'the search in everything: contracts/kit/search.ts and app/palette/palette-searches.ts',
    ],
    [
      some('prisma/seed', new RegExp(`\\b(db|tx)\\.${name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())}\\.`)),
      'demo data: prisma/seed/demo',
    ],
    [some('e2e/journeys', new RegExp(`['"\`]${page}`)), 'a journey in the browser: e2e/journeys'],
  ];
  return places.flatMap(([isThere, words]) => (isThere ? [] : words));
}

/** The fields of every model whose table a resource names. */
function columnsOf(schema, resource) {
  const models = [...schema.matchAll(/^model \w+ \{[\s\S]*?@@map\("(\w+)"\)[\s\S]*?^\}/gm)];
  return models
    .filter(([, table]) => new RegExp(`\\b${table}\\b`).test(resource))
    .flatMap(([model]) => [...model.matchAll(/^ {2}(\w+) /gm)].map((match) => match[1]));
}

/** The value after a fact's name, without its quotes. */
const fact = (text, key) => new RegExp(`^ {2}${key}: '?([^',]+)'?,`, 'm').exec(text)?.[1];

/** Names of the fields that are written out in a body's schema. */
function bodyFields(source, body) {
  const schema = new RegExp(`^export const ${body} = z\\s*\\.object\\(\\{\\n([\\s\\S]*?)^\\s*\\}\\)`, 'm').exec(source)?.[1] ?? '';
  return [...schema.matchAll(/^ +(\w+): /gm)].map((match) => match[1]);
}
