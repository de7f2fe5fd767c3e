#!/usr/bin/env node
// `npm run backup -- FILE`: the command is apps/api/src/backup.ts.
import './lib/check-node.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { at, loadEnvironmentFile } from './lib/paths.mjs';
import { giveUp } from './lib/steps.mjs';

loadEnvironmentFile();
try {
  await install();
  await build();
} catch (error) {
  giveUp(error);
}
await import(at('apps/api/dist/backup.js'));
