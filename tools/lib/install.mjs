import { existsSync, readFileSync } from 'node:fs';
import { hash, isDone, rememberDone } from './memory.mjs';
import { at } from './paths.mjs';
import { runNpm } from './run.mjs';

/** Installs the locked packages, unless they are those of last time. */
export async function install() {
  const wanted = lockedPackages();
  if (isDone('install', wanted)) return 'nothing new';
  // `npm ci` empties node_modules first; with packages already there, only the difference is needed
  const command = existsSync(at('node_modules', '.package-lock.json')) ? ['install', '--no-save'] : ['ci'];
  // by name, because NODE_ENV=production would leave out what the build needs
  await runNpm([...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { log: 'install' });
  rememberDone('install', wanted);
}

/** Fingerprint of the lock file and of what the manifests ask for: editing a script installs nothing. */
function lockedPackages() {
  const lock = readFileSync(at('package-lock.json'), 'utf8');
  const workspaces = Object.keys(JSON.parse(lock).packages).filter((name) => !name.includes('node_modules'));
  const asked = workspaces.map((name) => {
    const manifest = JSON.parse(readFileSync(at(name, 'package.json'), 'utf8'));
    return JSON.stringify([name, manifest.dependencies, manifest.devDependencies, manifest.overrides]);
  });
  return hash(process.platform, process.arch, lock, ...asked);
}
