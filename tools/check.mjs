#!/usr/bin/env node
// `npm run check`: what is wrong with the sources without running them. Every part runs, and the last line names those that failed.
// `--changed` checks only the files that differ from main, and the types of their packages and of those that import them.
import { changedBase, changedFiles } from './lib/changed.mjs';
import { at } from './lib/paths.mjs';
import { run, runBin } from './lib/run.mjs';

const isChanged = process.argv.includes('--changed');
// npm says nothing of its own about a package whose compiler has failed
const environment = { ...process.env, npm_config_loglevel: 'silent', TURBO_SCM_BASE: changedBase() };

const parts = {
  entities: () => run(process.execPath, [at('tools/check-entities.mjs')]),
  types: () => runBin('turbo', ['run', 'generate', 'typecheck', '--continue', ...(isChanged ? ['--affected'] : [])], { env: environment }),
  'lint and format': () => runBin('biome', ['check', ...(isChanged ? ['--no-errors-on-unmatched', ...changedFiles()] : ['.'])]),
  'dead code': () => isChanged || runBin('knip', []),
  phrases: () => run(process.execPath, [at('tools/check-phrases.mjs')]),
};

const failed = [];
for (const [name, check] of Object.entries(parts)) await Promise.resolve(check()).catch(() => failed.push(name));
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
