import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { at } from './lib/paths.mjs';

test('the migrations make what the Prisma schema says', () => {
  const words = ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema', '--exit-code', '--script'];
  const { status, stdout, stderr } = spawnSync(at('node_modules/.bin/prisma'), words, {
    cwd: at('.'),
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '' },
  });
  // 0: nothing to do, 2: the script says what
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0, said: expect.stringContaining('empty migration') });
});
