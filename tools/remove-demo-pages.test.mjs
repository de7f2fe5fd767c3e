import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoFiles, demoFolders, demoPackages, filesWithoutDemoPages, references } from './lib/demo-pages.mjs';
import { at } from './lib/paths.mjs';

test('each reference to the demo pages occurs exactly once in its file', () => {
  for (const { file, text } of references) expect(readFileSync(at(file), 'utf8').split(text), `${file}: ${text}`).toHaveLength(2);
});

test('the files without demo pages parse and are formatted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faculty-without-demo-'));
  try {
    for (const [file, text] of filesWithoutDemoPages()) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { formatter, javascript } = JSON.parse(readFileSync(at('biome.json'), 'utf8'));
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ formatter, javascript }));
    const { status, stdout, stderr } = spawnSync(
      at('node_modules/.bin/biome'),
      ['format', 'apps', 'packages', 'tools', 'e2e', 'turbo.json', 'package.json'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const isDemo = (file) => demoFolders.some((folder) => file.startsWith(`${folder}/`));
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
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !isDemo(file)),
);

test('nothing but the history in the changelog names the demo pages once they are out', () => {
  const words = /demo[ -]pages|demo_(pages|products)/i;
  const { stdout } = spawnSync('git', ['grep', '-ilE', words.source, '--', ':!CHANGELOG.md'], { cwd: at('.'), encoding: 'utf8' });
  const changed = filesWithoutDemoPages();
  const left = stdout.split('\n').filter((file) => file !== '' && !isDemo(file) && !demoFiles.includes(file));
  expect(left.filter((file) => words.test(changed.get(file) ?? readFileSync(at(file), 'utf8')))).toEqual([]);
});

test('only the listed files import from the demo folders', () => {
  const importing = sources.filter((file) => /['"](@faculty\/contracts\/|\.[^'"]*\/)demo\//.test(readFileSync(at(file), 'utf8')));
  expect(importing.sort()).toEqual([
    'apps/api/src/app.ts',
    'apps/web/src/app/router.tsx',
    'packages/contracts/src/audited.ts',
    'packages/contracts/src/entity-labels.ts',
  ]);
});

test('the packages that go with the demo pages are named by the web app, and imported by nothing else of it', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('apps/web/package.json'), 'utf8'));
  expect(demoPackages.filter((name) => !{ ...dependencies, ...devDependencies }[name])).toEqual([]);
  const imports = sources.flatMap((file) => [...readFileSync(at(file), 'utf8').matchAll(/(?:from|import|import\() ?['"]([^'"]+)['"]/g)]);
  const isOfDemo = ([, path]) => demoPackages.some((name) => path === name || path.startsWith(`${name}/`));
  expect(imports.filter(isOfDemo).map(([, path]) => path)).toEqual([]);
});
