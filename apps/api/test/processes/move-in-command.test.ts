import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rootDirectory } from '../../src/config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'faculty-move-in-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const moveIn = (...args: string[]) => {
  const command = ['--import', 'tsx', path.join(rootDirectory, 'apps/api/src/move-in.ts'), ...args];
  const { stderr, status } = spawnSync(process.execPath, command, {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
    cwd: path.join(rootDirectory, 'apps/api'),
  });
  return `${status} ${stderr.split('\n')[0]}`;
};

test('the folder of a move is `move-in` in DATA_DIR unless --folder names another', () => {
  expect(moveIn('analyse')).toContain(`1 ยังไม่ได้ดึงข้อมูลจากระบบเดิม · Nothing has been fetched from the old system yet · ${folder}/move-in`);
  expect(moveIn('analyse', '--folder', `${folder}/other`)).toContain(`yet · ${folder}/other`);
});

test('what is missing or wrong in a call is said in its first line', () => {
  expect(moveIn('fetch')).toBe('1 fetch: --from is missing');
  expect(moveIn('fetch', '--from', 'old')).toMatch(/^1 --from: a full address/);
});
