import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

/** Table → its columns, by the Prisma schema. */
const columnsOf = new Map(
  readdirSync(at('prisma/schema'))
    .map((file) => readFileSync(at('prisma/schema', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^model \w+ \{([\s\S]*?)^ {2}@@map\("(\w+)"\)/gm)])
    .map(([, fields, table]) => [table, new Set([...fields.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name))]),
);

/** Text of the statements in a source, each with the line that it begins at; what is put into them is left out. */
function statementsIn(source) {
  const found = [];
  for (const { index } of source.matchAll(/(?:Prisma\.sql|\$queryRaw|\$executeRaw)(?:<[^`;]*>)?`/g)) {
    const start = source.indexOf('`', index) + 1;
    let [text, depth] = ['', 0];
    for (let place = start; depth > 0 || source[place] !== '`'; place++) {
      if (source.startsWith('${', place)) depth++;
      if (depth === 0) text += source[place];
      else if (source[place] === '}') depth--;
    }
    found.push({ text, line: source.slice(0, start).split('\n').length });
  }
  return found;
}

/** Columns that a source names with their table, or with another name that it gives the table, and that the table does not have. */
function misspelt(source) {
  const statements = statementsIn(source);
  const tables = new Map([...columnsOf.keys()].map((table) => [table, [table]]));
  for (const { text } of statements)
    for (const [, table, alias] of text.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)"?\s+(?:AS\s+)?(?!AS\b|ON\b|WHERE\b|JOIN\b)(\w+)/gi))
      tables.set(alias, [...(tables.get(alias) ?? []), table]);
  return statements.flatMap(({ text, line }) =>
    [...text.matchAll(/(?<![\w'."])"?(\w+)"?\."?(\w+)"?(?!\w|\()/g)].flatMap(([whole, name, column]) => {
      const named = tables.get(name) ?? [];
      const isKnown = named.length === 0 || named.some((table) => columnsOf.get(table)?.has(column) ?? true);
      return isKnown ? [] : `${line}: ${whole}`;
    }),
  );
}

test('a column that SQL names with its table is in the Prisma schema', () => {
  expect(misspelt('Prisma.sql`SELECT n.news_id, n.news_idd FROM web_con_news n`\nPrisma.sql`users.emial`')).toEqual([
    '1: n.news_idd',
    '2: users.emial',
  ]);
  const sources = readdirSync(at('apps/api/src'), { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(
    sources.flatMap((file) =>
      misspelt(readFileSync(at('apps/api/src', file), 'utf8')).map((each) => `${path.join('apps/api/src', file)}:${each}`),
    ),
  ).toEqual([]);
  expect(sources.flatMap((file) => statementsIn(readFileSync(at('apps/api/src', file), 'utf8'))).length).toBeGreaterThan(300);
});
