import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';
import { withFileNames } from './lib/schema-diff.mjs';

const printedSql = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('tools/migration.mjs'), '--print', ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : stderr;
};

test('the migrations match the Prisma schema', () => {
  expect(printedSql()).toBe('');
});

test('writes the SQL for a new model, with the Thai collation', () => {
  const schema = mkdtempSync(path.join(tmpdir(), 'faculty-schema-'));
  cpSync(at('prisma/schema'), schema, { recursive: true });
  writeFileSync(path.join(schema, 'room.prisma'), 'model Room {\n  room_id Int @id\n  room_name_th String\n  room_name_en String\n}\n');
  const sql = printedSql('--schema', schema);
  rmSync(schema, { recursive: true });
  expect(sql).toContain('"room_name_th" TEXT COLLATE "und-x-icu" NOT NULL,\n    "room_name_en" TEXT NOT NULL,');
});

test('gives a new table with texts the index of the files in them, and no other table', async () => {
  const table = (name, ...columns) => `CREATE TABLE "${name}" (\n${columns.map((column) => `    "${column}" TEXT,\n`).join('')});\n`;
  const plain = table('web_con_rooms', 'links_id', 'room');
  const sql = `${plain}${table('web_con_links', 'links_id', 'links_url', 'links_url_manual')}`;
  expect(await withFileNames(plain)).toBe(plain);
  expect((await withFileNames(sql)).slice(sql.length)).toContain(
    `CREATE INDEX "web_con_links_file_names" ON "web_con_links" USING gin (file_names_in("links_url" || ' ' || "links_url_manual"));`,
  );
});
