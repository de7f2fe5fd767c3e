// The last step of a build, in the folder of its package: what was made in `bundle` takes the place of what a server may be serving from
// `dist` at that very moment.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the last builds have placed. Without it, all that is in `dist` is of the build before. */
const memory = '.turbo/placed.json';

const made = filesIn('bundle');
if (made.length === 0) throw new Error(`nothing was made in ${path.resolve('bundle')}`);
const there = filesIn('dist');
const last = remembered() ?? { files: there, kept: [] };
// what is new comes before what takes another's place and names it
const inOrder = [...made].sort((one, other) => Number(there.includes(one)) - Number(there.includes(other)));
for (const file of inOrder) {
  mkdirSync(path.join('dist', path.dirname(file)), { recursive: true });
  renameSync(path.join('bundle', file), path.join('dist', file));
}
rmSync('bundle', { recursive: true });

// Pages that are open, and a server that was started before, ask for files of the build before for a while. What that one had kept goes.
const isSame = made.join() === last.files.join();
const kept = (isSame ? last.kept : last.files).filter((file) => !made.includes(file));
for (const file of there) if (!made.includes(file) && !kept.includes(file)) rmSync(path.join('dist', file));
mkdirSync(path.dirname(memory), { recursive: true });
writeFileSync(memory, JSON.stringify({ files: made, kept }));

/** Names below a folder, in order. */
function filesIn(folder) {
  const isFile = (name) => statSync(path.join(folder, name)).isFile();
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true }).filter(isFile).sort();
}

function remembered() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return null;
  }
}
