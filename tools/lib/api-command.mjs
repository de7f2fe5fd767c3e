import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { at, loadEnvironmentFile } from './paths.mjs';
import { exitWithError } from './steps.mjs';

/**
 * For a command that takes long beside a server: less memory and no slower, measured with 20,000 records. V8 collects by a
 * share of the machine's memory; glibc keeps what each thread has freed, and blocks as large as those in which pictures were drawn.
 */
export const lowMemory = {
  nodeOptions: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/**
 * Runs a command of the API, `dist/<name>.js`, after installing and building. Not in production, where a cron backup between a `git pull`
 * and the upgrade would change the packages of the running server.
 */
export async function runApiCommand(name, { nodeOptions = [], env = {} } = {}) {
  loadEnvironmentFile();
  const command = at('apps/api/dist', `${name}.js`);
  if (process.env.NODE_ENV === 'production') {
    if (!existsSync(command)) exitWithError('The product is not built here: npm run build');
  } else {
    try {
      await install();
      await build();
    } catch (error) {
      exitWithError(error);
    }
  }
  const child = spawn(process.execPath, [...nodeOptions, command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
