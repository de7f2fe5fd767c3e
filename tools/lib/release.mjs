import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withVersion } from './changelog.mjs';

const parts = ['major', 'minor', 'patch'];

/**
 * Makes a version in the repository at `root`: manifests, lock file, changelog, what `extra` writes, a commit and a tag.
 * Publishes nothing. Whatever fails before the commit leaves the working tree as it was. Returns the version.
 * @throws Error saying what is in the way
 */
export async function release(root, wanted, { today = bangkokDay(), extra = async () => {} } = {}) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  if (git('status', '--porcelain') !== '') throw new Error('The working tree has changes: commit or stash them first');
  const lock = JSON.parse(read('package-lock.json'));
  const version = nextVersion(lock.version, wanted);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new Error(`The tag ${tag} is there already`);
  const latest = newest(git('tag', '--list', 'v*').split('\n'));
  if (latest && compare(version, latest) <= 0) throw new Error(`${version} is not newer than ${latest}, the latest version`);
  const files = new Map([['CHANGELOG.md', withVersion(read('CHANGELOG.md'), version, today)]]);
  // the workspaces are the entries of the lock file outside node_modules; '' is the root
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder.includes('node_modules')) continue;
    const manifest = path.join(folder, 'package.json');
    files.set(manifest, read(manifest).replace(/^( {2}"version": ").*?(")/m, `$1${version}$2`));
    entry.version = version;
  }
  lock.version = version;
  files.set('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  try {
    for (const [file, text] of files) writeFileSync(path.join(root, file), text);
    await extra(version);
    git('add', '--all');
    git('commit', '--quiet', '--message', `Release ${version}`);
  } catch (error) {
    // the tree was clean, so only what was written here goes
    git('reset', '--hard', '--quiet');
    git('clean', '-d', '--force', '--quiet');
    throw error;
  }
  git('tag', '--annotate', tag, '--message', `Version ${version}`);
  return version;
}

function nextVersion(current, wanted) {
  if (/^\d+\.\d+\.\d+$/.test(wanted ?? '')) return wanted;
  const place = parts.indexOf(wanted);
  if (place === -1) throw new Error(`Name the version: ${parts.join(', ')}, or one such as 1.2.3`);
  return numbers(current)
    .map((number, index) => (index < place ? number : index === place ? number + 1 : 0))
    .join('.');
}

const numbers = (version) => version.split('.').map(Number);

function compare(one, other) {
  const difference = numbers(one).map((number, index) => number - numbers(other)[index]);
  return difference.find((each) => each !== 0) ?? 0;
}

const newest = (tags) =>
  tags
    .flatMap((tag) => tag.match(/^v(\d+\.\d+\.\d+)$/)?.[1] ?? [])
    .sort(compare)
    .at(-1);

/** Today in Bangkok, `YYYY-MM-DD`. */
const bangkokDay = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(new Date());
