#!/usr/bin/env node
// `npm run dev`: the API restarts and the web app reloads on every save. When one stops, the other is stopped.
import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { generate } from './lib/build.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { install } from './lib/install.mjs';
import { at, loadEnvironmentFile } from './lib/paths.mjs';
import { exitWithError, step } from './lib/steps.mjs';

const webAddress = 'http://localhost:5173';

followNpm();
loadEnvironmentFile();
try {
  await step('1/2 Installing packages', install);
  await step('2/2 Generating the database client', generate);
} catch (error) {
  exitWithError(error);
}

// sign-in redirects to PUBLIC_URL, which is Vite's address here
const port = process.env.PORT || '3000';
const environment = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL || webAddress,
  API_URL: `http://127.0.0.1:${port}`,
  FORCE_COLOR: '1',
};
const children = [
  watch('api', 'apps/api', 'tsx', ['watch', '--clear-screen=false', 'src/server.ts']),
  watch('web', 'apps/web', 'vite', []),
];
console.log(`\n  Open ${webAddress}; the API is on port ${port}.\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

function watch(name, directory, program, args) {
  const child = spawn(at('node_modules', '.bin', program), args, {
    cwd: at(directory),
    env: environment,
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  child.on('close', stop);
  return child;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
