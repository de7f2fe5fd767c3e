import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from './lib/paths.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faculty-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build of one chunk, and places it. */
function build(chunk) {
  mkdirSync(path.join(folder, 'bundle/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'bundle/index.html'), chunk);
  writeFileSync(path.join(folder, `bundle/assets/${chunk}.js`), chunk);
  return place();
}
const place = () => spawnSync(process.execPath, [at('tools/place-build.mjs')], { cwd: folder, encoding: 'utf8' });
const assets = () => readdirSync(path.join(folder, 'dist/assets')).sort();

test('a build keeps the files of the one before, for pages that are open, and no others', () => {
  for (const chunk of ['a', 'b', 'c']) expect(build(chunk).stderr).toBe('');
  expect(assets()).toEqual(['b.js', 'c.js']);
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('c');
  expect(existsSync(path.join(folder, 'bundle'))).toBe(false);
});

test('the same build again takes nothing away', () => {
  for (const chunk of ['a', 'b', 'b', 'b']) build(chunk);
  expect(assets()).toEqual(['a.js', 'b.js']);
  build('a');
  expect(assets()).toEqual(['a.js', 'b.js']);
});

test('what stands there when nothing is remembered is the build before', () => {
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  for (const chunk of ['x', 'y']) writeFileSync(path.join(folder, `dist/assets/${chunk}.js`), chunk);
  build('a');
  expect(assets()).toEqual(['a.js', 'x.js', 'y.js']);
  build('b');
  expect(assets()).toEqual(['a.js', 'b.js']);
});

test('without anything made it says so, and leaves what stands there', () => {
  build('a');
  expect(place().status).toBe(1);
  expect(assets()).toEqual(['a.js']);
});
