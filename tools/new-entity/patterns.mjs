import { readdirSync } from 'node:fs';
import path from 'node:path';

const screens = ['.screen.tsx', '-form.screen.tsx', '.phrases.ts'];
/** Sources of the `content` pattern with marks for fields (fields.mjs); this tool's test compiles them as an entity. */
const content = 'tools/new-entity/content';

/**
 * Sources of a new entity. `sources` maps the path of the copy (with the pattern's names) to the file to copy;
 * `model` and `table` return the parts of larger files.
 */
export const patterns = {
  /** A code, names and a type: copied from the current prefixes. */
  code: {
    word: 'prefix',
    area: 'members',
    page: '/member/prefix',
    th: 'คำนำหน้าชื่อ',
    plural: 'Name prefixes',
    icon: 'badge',
    sources: Object.fromEntries(
      [
        'packages/contracts/src/members/prefix.ts',
        'apps/api/src/resources/members/prefix.resource.ts',
        'apps/api/test/samples/members/prefix.ts',
        ...screens.map((end) => `apps/web/src/features/members/prefix/prefix${end}`),
      ].map((file) => [file, file]),
    ),
    /** The enum and the model, without the relation from members. */
    model(read) {
      const schema = read('prisma/schema/people.prisma');
      const type = find(schema, /^enum PrefixType \{[^}]*\}/m);
      return `${type}\n\n${find(schema, /^model Prefix \{[^}]*\}/m).replace(/\n\n +members .*\n/, '\n')}\n`;
    },
    /** The SQL that creates the table, from all migrations. */
    table(read, root) {
      const folders = readdirSync(path.join(root, 'prisma/migrations'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const sql = folders.map((folder) => read(`prisma/migrations/${folder.name}/migration.sql`)).join('\n');
      const parts = [
        find(sql, /^CREATE TYPE "PrefixType" .*;$/m),
        find(sql, /^CREATE TABLE "prefixs" \([\s\S]*?\n\);$/m),
        ...[...sql.matchAll(/^ALTER TABLE "prefixs" .*;$/gm)].map((match) => match[0]),
      ];
      return `${parts.join('\n\n')}\n`;
    },
    isTemplate: false,
  },
  /** Content of the website: a serial id, an order number, titles in two languages, a showing period, and the fields of `--fields`. */
  content: {
    word: 'exhibit',
    area: 'website',
    page: '/web/exhibit',
    th: 'นิทรรศการ',
    plural: 'Exhibits',
    icon: 'news',
    sources: {
      'packages/contracts/src/website/exhibit.ts': `${content}/contract.ts`,
      'apps/api/src/resources/website/exhibit.resource.ts': `${content}/resource.ts`,
      'apps/api/test/samples/website/exhibit.ts': `${content}/sample.ts`,
      ...Object.fromEntries(screens.map((end) => [`apps/web/src/features/website/exhibit/exhibit${end}`, `${content}/exhibit${end}`])),
    },
    model: (read) => read(`${content}/exhibit.prisma`),
    table: (read) => read(`${content}/migration.sql`),
    isTemplate: true,
  },
};

/**
 * The part of the text that matches.
 * @throws when the source of the pattern has changed and nothing matches
 */
export function find(text, pattern) {
  const match = text.match(pattern);
  if (!match) throw new Error(`the pattern to copy is no longer there: ${pattern}`);
  return match[0];
}
