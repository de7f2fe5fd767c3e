import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { installPackages } from './apt.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-apt-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('what apt installs as root is said in one line before, with what avoids it', async () => {
  const calls = path.join(folder, 'calls');
  writeFileSync(path.join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >> ${calls}\n`);
  chmodSync(path.join(folder, 'apt-get'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await installPackages(['a-browser', 'a-font'], 'CHROMIUM_PATH=FILE takes another');
  expect(said.mock.calls).toEqual([['\n  as root: apt-get install a-browser a-font (CHROMIUM_PATH=FILE takes another)']]);
});
