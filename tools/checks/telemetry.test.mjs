import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const off = ['TURBO_TELEMETRY_DISABLED', 'DO_NOT_TRACK', 'CHECKPOINT_DISABLE'];
const read = (file) => readFileSync(at(file), 'utf8');

test('commands run with telemetry disabled', async () => {
  const isOff = `process.exit(${JSON.stringify(off)}.every((name) => process.env[name] === '1') ? 0 : 1)`;
  await run(process.execPath, ['-e', isOff], { env: { PATH: process.env.PATH } });
  for (const name of off) expect(read('Dockerfile')).toContain(`${name}=1`);
});

test('turbo passes the variables on, and scripts do not start turbo or prisma directly', () => {
  const { globalPassThroughEnv } = JSON.parse(read('turbo.json'));
  expect(globalPassThroughEnv).toEqual(expect.arrayContaining(['CHECKPOINT_DISABLE', 'DO_NOT_TRACK']));
  for (const [name, script] of Object.entries(JSON.parse(read('package.json')).scripts)) {
    expect(script, name).not.toMatch(/(^|&& )(npx )?(turbo|prisma) /);
  }
});
