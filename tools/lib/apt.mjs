import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** Whether this process may install Debian or Ubuntu packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

let updated = false;

/** Installs Debian packages without prompts, and says so before; `instead` is what avoids it. */
export async function installPackages(names, instead) {
  console.log(`\n  as root: apt-get install ${names.join(' ')}${instead ? ` (${instead})` : ''}`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, log: 'apt' };
  if (!updated) await run('apt-get', ['update', '-q'], options);
  updated = true;
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
}
