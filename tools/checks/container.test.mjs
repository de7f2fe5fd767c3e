import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const read = (file) => readFileSync(at(file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

test('every locked package of every platform has an integrity hash', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
});

test('no tool is locked as `devOptional`, because npm would install it in the image', () => {
  const devOptionalPackages = installed.filter(([name, { devOptional }]) => devOptional && !name.startsWith('node_modules/@types/'));
  expect(devOptionalPackages.map(([name]) => name)).toEqual([]);
});

test('e2e and bench have no runtime dependencies, because npm would install them in the image', () => {
  for (const workspace of ['e2e', 'bench']) expect(packages[workspace].dependencies ?? {}, workspace).toEqual({});
  expect(packages['node_modules/playwright-core'].dev).toBe(true);
});

test('the image uses the newest Node version of the workflow', () => {
  const tested =
    read('.github/workflows/ci.yml')
      .match(/node: \[(.*)\]/)?.[1]
      .match(/\d+(\.\d+)?/g) ?? [];
  expect(tested).toEqual(['20.19', '22', '24']);
  expect([...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)).toEqual(['24', '24']);
});

test('the image is without package manager, source maps and the packages that the server does not import', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile.match(/^FROM .*/gm)?.at(-1)).toBe('FROM scratch');
  expect(dockerfile).toContain('rm -rf /usr/local/lib/node_modules');
  expect(dockerfile).toContain('rm apps/api/dist/*.map');
  expect(dockerfile).toContain('node apps/api/prune-packages.mjs');
  expect(dockerfile).not.toMatch(/^CMD .*source-maps/m);
});

test('compose checks the database over TCP, and its stop period is longer than the limit of the server', () => {
  const compose = read('docker-compose.yml');
  expect(compose).toMatch(/pg_isready --host 127\.0\.0\.1 /);
  const limit = Number(
    read('apps/api/src/stop.ts')
      .match(/limitMilliseconds = ([\d_]+)/)?.[1]
      .replaceAll('_', ''),
  );
  expect(Number(compose.match(/stop_grace_period: (\d+)s/)?.[1]) * 1000).toBeGreaterThan(limit);
});
