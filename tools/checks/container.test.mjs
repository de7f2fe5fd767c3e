import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const read = (file) => readFileSync(at(file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);

test('every locked package, of every platform, has the sum it is checked by', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([]);
});

test('the image gets no development packages: npm leaves out what is `dev`, not what is `devOptional`', () => {
  const tools = installed.filter(([name, { devOptional }]) => devOptional && !name.startsWith('node_modules/@types/'));
  expect(tools.map(([name]) => name)).toEqual([]);
});

test('nothing that measures or tries the product is asked for at run time: npm would bring it into the image', () => {
  for (const workspace of ['e2e', 'bench']) expect(packages[workspace].dependencies ?? {}, workspace).toEqual({});
  expect(packages['node_modules/playwright-core'].dev).toBe(true);
});

test('the image runs on the newest Node that the workflow tests', () => {
  const tested =
    read('.github/workflows/ci.yml')
      .match(/node: \[(.*)\]/)?.[1]
      .match(/\d+(\.\d+)?/g) ?? [];
  expect(tested).toEqual(['20.19', '22', '24']);
  expect([...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)).toEqual(['24', '24']);
});

test('compose waits for the database that others can reach, and gives the server longer than it takes', () => {
  const compose = read('docker-compose.yml');
  expect(compose).toMatch(/pg_isready --host 127\.0\.0\.1 /);
  const limit = Number(
    read('apps/api/src/stop.ts')
      .match(/limitMilliseconds = ([\d_]+)/)?.[1]
      .replaceAll('_', ''),
  );
  expect(Number(compose.match(/stop_grace_period: (\d+)s/)?.[1]) * 1000).toBeGreaterThan(limit);
});
