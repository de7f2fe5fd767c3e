import { existsSync, readFileSync } from 'node:fs';
import { hash, isDone, markDone } from './memory.mjs';
import { at } from './paths.mjs';
import { runNpm } from './run.mjs';

/** Installs the locked packages; skipped if they have not changed since the last install. */
export async function install() {
  const fingerprint = lockedPackages();
  if (isDone('install', fingerprint)) return 'nothing new';
  // `npm ci` deletes node_modules first; `npm install` only installs the difference
  const command = existsSync(at('node_modules', '.package-lock.json')) ? ['install', '--no-save'] : ['ci'];
  // explicit, because NODE_ENV=production would omit the packages that the build needs
  await runNpm([...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { log: 'install' });
  markDone('install', fingerprint);
}

/** Fingerprint of the lock file and of the dependencies in the manifests; a changed script does not change it. */
function lockedPackages() {
  const lock = readFileSync(at('package-lock.json'), 'utf8');
  const workspaces = Object.keys(JSON.parse(lock).packages).filter((name) => !name.includes('node_modules'));
  const dependencies = workspaces.map((name) => {
    const manifest = JSON.parse(readFileSync(at(name, 'package.json'), 'utf8'));
    return JSON.stringify([name, manifest.dependencies, manifest.devDependencies, manifest.overrides]);
  });
  return hash(process.platform, process.arch, lock, ...dependencies);
}
