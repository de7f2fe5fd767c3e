#!/usr/bin/env node
// `npm run remove-demo-pages`: removes the template's demo pages and products from this copy of the repository, and this command too.
import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { demoFiles, demoFolders, demoPackages, filesWithoutDemoPages } from './lib/demo-pages.mjs';
import { at } from './lib/paths.mjs';
import { exitWithError } from './lib/steps.mjs';

try {
  for (const [file, text] of filesWithoutDemoPages()) writeFileSync(at(file), text);
} catch (error) {
  exitWithError(error);
}
for (const entry of [...demoFolders, ...demoFiles]) rmSync(at(entry), { recursive: true });
const words = ['uninstall', '--workspace', 'apps/web', '--no-audit', '--no-fund', ...demoPackages];
const { status } = spawnSync('npm', words, { cwd: at('.'), stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) exitWithError(new Error(`The folders are gone; this has still to be done: npm ${words.join(' ')}`));
console.log('The demo pages are gone. `npm test` should be green; a table demo_products may stand in the database still.');
