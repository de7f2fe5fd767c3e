import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFirefox, miniBrowser } from '../../../tools/lib/other-browsers.mjs';
import { freePort } from '../../../tools/lib/port.mjs';
import { httpSession, marionetteSession, type Send } from './webdriver.ts';

/** Browsers that Playwright cannot drive as Debian has them. WebKitGTK stands in for Safari. */
export type Engine = 'firefox' | 'webkit';

export interface Started {
  send: Send;
  /** Puts something on the clipboard of the desktop, as another program would. */
  copy(content: string | Buffer, mimeType: string): void;
  stop(): Promise<void>;
}

/** Starts a browser with an empty profile on a display of its own. */
export async function start(engine: Engine): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), `faculty-${engine}-`));
  const processes: ChildProcess[] = [];
  const stop = async () => {
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await Promise.race([once(child, 'exit'), pause(5_000, null, { ref: false })]);
      child.kill('SIGKILL');
    }
    // a browser may still write for a moment
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const display = await startDisplay(processes);
    const env = { ...process.env, DISPLAY: display, HOME: folder, GDK_BACKEND: 'x11', TZ: 'Asia/Bangkok', LANG: 'C.UTF-8' };
    const send = await (engine === 'firefox' ? startFirefox : startWebkit)(processes, folder, env);
    await send('resize', { x: 0, y: 0, width: 1366, height: 860 });
    const copy: Started['copy'] = (content, mimeType) => {
      // it stays as a process that serves the clipboard, and ends with the display
      const { status } = spawnSync('xclip', ['-selection', 'clipboard', '-t', mimeType], {
        input: content,
        env,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      if (status !== 0) throw new Error(`xclip ended with ${status}`);
    };
    return { send, copy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A display that nobody sees; returns its name. */
async function startDisplay(processes: ChildProcess[]): Promise<string> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  processes.push(child);
  const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data'); // opened by `stdio`
  return `:${String(number).trim()}`;
}

async function startFirefox(processes: ChildProcess[], folder: string, env: NodeJS.ProcessEnv): Promise<Send> {
  // any free port, and no page that opens by itself
  const preferences = { 'marionette.port': 0, 'datareporting.policy.firstRunURL': '', 'browser.aboutwelcome.enabled': false };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  processes.push(spawn(findFirefox() ?? 'firefox-esr', ['--marionette', '--no-remote', '--profile', folder], { env, stdio: 'ignore' }));
  return await marionetteSession(path.join(folder, 'MarionetteActivePort'));
}

async function startWebkit(processes: ChildProcess[], _folder: string, env: NodeJS.ProcessEnv): Promise<Send> {
  const port = await freePort();
  processes.push(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      // a machine without a graphics card, in a container without the rights of WebKit's sandbox
      env: { ...env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    }),
  );
  const capabilities = { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } };
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await httpSession(port, capabilities);
    } catch (error) {
      // it does not listen yet
      if (!(error instanceof TypeError) || attempts === 100) throw error;
      await pause(100);
    }
  }
}
