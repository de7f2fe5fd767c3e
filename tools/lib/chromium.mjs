import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { runBin } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of this machine's own, or undefined. Asked for its version, because Ubuntu's `chromium-browser` may be an empty shell. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Sees to it that there is a browser: the machine's, Debian's, or Playwright's. Answers which. */
export async function provideChromium() {
  const present = findChromium();
  if (present) return present;
  if (canInstallPackages()) {
    await installPackages('chromium', 'fonts-thai-tlwg');
    const installed = findChromium();
    if (installed) return installed;
  }
  await runBin('playwright', ['install', 'chromium'], { log: 'chromium' });
  return "Playwright's own";
}
