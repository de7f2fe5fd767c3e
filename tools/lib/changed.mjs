import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** The commit in which this branch left main, or the last one where there is no main. */
export const changedBase = () => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';

/** Files that differ from main, in commits of this branch or in the working tree. */
export const changedFiles = () => [
  ...git('diff', '--name-only', '--diff-filter=d', changedBase()),
  ...git('ls-files', '--others', '--exclude-standard'),
];
