import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the tools remember between runs. Inside node_modules, so that deleting that folder forgets it too. */
export const memory = path.join(root, 'node_modules', '.cache', 'faculty');

/** Output of the quiet steps. */
export const logs = path.join(root, '.turbo', 'logs');

/** Absolute path of something in the repository. */
export const at = (...parts) => path.resolve(root, ...parts);

/** Takes over `.env` where there is one; what the environment already says wins. */
export function loadEnvironmentFile() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
}
