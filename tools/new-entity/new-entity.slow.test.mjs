import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPieces } from '../lib/missing-pieces.mjs';
import { at } from '../lib/paths.mjs';
import { rename } from './names.mjs';
import { patterns } from './patterns.mjs';
import { writeEntity } from './write-entity.mjs';

const kebabOf = (name) => name.replaceAll('_', '-');
const code = { area: 'members', name: 'meeting_room', page: '/member/meeting_room', th: 'ห้องประชุม', en: 'Meeting room' };
const content = {
  pattern: 'content',
  area: 'website',
  name: 'campus_banner',
  page: '/web/campus_banner',
  th: 'ป้ายประกาศ',
  en: 'Campus banner',
};

const withFields = {
  ...content,
  name: 'poster_wall',
  page: '/web/poster_wall',
  fields:
    'title,place,body:richtext,seats:number,closing_day:day,pinned:flag,kind:choice,cover:picture,thumb:picture,file,office:relation=department,theme:relation=group_master',
};
const brief = { name: 'side_note', page: '/web/side_note', fields: 'title,kind:choice,closing:day,file,office:relation=department' };

/** A copy of the sources, so that the project is not changed. */
let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'new-entity-'));
  for (const file of ['package.json', 'tsconfig.json', 'prisma.config.ts', 'prisma', 'packages', 'apps', 'tools']) {
    cpSync(at(file), path.join(copy, file), { recursive: true, filter: (source) => !/\/(node_modules|dist|generated)(\/|$)/.test(source) });
  }
  symlinkSync(at('node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('the new migration is later than all existing ones', () => {
  mkdirSync(path.join(copy, 'prisma/migrations/20991231235958_later'));
  const { fresh } = writeEntity(copy, content);
  expect(fresh.at(-1)).toBe('prisma/migrations/20991231235959_campus_banner/migration.sql');
});

test('a title that ends in s needs --plural', () => {
  expect(() => writeEntity(copy, { ...content, en: 'Bus' })).toThrow('--plural');
  expect(() => writeEntity(copy, { ...content, en: 'Bus', plural: 'Buses' })).not.toThrow();
});

const text = (file) => readFileSync(path.join(copy, file), 'utf8');

test.each([
  ['code', code, 'members/meeting-room', /prefix|คำนำหน้า/i, ["list: 'GET /meeting_rooms'", 'meeting_room_s_th: requiredText(50)']],
  [
    'content',
    content,
    'website/campus-banner',
    /exhibit|นิทรรศการ/i,
    ["list: 'GET /campus_banners'", 'campus_banner_title_th: requiredText(500)'],
  ],
])('%s: writes the files of a new entity without names of the pattern, and registers it everywhere', (_, options, place, old, facts) => {
  const { fresh, changed } = writeEntity(copy, options);
  const [area, kebab] = place.split('/');
  expect(fresh.map((file) => file.replace(/\d{14}/, '<time>'))).toEqual([
    `packages/contracts/src/${place}.ts`,
    `apps/api/src/resources/${place}.resource.ts`,
    `apps/api/test/samples/${place}.ts`,
    ...['.screen.tsx', '-form.screen.tsx', '.phrases.ts'].map((end) => `apps/web/src/features/${place}/${kebab}${end}`),
    `prisma/schema/${kebab}.prisma`,
    `prisma/migrations/<time>_${options.name}/migration.sql`,
  ]);
  expect(changed).toHaveLength(5);
  for (const file of fresh) expect(text(file)).not.toMatch(old);
  for (const file of changed) expect(text(file).length).toBeGreaterThan(readFileSync(at(file), 'utf8').length);
  for (const fact of facts) expect(text(fresh[0])).toContain(fact);
  expect(
    fresh
      .map((file) => text(file))
      .join('')
      .split('\n').length,
    area,
  ).toBeLessThan(320);
});

test('a page is in the group of its address, or in the group given by --group', () => {
  const group = (options) => {
    writeEntity(copy, options);
    return text('packages/contracts/src/pages.ts').match(new RegExp(`'${options.page}': \\{ group: '(\\w+)'`))?.[1];
  };
  expect(group({ ...content, name: 'work_note', page: '/web/content_work' })).toBe('web1');
  expect(group({ ...content, name: 'other_note', page: '/web/other_note', group: 'web1' })).toBe('web1');
  expect(() => writeEntity(copy, { ...content, group: 'web9' })).toThrow('there is no group "web9"');
});

test.each([code, content])('$name: finds nothing missing, and reports a form that is imported eagerly', (options) => {
  writeEntity(copy, options);
  expect(missingPieces(copy)).toEqual([]);
  const screen = path.join(copy, `apps/web/src/features/${options.area}/${kebabOf(options.name)}/${kebabOf(options.name)}.screen.tsx`);
  writeFileSync(
    screen,
    `import './${kebabOf(options.name)}-form.screen.tsx';\n${readFileSync(screen, 'utf8')}`.replace(
      "import './",
      "import * as eager from './",
    ),
  );
  expect(missingPieces(copy)).toEqual([expect.stringContaining('load it by listOrForm')]);
});

test('does not write an existing model again', () => {
  const { fresh, modelled } = writeEntity(copy, { ...content, name: 'person_cell', page: '/web/person_cell' });
  expect(modelled).toBe('prisma/schema/person-page.prisma');
  expect(fresh.filter((file) => file.startsWith('prisma/'))).toEqual([]);
});

test('--fields are stored, asked for, listed and filtered, and a picture and a file have their sides in StoredFile', () => {
  const [contract, , sample, screen, form, , model, migration] = writeEntity(copy, withFields).fresh.map(text);
  expect(contract).toContain("folder: 'poster-walls'");
  expect(contract).toContain("poster_wall_kind: { th: 'kind', en: 'Kind' }");
  expect(contract).toMatch(/listQuery\(\[.*'poster_wall_closing_day'/);
  expect(contract).toContain('poster_wall_kind: poster_wall_kind.optional()');
  expect(form).toContain('<DayField form={form} name="poster_wall_closing_day" />');
  expect(screen).toContain('<SelectFilter list={list} name="poster_wall_kind" />');
  expect(model).toMatch(/poster_wall_file +String\?\n/);
  expect(migration).toContain('file_names_in("poster_wall_body" || \' \' || "poster_wall_file_url")');
  expect(sample).toContain('poster_wall_file: await picture()');
  for (const part of ['cover', 'file'])
    expect(text('prisma/schema/system.prisma')).toContain(`PosterWall[] @relation("poster_wall_${part}")`);
  for (const written of [contract, sample, screen, form, model, migration]) expect(written).not.toMatch(/%\w+%/);
  expect(missingPieces(copy)).toEqual([]);
});

test('a field that the list shows and the form does not ask for is named', () => {
  const form = writeEntity(copy, withFields).fresh.find((file) => file.endsWith('-form.screen.tsx'));
  writeFileSync(path.join(copy, form), text(form).replace(/.*name="poster_wall_kind".*\n/, ''));
  expect(missingPieces(copy)).toEqual([expect.stringContaining('no input for poster_wall_kind')]);
});

test('a relation is stored, asked for, named in the list and filtered, and its sample makes what it refers to', () => {
  const { fresh, changed } = writeEntity(copy, { ...content, ...brief });
  const [contract, resource, sample, screen, form, , model, migration] = fresh.map(text);
  expect(contract).toContain('side_note_office: serialId.optional()');
  expect(contract).toContain('side_note_office_name_th: z.string()');
  expect(resource).toContain('up_departments.up_department_id = web_con_side_notes.side_note_office');
  expect(sample).toContain('side_note_office = await makeRecord(department, admin, t)');
  expect(screen).toContain('<SelectFilter list={list} name="side_note_office"');
  expect(screen).toContain("{ field: 'side_note_office', cell: (row) => inLanguage(");
  expect(form).toContain('<SelectField form={form} name="side_note_office"');
  expect(model).toMatch(/office +Department +@relation\("side_note_office", .* onDelete: Restrict\)/);
  expect(migration).toContain('REFERENCES "up_departments"("up_department_id") ON DELETE RESTRICT');
  expect(changed).toEqual(expect.arrayContaining(['prisma/schema/members.prisma', 'prisma/schema/system.prisma']));
  expect(text('prisma/schema/members.prisma')).toContain('side_note_office SideNote[] @relation("side_note_office")');
  expect(missingPieces(copy)).toEqual([]);
});

test('refuses fields that cannot be', () => {
  const writing = (options) => () => writeEntity(copy, options);
  expect(writing({ ...content, fields: 'kind:colour' })).toThrow('there is no kind "colour"');
  expect(writing({ ...content, fields: 'Closing' })).toThrow('a field is called in snake_case');
  expect(writing({ ...content, fields: 'place,place:day' })).toThrow('a field is named twice');
  expect(writing({ ...content, fields: 'file,other:file' })).toThrow('an entity has one file');
  expect(writing({ ...content, fields: 'office:relation' })).toThrow('office:relation=department');
  expect(writing({ ...content, fields: 'office:relation=news' })).toThrow('office:relation=department');
  expect(writing({ ...content, fields: 'one:relation=department,two:relation=department' })).toThrow('one relation to each other');
  expect(writing({ ...code, fields: 'place' })).toThrow('--fields is for the pattern content');
});

test('a generated entity of each pattern compiles, with fields of every kind', { timeout: 480_000 }, () => {
  for (const options of [code, content, withFields, { ...withFields, ...brief }]) writeEntity(copy, options);
  const run = (tool, ...args) => spawnSync(at('node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' });
  const generated = run('prisma', 'generate');
  expect(generated.status, generated.stderr).toBe(0);
  for (const app of ['api', 'web']) {
    writeFileSync(path.join(copy, `apps/${app}/tsconfig.copy.json`), JSON.stringify(ownSources(app)));
    expect(run('tsc', '-p', `apps/${app}/tsconfig.copy.json`).stdout).toBe('');
  }
});

/** The workspaces' links in node_modules point to the project; these paths point to the copy. */
const ownSources = (app) => ({
  extends: app === 'api' ? '../../tsconfig.json' : './tsconfig.json',
  compilerOptions: {
    paths: {
      '@faculty/contracts/*': ['../../packages/contracts/src/*.ts'],
      '@faculty/prisma/client': ['../../prisma/generated/client.ts'],
      '@faculty/prisma/columns': ['../../prisma/generated/columns.ts'],
      '@faculty/prisma/seed/*': ['../../prisma/seed/*.ts'],
    },
  },
  files: app === 'api' ? ['src/server.ts', 'test/database-template.ts', 'test/entities.test.ts'] : ['src/main.tsx'],
  // files that no import leads to: samples, and type declarations of packages
  include: app === 'api' ? ['test/samples/**/*.ts'] : ['src/**/*.d.ts'],
});

test('does not overwrite existing files', () => {
  writeEntity(copy, code);
  expect(() => writeEntity(copy, code)).toThrow('packages/contracts/src/members/meeting-room.ts is there already');
});

test('renames the pattern in imports, calls, routes and types', () => {
  const names = {
    area: 'members',
    page: '/member/meeting_room',
    snake: 'meeting_room',
    kebab: 'meeting-room',
    pascal: 'MeetingRoom',
    camel: 'meetingRoom',
  };
  const renamed = (text) => rename(text, { ...names, th: 'ห้องประชุม', en: 'Meeting room', plural: 'Meeting rooms' }, patterns.code);
  expect(renamed('import { prefixPhrases } from "./prefix.phrases.ts"')).toBe(
    'import { meetingRoomPhrases } from "./meeting-room.phrases.ts"',
  );
  expect(renamed('db.prefix.findUnique({ where: { prefix_code } })')).toBe('db.meetingRoom.findUnique({ where: { meeting_room_code } })');
  expect(renamed("remove: 'POST /delete_prefixs'")).toBe("remove: 'POST /delete_meeting_rooms'");
  expect(renamed("{ en: 'Edit prefix' }")).toBe("{ en: 'Edit meeting room' }");
  expect(renamed('interface PrefixRow extends z.infer<typeof prefixRow>')).toBe(
    'interface MeetingRoomRow extends z.infer<typeof meetingRoomRow>',
  );
});
