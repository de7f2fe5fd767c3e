import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprintFiles } from './memory.mjs';

let folder;
const write = (name, text = 'x') => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
  write('src/a.ts');
});

test('unchanged files have the same fingerprint', () => {
  expect(fingerprintFiles([folder])).toBe(fingerprintFiles([folder]));
});

test.each([
  ['a changed size', () => write('src/a.ts', 'longer')],
  ['a changed time', () => utimesSync(path.join(folder, 'src/a.ts'), new Date(), new Date(0))],
  ['a new file', () => write('src/b.ts')],
])('%s changes the fingerprint', (_, change) => {
  const before = fingerprintFiles([folder]);
  change();
  expect(fingerprintFiles([folder])).not.toBe(before);
});

test('built and installed files are ignored', () => {
  const before = fingerprintFiles([folder]);
  for (const name of ['dist/a.js', 'generated/a.ts', 'node_modules/a.js']) write(name);
  expect(fingerprintFiles([folder])).toBe(before);
});
