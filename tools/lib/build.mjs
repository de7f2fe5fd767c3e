import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fingerprintFiles, isDone, markDone } from './memory.mjs';
import { at, root } from './paths.mjs';
import { runBin } from './run.mjs';

const sources = ['apps', 'packages', 'prisma', 'package.json', 'package-lock.json', 'prisma.config.ts', 'tsconfig.json', 'turbo.json'];
/** Shown by the demo pages. */
const texts = ['README.md', 'ARCHITECTURE.md', 'docs/decisions', 'e2e/package.json', 'bench/package.json'];
const products = ['prisma/generated/client.ts', 'apps/api/dist/server.js', 'apps/web/dist/index.html'];

/** Builds the database client, the API and the web app; skipped if no source has changed since the last build. */
export async function build() {
  const fingerprint = fingerprintFiles([...sources, ...texts]);
  if (isDone('build', fingerprint) && products.every((file) => existsSync(at(file)))) return 'nothing new';
  process.env.COMMIT ??= describedCommit();
  await turbo('build');
  markDone('build', fingerprint);
}

/** The commit of the sources, for the server to name; `-dirty` where they differ from it, and empty without git. */
export function describedCommit() {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
}

/** Generates the database client, which the API's code imports. */
export const generate = () => turbo('generate');

function turbo(task) {
  return runBin('turbo', ['run', task, '--ui=stream', '--no-color'], { log: task });
}
