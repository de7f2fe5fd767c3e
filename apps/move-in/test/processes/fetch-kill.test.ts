import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../../src/kinds.ts';
import { expectWhole, fetched, newFolder, oldSystem, rowsOf } from '../fetched.ts';

const main = path.join(import.meta.dirname, '../../src/main.ts');

test('killed anywhere twenty times, the command ends as without', async () => {
  const old = await oldSystem({ cut: 60, onlyByQuery: ['education'] });
  const folder = newFolder();
  const whole = await fetched(old);
  const step = Math.ceil(old.log.length / 20);
  const run = async (calls: number) => {
    const end = old.log.length + calls;
    const options = `--from ${old.url} --folder ${folder.path} --old-host www.old.example --rate 200`.split(' ');
    const child = spawn(process.execPath, ['--import', 'tsx', main, 'fetch', ...options], {
      env: { ...process.env, MOVE_IN_EMAIL: 'a@b.example', MOVE_IN_PASSWORD: 'right' },
      stdio: 'ignore',
    });
    const timer = setInterval(() => old.log.length >= end && child.kill('SIGKILL'), 1);
    const [code] = (await once(child, 'close')) as [number | null];
    clearInterval(timer);
    return code;
  };
  let kills = 0;
  while (kills < 20 && (await run(step)) === null) kills += 1;
  expect(kills).toBeGreaterThan(15);
  expect(await run(Number.POSITIVE_INFINITY)).toBe(0);
  for (const kind of kinds) expect(await rowsOf(folder, kind.name), kind.name).toEqual(await rowsOf(whole.folder, kind.name));
  await expectWhole(old, folder);
}, 400_000);
