import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Cache of the tools. Inside node_modules, so that deleting node_modules clears it. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'faculty');

/** Logs of steps that print nothing. */
export const logs = path.join(root, '.turbo', 'logs');

/** Absolute path of a file in the repository. */
export const at = (...parts) => path.resolve(root, ...parts);

/** Loads `.env` if it exists, with a byte order mark or without; variables that are already set take precedence. */
export function loadEnvironmentFile(file = at('.env'), environment = process.env) {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))) environment[name] ??= value;
}
