import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf, rename } from './names.mjs';

const screens = ['prefix.screen.tsx', 'prefix-list.screen.tsx', 'prefix-form.screen.tsx', 'prefix.phrases.ts'];

/** Writes an entity's files into the project at `root` and registers it; answers what was written. @throws before writing anything when a file is there already. */
export function writeEntity(root, options) {
  const names = namesOf(options);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const copies = Object.fromEntries(
    [
      'packages/contracts/src/members/prefix.ts',
      'apps/api/src/resources/members/prefix.resource.ts',
      ...screens.map((file) => `apps/web/src/features/members/prefix/${file}`),
    ].map((file) => [placeOf(file, names), rename(read(file), names)]),
  );
  const fresh = {
    ...copies,
    [`prisma/schema/${names.kebab}.prisma`]: rename(modelOf(read('prisma/schema/people.prisma')), names),
    [`prisma/migrations/${timestamp()}_${names.snake}/migration.sql`]: rename(tableOf(root, read), names),
  };
  const registrations = {
    'packages/contracts/src/pages.ts': (text) => addPage(text, names),
    'apps/api/src/resources/index.ts': (text) => addResource(text, names),
    'apps/web/src/app/router.tsx': (text) => addRoute(text, names),
  };
  const taken = Object.keys(fresh).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} is there already`);
  const changed = Object.fromEntries(Object.entries(registrations).map(([file, change]) => [file, change(read(file))]));
  for (const [file, text] of Object.entries({ ...fresh, ...changed })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...Object.keys(fresh), ...Object.keys(changed)];
}

const placeOf = (file, { area, kebab }) => file.replace('/members/', `/${area}/`).replaceAll('prefix', kebab);

/** The part of the text from the first match of `pattern` on; the pattern's file has changed when there is none. */
function find(text, pattern) {
  const match = text.match(pattern);
  if (!match) throw new Error(`the pattern to copy is no longer there: ${pattern}`);
  return match[0];
}

/** Prefix's enum and model, without what refers to it. */
function modelOf(schema) {
  const type = find(schema, /^enum PrefixType \{[^}]*\}/m);
  const model = find(schema, /^model Prefix \{[^}]*\}/m).replace(/\n\n +members .*\n/, '\n');
  return `${type}\n\n${model}\n`;
}

/** The SQL that made prefix's table, in whichever migration did. */
function tableOf(root, read) {
  const folders = readdirSync(path.join(root, 'prisma/migrations'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sql = folders.map((folder) => read(`prisma/migrations/${folder.name}/migration.sql`)).join('\n');
  const parts = [
    find(sql, /^CREATE TYPE "PrefixType" .*;$/m),
    find(sql, /^CREATE TABLE "prefixs" \([\s\S]*?\n\);$/m),
    ...[...sql.matchAll(/^ALTER TABLE "prefixs" .*;$/gm)].map((match) => match[0]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const timestamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

function addPage(text, { page, group, th, plural }) {
  if (text.includes(`'${page}':`)) return text;
  const line = `  '${page}': { group: '${group}', icon: 'badge', th: '${th}', en: '${plural}' },\n`;
  const end = find(text, /^\} as const satisfies Record<`\//m);
  return text.replace(end, line + end);
}

function addResource(text, names) {
  const from = find(text, /^import \{ prefixResource \}.*\n/m);
  const use = find(text, /^ *prefixResource\(app\);\n/m);
  return text.replace(from, from + rename(from, names)).replace(use, use + rename(use, names));
}

function addRoute(text, names) {
  const route = find(text, /^ *\{\n *path: '\/member\/prefix',\n[\s\S]*?\n *\},\n/m);
  return text.replace(route, route + rename(route, names));
}
