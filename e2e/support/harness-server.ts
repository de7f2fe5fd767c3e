import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Serves the pages of apps/web/harness, as the development server does. `ready` answers its address. */
export function startHarness(port: number): { ready: Promise<string>; stop(): void } {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js');
  const options = ['--config', 'vite.config.ts', '--port', String(port), '--strictPort'];
  const server = spawn(process.execPath, [vite, ...options], {
    cwd: resolve(root, 'apps/web/harness'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void server.kill();
  process.once('exit', stop);
  const ready = new Promise<string>((resolveReady, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Local') && resolveReady(`http://localhost:${port}/`));
    server.on('exit', (code) => reject(new Error(`The harness server ended with ${code}`)));
  });
  return { ready, stop };
}
