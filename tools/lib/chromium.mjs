import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { runBin } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of an installed Chromium, or undefined. Runs `--version`, because Ubuntu's `chromium-browser` can be a stub without a browser. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Installs a browser if none is found (Debian's or Playwright's), and sets CHROMIUM_PATH so that all tests use the same one. */
export async function provideChromium() {
  if (!findChromium() && canInstallPackages()) await installPackages('chromium', 'fonts-thai-tlwg');
  const file = findChromium();
  if (file) process.env.CHROMIUM_PATH = file;
  else await runBin('playwright', ['install', 'chromium'], { log: 'chromium' });
  return file ?? "Playwright's own";
}
