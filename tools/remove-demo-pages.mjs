#!/usr/bin/env node
// `npm run remove-demo-pages`: takes the template's demo pages and products out of this copy of the repository, and itself with them.
import './lib/check-node.mjs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { demoFolders, namings } from './lib/demo-pages.mjs';
import { at } from './lib/paths.mjs';
import { giveUp } from './lib/steps.mjs';

const changed = new Map();
for (const { file, text, instead = '' } of namings) {
  const before = changed.get(file) ?? readFileSync(at(file), 'utf8');
  if (!before.includes(text)) giveUp(`${file} does not say any more:\n${text}`);
  changed.set(
    file,
    before.replace(text, () => instead),
  );
}
for (const [file, text] of changed) writeFileSync(at(file), text);
for (const folder of demoFolders) rmSync(at(folder), { recursive: true });
for (const file of ['tools/lib/demo-pages.mjs', 'tools/remove-demo-pages.mjs', 'tools/remove-demo-pages.test.mjs']) rmSync(at(file));
console.log('The demo pages are gone. `npm test` should be green; a table demo_products may stand in the database still.');
