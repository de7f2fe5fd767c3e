#!/usr/bin/env node
// `npm run release -- patch` (minor, major, or 1.2.3): makes a version, as a commit and a tag. `-- notes 1.2.3` prints its section of the changelog.
import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { sectionOf } from './lib/changelog.mjs';
import { at, root } from './lib/paths.mjs';
import { release } from './lib/release.mjs';
import { makeReleasedData } from './lib/released-data.mjs';
import { exitWithError, step } from './lib/steps.mjs';

const [wanted, ...more] = process.argv.slice(2);
if (wanted === 'notes') {
  const notes = sectionOf(readFileSync(at('CHANGELOG.md'), 'utf8'), (more[0] ?? '').replace(/^v/, ''));
  if (notes === undefined) exitWithError(`CHANGELOG.md has no version ${more[0]}`);
  console.log(notes);
} else {
  const extra = (version) => step('Storing data of this version, which later ones are tested with', () => makeReleasedData(version));
  const version = await release(root, wanted, { extra }).catch((error) => exitWithError(`${error.message}. Nothing was changed.`));
  console.log(`Version ${version} is committed and tagged. Nothing is published: git push --follow-tags does that.`);
}
