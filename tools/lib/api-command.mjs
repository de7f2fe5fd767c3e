import { build } from './build.mjs';
import { install } from './install.mjs';
import { at, loadEnvironmentFile } from './paths.mjs';
import { giveUp } from './steps.mjs';

/** Installs and builds what changed, then runs a command of the API: `dist/<name>.js`. */
export async function runApiCommand(name) {
  loadEnvironmentFile();
  try {
    await install();
    await build();
  } catch (error) {
    giveUp(error);
  }
  await import(at('apps/api/dist', `${name}.js`));
}
