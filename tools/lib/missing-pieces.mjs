import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contracts = 'packages/contracts/src';

/** Fields without an input in the form (only legacy clients send them), or with inputs created in a loop. */
const withoutInput = {
  role: ['role_group', 'role_page', 'view', 'add', 'edit', 'delete', 'own_only', 'order_seq'],
  // set by the open page
  mou: ['doc_section'],
  // set by the kiosk
  lc_visit: ['user_id'],
};

/** Fields of a body without a column of the same name. */
const withoutColumn = {
  role: ['role_master_full'],
  person_page: ['persons_objects'],
  activity: ['checkbox_select'],
  menu_item: ['under'],
  direct_dean: ['ends_former_terms'],
  work: ['work_authors'],
};

/**
 * Missing parts of the entities in the project at `root`, one line each:
 * `campus_banner: no sample in apps/api/test/samples/website/campus-banner.ts`. Parses sources as text, because they may not compile yet.
 */
export function missingPieces(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const filesIn = (folder, pattern) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => pattern.test(file))
      .map((file) => `${folder}/${file}`);
  const mentions = (file) => (word) => new RegExp(`\\b${word}\\b`).test(read(file));

  // skips entities that reuse another entity's routes (account, own profile); they have separate tests
  const entities = filesIn(contracts, /(?<!\.test)\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = defineEntity\b[\s\S]*?^\}\);/gm)]
      .map(([text, constant]) => ({ file, text, constant, name: property(text, 'name'), page: property(text, 'page') }))
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
    ([screen, form]) =>
      `${screen} imports ${path.basename(form)} with its list: load it by listOrForm (apps/web/src/kit/list/list-or-form.tsx)`,
  );
  const incomplete = entities.flatMap(({ file, text, constant, name, page }) => {
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
      // a column or filter of the list is not an input
      .replace(/\b(sort|cell|field): '\w+'|<\w*Filter\b[\s\S]*?\/>/g, '');
    const columns = columnsOf(schema, serving.map(read).join('\n'));
    const pieces = [
      [read(`${contracts}/pages.ts`).includes(`'${page}':`), `no page ${page} in ${contracts}/pages.ts`],
      [mentions(`${contracts}/entities.ts`)(constant), `no line in ${contracts}/entities.ts`],
      [
        !/^ {2}bin: true,/m.test(text) || read(`${contracts}/entity-labels.ts`).includes(`\n  '${name}',`),
        `not among the binnedEntities of ${contracts}/entity-labels.ts`,
      ],
      ...(/^ {2}public: \{/m.test(text) ? ['apps/api/src/public/public-kinds.ts', 'apps/site/src/pages/help.ts'] : []).map((place) => [
        new RegExp(`^ {2}${name}: `, 'm').test(read(place)),
        `public, but without a line in ${place}`,
      ]),
      [serving.length > 0, `no resource in apps/api/src/resources that registers ${constant}`],
      [
        functions.length === 0 ||
          functions.some((each) => new RegExp(`^ +(?:await app\\.register\\(${each}\\)|${each}\\(app\\));`, 'm').test(registered)),
        'its resource is not called in apps/api/src/resources/index.ts',
      ],
      [new RegExp(`path: '${page}'`).test(read('apps/web/src/app/router.tsx')), `no screen for ${page} in apps/web/src/app/router.tsx`],
      [
        new RegExp(`entity: (${constant},|\\{ \\.\\.\\.${constant},)`).test(
          samples.includes(`apps/api/test/samples/${route}.ts`) ? read(`apps/api/test/samples/${route}.ts`) : '',
        ),
        `no sample in apps/api/test/samples/${route}.ts`,
      ],
      ...bodyFields(read(file), property(text, 'body'))
        .filter((field) => serving.length > 0 && !withoutColumn[name]?.includes(field))
        .map((field) => [columns.includes(field), `no field ${field} in its model (prisma/schema)`]),
      ...bodyFields(read(file), property(text, 'body'))
        .filter((field) => !withoutInput[name]?.includes(field))
        .map((field) => [
          new RegExp(`(['"])${field}\\1`).test(shown),
          `no input for ${field} beside the screens that import @faculty/contracts/${route}`,
        ]),
    ];
    return pieces.flatMap(([exists, message]) => (exists ? [] : `${name}: ${message}`));
  });
  return [...incomplete, ...eager];
}

/** Screens whose static imports include the form of a record, so that its code would load before the first rows. */
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

/** Optional registrations that an entity does not have yet, one line each. */
export function optionalRegistrations(root, { name, page }) {
  const holds = (file, pattern) => pattern.test(readFileSync(path.join(root, file), 'utf8'));
  const some = (folder, pattern) =>
    readdirSync(path.join(root, folder), { recursive: true }).some(
      (file) => /\.(ts|json|tsv)$/.test(file) && holds(`${folder}/${file}`, pattern),
    );
  const places = [
    [
      holds('packages/contracts/src/shell/search.ts', new RegExp(`^  ${name}:`, 'm')),
      'the search in everything: contracts/shell/search.ts',
    ],
    [
      some('prisma/seed', new RegExp(`\\b(db|tx)\\.${name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())}\\.`)),
      'demo data: prisma/seed/demo',
    ],
    [some('e2e/journeys', new RegExp(`['"\`]${page}`)), 'a journey in the browser: e2e/journeys'],
  ];
  return places.flatMap(([exists, message]) => (exists ? [] : message));
}

/** The fields of every model whose table a resource names. */
function columnsOf(schema, resource) {
  const models = [...schema.matchAll(/^model \w+ \{[\s\S]*?@@map\("(\w+)"\)[\s\S]*?^\}/gm)];
  return models
    .filter(([, table]) => new RegExp(`\\b${table}\\b`).test(resource))
    .flatMap(([model]) => [...model.matchAll(/^ {2}(\w+) /gm)].map((match) => match[1]));
}

/** The value of a property, without quotes. */
const property = (text, key) => new RegExp(`^ {2}${key}: '?([^',]+)'?,`, 'm').exec(text)?.[1];

/** Names of the fields in a body's schema, without spread fields. */
function bodyFields(source, body) {
  const schema = new RegExp(`^export const ${body} = z\\s*\\.object\\(\\{\\n([\\s\\S]*?)^\\s*\\}\\)`, 'm').exec(source)?.[1] ?? '';
  return [...schema.matchAll(/^ +(\w+): /gm)].map((match) => match[1]);
}
