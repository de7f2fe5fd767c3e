// A Chromium spoken to by its DevTools pipe alone. Playwright switches on the debugger of each page, for which V8 notes where everything
// stands that is compiled: at a quarter of the speed 0.2 s of work that nobody has whose DevTools are closed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/lib/chromium.mjs';

const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-extensions', '--disable-background-networking'];

/** A browser; `openPage` has nothing cached and nothing connected. */
export function startChromium() {
  const profile = mkdtempSync(path.join(tmpdir(), 'faculty-bench-chromium-'));
  const own = ['--remote-debugging-pipe', `--user-data-dir=${profile}`, '--disable-component-update', '--lang=th', 'about:blank'];
  const browser = spawn(findChromium() ?? chromium.executablePath(), [...flags, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  process.on('exit', () => browser.kill('SIGKILL'));
  const { send, listen } = overPipe(browser.stdio[3], browser.stdio[4]);
  return {
    async close() {
      const ended = once(browser, 'exit');
      await send('Browser.close');
      await ended;
      // its helpers may still write for a moment
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
    async openPage({ width, height }) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const tell = (method, params) => send(method, params, sessionId);
      await tell('Page.enable');
      await tell('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
      return {
        send: tell,
        /** What the page's script says; a question of its own each time, as the page may be another one by now. */
        ask: async (expression) => (await tell('Runtime.evaluate', { expression, returnByValue: true })).result.value,
        on: (event, heard) => listen(sessionId, event, heard),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
  };
}

/** Commands and events as they travel: JSON, ended by a zero. */
function overPipe(writable, readable) {
  const answers = new Map();
  const listeners = [];
  let sent = 0;
  let rest = '';
  readable.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages) receive(JSON.parse(message));
  });
  function receive({ id, result, error, sessionId, method, params }) {
    if (id === undefined) {
      for (const one of listeners) if (one.sessionId === sessionId && one.event === method) one.heard(params);
    } else if (error) answers.get(id).fail(new Error(error.message));
    else answers.get(id).done(result);
    answers.delete(id);
  }
  return {
    listen: (sessionId, event, heard) => listeners.push({ sessionId, event, heard }),
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((done, fail) => {
        sent += 1;
        answers.set(sent, { done, fail });
        writable.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
      }),
  };
}
