import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEntity } from '../new-entity/write-entity.mjs';
import { missingPieces } from './missing-pieces.mjs';
import { at, root } from './paths.mjs';

const folders = [
  'packages/contracts/src',
  'apps/api/src/public',
  'apps/api/src/resources',
  'apps/api/test/samples',
  'apps/site/src',
  'apps/web/src',
  'prisma/schema',
  'tools',
];

let copy;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'missing-pieces-'));
  for (const folder of folders) cpSync(at(folder), path.join(copy, folder), { recursive: true });
  const options = { pattern: 'content', area: 'website', name: 'campus_banner', page: '/web/campus_banner' };
  writeEntity(copy, { ...options, th: 'ป้ายประกาศ', en: 'Campus banner' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('finds nothing missing in the project, nor in a generated entity', () => {
  expect(missingPieces(root)).toEqual([]);
  expect(missingPieces(copy)).toEqual([]);
});

test.each([
  ['packages/contracts/src/pages.ts', /.*campus_banner.*\n/g, 'no page /web/campus_banner in packages/contracts/src/pages.ts'],
  ['packages/contracts/src/entities.ts', /.*campusBanner.*\n/g, 'no line in packages/contracts/src/entities.ts'],
  ['apps/api/src/resources/index.ts', /.*campusBanner.*\n/g, 'its resource is not called in apps/api/src/resources/index.ts'],
  ['apps/web/src/app/router.tsx', /.*campus_banner.*\n/g, 'no screen for /web/campus_banner in apps/web/src/app/router.tsx'],
  [
    'apps/api/test/samples/website/campus-banner.ts',
    /.*entity: campusBanner,\n/g,
    'no sample in apps/api/test/samples/website/campus-banner.ts',
  ],
  [
    'apps/web/src/features/website/campus-banner/campus-banner-form.screen.tsx',
    /.*ShownField form.*\n/g,
    'no input for active beside the screens that import @faculty/contracts/website/campus-banner',
  ],
])('reports the line removed from %s', (file, lines, message) => {
  expect(missingWith(file, lines, '')).toEqual([`campus_banner: ${message}`]);
});

test('reports what a public entity needs', () => {
  const made = missingWith(
    'packages/contracts/src/website/campus-banner.ts',
    /^ {2}routes:/m,
    "  public: { path: 'banners', fields: [] },\n  routes:",
  );
  expect(made).toEqual(
    ['apps/api/src/public/public-kinds.ts', 'apps/site/src/pages/help.ts'].map(
      (file) => `campus_banner: public, but without a line in ${file}`,
    ),
  );
});

/** What is missing while a file of the copy is changed. */
function missingWith(file, from, to) {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, before.replace(from, to));
  try {
    return missingPieces(copy);
  } finally {
    writeFileSync(place, before);
  }
}
