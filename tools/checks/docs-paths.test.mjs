import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const folders = [
  'apps/api/src',
  'apps/api/test',
  'apps/web/src',
  'apps/web/public',
  'packages/contracts/src',
  'prisma/schema',
  'prisma/seed',
];
const files = [...folders, 'docs', 'e2e', 'bench', 'tools'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));
const guides = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'bench/README.md',
  'docs/glossary.md',
  'docs/operations.md',
  'docs/several-instances.md',
];

/** A path, or the end of one: `kit/crud/write.ts`, `write.ts`. */
const isPath = (code) =>
  /^(apps|packages|prisma|e2e|bench|tools|docs)\/[\w./-]+$|^([\w.-]+\/)*\w[\w.-]*\.(tsx?|mjs|css|prisma)$/.test(code);
const exists = (path) => existsSync(at(path)) || files.some((file) => file.endsWith(`/${path}`));

describe.each([...guides, ...records])('%s names only existing', (document) => {
  const text = readFileSync(at(document), 'utf8');

  test('paths', () => {
    const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) =>
      new URL(target, `file:///${document}`).pathname.slice(1),
    );
    expect([...codes.filter(isPath), ...links].filter((path) => !exists(path))).toEqual([]);
  });

  test('scripts', () => {
    const calls = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?:[^`\n]*--workspace ([\w/]+))?/g)];
    const scriptsOf = (workspace = '.') => JSON.parse(readFileSync(at(workspace, 'package.json'), 'utf8')).scripts;
    expect(calls.filter(([, script, workspace]) => !(script in scriptsOf(workspace))).map(([call]) => call)).toEqual([]);
  });
});

test('every decision number in the code has a record', () => {
  const sources = files.filter((file) => /\.(tsx?|m?js|css|md|prisma)$/.test(file) && !/node_modules|decisions\/README/.test(file));
  const numbers = sources.flatMap((file) =>
    [...readFileSync(at(file), 'utf8').matchAll(/decisions?[/ ](\d{4})/g)].map((match) => ({ file, number: match[1] })),
  );
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter(({ number }) => !records.some((record) => record.includes(`/${number}-`)))).toEqual([]);
});

test('every record is in the index and has at most 350 words', () => {
  const words = (record) => readFileSync(at(record), 'utf8').trim().split(/\s+/).length;
  expect(records.filter((record) => words(record) > 350)).toEqual([]);
  const index = readFileSync(at('docs/decisions/README.md'), 'utf8');
  expect(records.filter((record) => !record.includes('/0000-') && !index.includes(`](${record.slice('docs/decisions/'.length)})`))).toEqual(
    [],
  );
});
