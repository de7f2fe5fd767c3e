import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './apt.mjs';

const runs = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
const exists = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch;

/** Ubuntu's `firefox` can be a stub without a browser. */
export const findFirefox = () => ['firefox-esr', 'firefox'].find(runs);
/** WebKitGTK's small browser, which its driver starts. */
export const miniBrowser = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Debian's packages that tests in Firefox and WebKitGTK need and this machine lacks. */
function missingPackages() {
  const lacking = {
    'firefox-esr': !findFirefox(),
    'webkit2gtk-driver': !exists('WebKitWebDriver') || !existsSync(miniBrowser),
    xvfb: !exists('Xvfb'),
    // puts on the clipboard what another program would
    xclip: !exists('xclip'),
  };
  return Object.keys(lacking).filter((name) => lacking[name]);
}

/** Installs Firefox ESR, WebKitGTK's driver and what they are drawn on, where that is possible; else says which packages are missing. */
export async function provideOtherBrowsers() {
  if (missingPackages().length > 0 && canInstallPackages()) await installPackages([...missingPackages(), 'fonts-thai-tlwg']);
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`it needs Firefox and WebKitGTK: apt install ${missing.join(' ')}`);
}
