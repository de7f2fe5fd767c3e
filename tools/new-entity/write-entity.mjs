import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, filled } from './fields.mjs';
import { namesOf, rename } from './names.mjs';
import { patterns } from './patterns.mjs';
import { registrations } from './registrations.mjs';

/**
 * Writes an entity's files into the project at `root` and registers it. Returns the new and changed paths, and the schema file that already
 * has its model, or null.
 * @throws before writing anything when a file exists
 */
export function writeEntity(root, { pattern: kind = 'code', fields: given, ...options }) {
  const pattern = patterns[kind];
  if (!pattern) throw new Error(`there is no pattern "${kind}", only ${Object.keys(patterns).join(' and ')}`);
  if (given !== undefined && !pattern.isTemplate)
    throw new Error(`--fields is for the pattern content; "${kind}" copies an entity as it is`);
  const fields = fieldsOf(given);
  const names = namesOf(options);
  const written = (source) => rename(pattern.isTemplate ? filled(source, fields) : source, names, pattern);
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const groups = [...read('packages/contracts/src/pages.ts').matchAll(/^ {2}(\w+): \{ th: .* segment:/gm)].map((match) => match[1]);
  if (!groups.includes(names.group)) throw new Error(`there is no group "${names.group}" in the drawer, only ${groups.join(', ')}`);
  const schemas = readdirSync(path.join(root, 'prisma/schema')).map((file) => `prisma/schema/${file}`);
  const modelled = schemas.find((file) => new RegExp(`^model ${names.pascal} \\{`, 'm').test(read(file))) ?? null;
  const fresh = {
    ...Object.fromEntries(
      Object.entries(pattern.sources).map(([place, source]) => [placeOf(place, names, pattern), written(read(source))]),
    ),
    ...(modelled === null && {
      [`prisma/schema/${names.kebab}.prisma`]: aligned(written(pattern.model(read))),
      [`prisma/migrations/${timestampIn(path.join(root, 'prisma/migrations'))}_${names.snake}/migration.sql`]: written(
        pattern.table(read, root),
      ),
    }),
  };
  const existing = Object.keys(fresh).find((file) => existsSync(path.join(root, file)));
  if (existing) throw new Error(`${existing} is there already`);
  const changes = Object.entries(registrations(names, pattern, modelled === null ? fields : []));
  const changed = Object.fromEntries(changes.map(([file, change]) => [file, change(read(file))]));
  for (const [file, text] of Object.entries({ ...fresh, ...changed })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { fresh: Object.keys(fresh), changed: Object.keys(changed), modelled };
}

const placeOf = (file, { area, kebab }, pattern) => file.replace(`/${pattern.area}/`, `/${area}/`).replaceAll(pattern.word, kebab);

/** A Prisma model with its columns of names, types and attributes in line, as `prisma format` writes them. */
function aligned(model) {
  return model.replace(/(?:^ {2}\w+ +\S.*\n)+/gm, (block) => {
    const rows = block
      .trimEnd()
      .split('\n')
      .map((line) => /^ {2}(\w+) +(\S+) *(.*)$/.exec(line).slice(1));
    const [name, type] = [0, 1].map((at) => Math.max(...rows.map((row) => row[at].length)));
    return rows.map(([one, two, rest]) => `  ${one.padEnd(name)} ${rest ? `${two.padEnd(type)} ${rest}` : two}\n`).join('');
  });
}

/** The current time, or a second after the newest migration if that is later, because migrations run in the order of their names. */
function timestampIn(migrations) {
  const before = existsSync(migrations) ? readdirSync(migrations) : [];
  const times = before.map((name) => Number.parseInt(name, 10));
  const newest = Math.max(0, ...times.filter(Number.isInteger));
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
  return Math.max(now, newest + 1);
}
