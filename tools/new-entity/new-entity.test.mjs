import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { rename } from './names.mjs';
import { writeEntity } from './write-entity.mjs';

const options = { area: 'members', name: 'meeting_room', page: '/member/meeting_room', th: 'ห้องประชุม', en: 'Meeting room' };

/** A copy of the sources, so that the project itself stays as it is. */
let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-entity-'));
  for (const file of ['package.json', 'tsconfig.base.json', 'prisma.config.ts', 'prisma', 'packages', 'apps', 'tools']) {
    cpSync(at(file), path.join(copy, file), { recursive: true, filter: (source) => !/\/(node_modules|dist|generated)(\/|$)/.test(source) });
  }
  symlinkSync(at('node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('a new entity stands in its own files, with its own names only, and is registered in three places', () => {
  const written = writeEntity(copy, options);
  expect(written.map((file) => file.replace(/\d{14}/, '<time>'))).toEqual([
    'packages/contracts/src/members/meeting-room.ts',
    'apps/api/src/resources/members/meeting-room.resource.ts',
    'apps/web/src/features/members/meeting-room/meeting-room.screen.tsx',
    'apps/web/src/features/members/meeting-room/meeting-room-list.screen.tsx',
    'apps/web/src/features/members/meeting-room/meeting-room-form.screen.tsx',
    'apps/web/src/features/members/meeting-room/meeting-room.phrases.ts',
    'prisma/schema/meeting-room.prisma',
    'prisma/migrations/<time>_meeting_room/migration.sql',
    'packages/contracts/src/pages.ts',
    'apps/api/src/resources/index.ts',
    'apps/web/src/app/router.tsx',
  ]);
  const text = (file) => readFileSync(path.join(copy, file), 'utf8');
  for (const file of written.slice(0, 8)) expect(text(file)).not.toMatch(/prefix|คำนำหน้า/i);
  expect(text(written[0])).toContain("list: 'GET /meeting_rooms'");
  expect(text(written[0])).toContain('meeting_room_s_th: requiredText(50)');
});

test('a new entity compiles before anything in it is changed', { timeout: 240_000 }, () => {
  writeEntity(copy, options);
  const run = (tool, ...args) => spawnSync(at('node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' });
  expect(run('prisma', 'generate').status).toBe(0);
  for (const app of ['api', 'web']) {
    writeFileSync(path.join(copy, `apps/${app}/tsconfig.copy.json`), JSON.stringify(ownSources(app)));
    expect(run('tsc', '-p', `apps/${app}/tsconfig.copy.json`).stdout).toBe('');
  }
});

/** The workspaces' links in node_modules lead back to the project; the copy must be checked against itself. */
const ownSources = (app) => ({
  extends: './tsconfig.json',
  compilerOptions: {
    paths: {
      '@faculty/contracts/*': ['../../packages/contracts/src/*.ts'],
      '@faculty/prisma/client': ['../../prisma/generated/client.ts'],
      '@faculty/prisma/seed/*': ['../../prisma/seed/*.ts'],
    },
  },
  files: [app === 'api' ? 'src/server.ts' : 'src/main.tsx'],
  include: [],
});

test('nothing is written over', () => {
  writeEntity(copy, options);
  expect(() => writeEntity(copy, options)).toThrow('packages/contracts/src/members/meeting-room.ts is there already');
});

test.each([
  ['import { prefixPhrases } from "./prefix.phrases.ts"', 'import { meetingRoomPhrases } from "./meeting-room.phrases.ts"'],
  ['db.prefix.findUnique({ where: { prefix_code } })', 'db.meetingRoom.findUnique({ where: { meeting_room_code } })'],
  ["remove: 'POST /delete_prefixs'", "remove: 'POST /delete_meeting_rooms'"],
  ['interface PrefixRow extends z.infer<typeof prefixRow>', 'interface MeetingRoomRow extends z.infer<typeof meetingRoomRow>'],
])('%s', (before, after) => {
  const names = {
    area: 'members',
    page: '/member/meeting_room',
    snake: 'meeting_room',
    kebab: 'meeting-room',
    pascal: 'MeetingRoom',
    camel: 'meetingRoom',
  };
  expect(rename(before, { ...names, th: 'ห้องประชุม', en: 'Meeting room', plural: 'Meeting rooms' })).toBe(after);
});
