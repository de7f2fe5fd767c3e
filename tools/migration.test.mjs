import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';

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
