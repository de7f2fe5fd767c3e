import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoFolders, namings } from './lib/demo-pages.mjs';
import { at } from './lib/paths.mjs';

test('each place that names the demo pages is known to the command that removes them', () => {
  for (const { file, text } of namings) expect(readFileSync(at(file), 'utf8').split(text), `${file}: ${text}`).toHaveLength(2);
});

test('nothing outside their folders imports anything of theirs', () => {
  const isTheirs = (file) => demoFolders.some((folder) => file.startsWith(`${folder}/`));
  const sources = [
    'packages/contracts/src',
    'apps/api/src',
    'apps/api/test',
    'apps/web/src',
    'apps/web/harness',
    'e2e',
    'prisma/seed',
  ].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !isTheirs(file)),
  );
  const naming = sources.filter((file) => /['"](@faculty\/contracts\/|\.[^'"]*\/)demo\//.test(readFileSync(at(file), 'utf8')));
  expect(naming.sort()).toEqual([
    'apps/api/src/app.ts',
    'apps/web/src/app/audit-with-words.screen.tsx',
    'apps/web/src/app/router.tsx',
    'packages/contracts/src/audited.ts',
  ]);
});
