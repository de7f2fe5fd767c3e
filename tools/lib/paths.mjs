import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Cache of the tools. Inside node_modules, so that deleting node_modules clears it. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'faculty');

/** Logs of steps that print nothing. */
export const logs = path.join(root, '.turbo', 'logs');

/** Absolute path of a file in the repository. */
export const at = (...parts) => path.resolve(root, ...parts);

/** Loads `.env` if it exists; variables that are already set take precedence. */
export function loadEnvironmentFile() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
}
