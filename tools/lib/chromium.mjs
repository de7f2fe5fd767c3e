import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installPackages } from './apt.mjs';
import { runBin } from './run.mjs';

/** It draws no window of its own, which saves a fifth of the time of a journey. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of an installed Chromium, or undefined. Runs `--version`, because Ubuntu's `chromium-browser` can be a stub without a browser. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Installs the fastest browser where that is possible, else any (Debian's or Playwright's), and sets CHROMIUM_PATH so that all tests use it. */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !findChromium()?.endsWith(shell) && canInstallPackages()) {
    // Ubuntu has no such package
    const instead = 'with CHROMIUM_PATH=/usr/bin/chromium, or wherever yours is, nothing is installed';
    const installed = (browser) => installPackages([browser, 'fonts-thai-tlwg'], instead);
    await installed(shell).catch(() => findChromium() ?? installed('chromium'));
  }
  const file = findChromium();
  if (file) process.env.CHROMIUM_PATH = file;
  else {
    console.log("\n  downloading Playwright's Chromium (CHROMIUM_PATH=FILE takes one that is there)");
    await runBin('playwright', ['install', 'chromium'], { log: 'chromium' });
  }
  return file ?? "Playwright's own";
}
