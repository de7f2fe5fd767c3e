#!/usr/bin/env node
// `npm run seed -- --demo --members 400`: fills the configured database; the flags are those of apps/api/src/seed.ts.
import './lib/check-node.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { at, loadEnvironmentFile } from './lib/paths.mjs';
import { exitWithError } from './lib/steps.mjs';

loadEnvironmentFile();
try {
  await install();
  await build();
} catch (error) {
  exitWithError(error);
}
await import(at('apps/api/dist/seed.js'));
