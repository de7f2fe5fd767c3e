#!/usr/bin/env node
// `npm run check`: what is wrong with the sources without running them. Every part runs, and the last line names those that failed.
// `--changed` lints only the files that differ from main; the types take little time where little has changed.
import { generate } from './lib/build.mjs';
import { changedFiles } from './lib/changed.mjs';
import { at } from './lib/paths.mjs';
import { run, runBin } from './lib/run.mjs';

const isChanged = process.argv.includes('--changed');
/** Whose types differ: the server and what it imports (tsconfig.json here), the browser, and the tests in a browser. */
const programs = ['.', 'apps/web', 'e2e'];

const parts = {
  entities: () => run(process.execPath, [at('tools/check-entities.mjs')]),
  types: checkTypes,
  'lint and format': () => runBin('biome', ['check', ...(isChanged ? ['--no-errors-on-unmatched', ...changedFiles()] : ['.'])]),
  'dead code': () => isChanged || runBin('knip', []),
  phrases: () => run(process.execPath, [at('tools/check-phrases.mjs')]),
};

const failed = [];
for (const [name, check] of Object.entries(parts)) await Promise.resolve(check()).catch(() => failed.push(name));
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

/** The programs are checked at the same time, and each by one thread: what they have in common is worked out once per thread. */
async function checkTypes() {
  await generate();
  const checks = programs.map((program) => runBin('tsc', ['-p', program, '--checkers', '1']));
  const failures = (await Promise.allSettled(checks)).filter(({ status }) => status === 'rejected');
  if (failures.length > 0) throw failures[0].reason;
}
