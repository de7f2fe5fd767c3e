import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadEnvironmentFile } from './paths.mjs';

test('an .env that was saved on Windows is read; what is set already stays', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-env-'));
  const file = path.join(folder, '.env');
  writeFileSync(file, '\uFEFFFIRST=1\r\nSECOND="two words"\r\n# a comment\r\nEMPTY=\r\nSET=3\r\n');
  const environment = { SET: 'before' };
  loadEnvironmentFile(file, environment);
  expect(environment).toEqual({ FIRST: '1', SECOND: 'two words', EMPTY: '', SET: 'before' });
  loadEnvironmentFile(path.join(folder, 'none'), environment);
  rmSync(folder, { recursive: true });
});
