#!/usr/bin/env node
// `npm start`: installs, builds and starts the product; unchanged steps are skipped.
import './lib/check-node.mjs';
import { build } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { install } from './lib/install.mjs';
import { at, loadEnvironmentFile } from './lib/paths.mjs';
import { isPortFree } from './lib/port.mjs';
import { duration, exitWithError, step } from './lib/steps.mjs';

const started = Date.now();
followNpm();
loadEnvironmentFile();
// an empty variable in .env counts as not set
const setting = (name, otherwise) => process.env[name] || otherwise;
const port = setting('PORT', '3000');
const host = setting('HOST', '127.0.0.1');
const demonstration = setting('NODE_ENV') !== 'production';
// the website, next to the back-office; in production only where it is configured
if (demonstration) process.env.SITE_PORT = setting('SITE_PORT', String(Number(port) + 1));
const sitePort = setting('SITE_PORT');

try {
  await needPort('PORT', port);
  if (sitePort) await needPort('SITE_PORT', sitePort);
  if (demonstration && !setting('AZURE_TENANT_ID')) await needPort('DEV_IDP_PORT', setting('DEV_IDP_PORT', '3010'));
  await step('1/3 ติดตั้ง · Installing packages', install);
  await step('2/3 สร้างโปรแกรม · Building', build);
  console.log('3/3 เปิดระบบ · Starting, with its database …');
  await serve();
  welcome();
} catch (error) {
  exitWithError(error);
}

async function needPort(name, number) {
  if (await isPortFree(Number(number), host)) return;
  console.error(
    `พอร์ต ${number} ถูกใช้อยู่ · Port ${number} is taken: stop what uses it, or choose another (${name}=${Number(number) + 1} npm start).`,
  );
  process.exit(1);
}

/** Runs the server in this process, so that it gets the signals, sets the exit code, and cannot be left running. */
async function serve() {
  process.setSourceMapsEnabled(true);
  await import(at('apps/api/dist/server.js'));
  const address = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}/readyz`;
  // no timeout: the server exits the process when it cannot start
  while (!(await fetch(address).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 100));
}

function welcome() {
  const address = setting('PUBLIC_URL', `http://localhost:${port}`);
  console.log(`\n  พร้อมใช้งาน · Ready in ${duration(Date.now() - started)}:  ${address}`);
  if (sitePort) console.log(`  เว็บไซต์ของคณะ · The website:  ${setting('WEBSITE_URL', `http://localhost:${sitePort}`)}`);
  console.log();
  if (!demonstration) return;
  console.log('  บัญชีทดลอง · Demo accounts');
  console.log('    admin@faculty.example      admin1234      everything');
  console.log('    staff@faculty.example      staff1234      website content');
  console.log('    lecturer@faculty.example   lecturer1234   own works and activities');
  console.log('\n  หยุดด้วย Ctrl+C · Stop with Ctrl+C. Data is kept.\n');
}
