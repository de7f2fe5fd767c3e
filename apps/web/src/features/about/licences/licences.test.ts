import path from 'node:path';
import { expect, test } from 'vitest';
import { licenceTexts } from './licence-texts.ts';
import { packages, packagesWith } from './licences.ts';
import list from './licences.tsv?raw';
import { licenceLines } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const mend = 'the packages have changed: npx vitest run --project @faculty/web licences.test -u';

test('the list of licences is that of the packages in package-lock.json', async () => {
  await expect(licenceLines(root), mend).toMatchFileSnapshot('./licences.tsv');
});

test('what the server and the pages are made of is in it, what tests them is not', () => {
  const names = new Set(packages.map(({ name }) => name));
  expect(['fastify', 'react', 'zod', 'sharp', '@prisma/client', '@fontsource/sarabun'].filter((name) => !names.has(name))).toEqual([]);
  expect(['vitest', 'vite', '@playwright/test', 'autocannon', 'turbo', 'typescript'].filter((name) => names.has(name))).toEqual([]);
  expect(list.trimEnd().split('\n')).toHaveLength(packages.length);
});

test('the texts name each package once, below its licence text', () => {
  const texts = licenceTexts(root);
  expect(texts).toContain('Permission is hereby granted, free of charge');
  expect(texts).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const lines = texts.split('\n');
  const named = packages.map(({ name, version }) => `${name} ${version}`);
  const counts = new Map(named.map((name) => [name, 0]));
  for (const line of lines) if (counts.has(line)) counts.set(line, (counts.get(line) ?? 0) + 1);
  expect(named.filter((name) => counts.get(name) !== 1)).toEqual([]);
});

test('a search finds names and licences', () => {
  expect(packagesWith('mantine/core').map(({ name }) => name)).toEqual(['@mantine/core']);
  expect(packagesWith('OFL').map(({ name }) => name)).toContain('@fontsource/sarabun');
});
