// Measures what a person waits for in a real Chromium, on lines and machines slower than ours.
// Usage: npm run bench:browser [-- --news 10000 --runs 3]; needs a built product (npm run build), starts it on the embedded database.

import { parseArgs } from 'node:util';
import { startProduct } from './product.mjs';

const { values } = parseArgs({ options: { news: { type: 'string', default: '10000' }, runs: { type: 'string', default: '3' } } });
/** Lines as DevTools names them: milliseconds of latency a request, bytes a second. */
const lines = {
  'office line': { latency: 5, downloadThroughput: 12_500_000, uploadThroughput: 12_500_000, cpu: 1 },
  '400 ms latency, 4× CPU': { latency: 400, downloadThroughput: -1, uploadThroughput: -1, cpu: 4 },
  'Fast 3G, 4× CPU': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, cpu: 4 },
};

const { address, token, browser } = await startProduct(values.news);

console.log(
  `${values.news} news items, median of ${values.runs} runs, cold cache unless said otherwise. Times in ms from the navigation.\n`,
);
console.log('| screen | line | LCP | first row | usable | TBT | requests | kB |\n|---|---|---|---|---|---|---|---|');
for (const [line, conditions] of Object.entries(lines)) {
  await tell('sign-in', line, () => visit('/login', conditions, { usable: 'main button, main a' }));
  await tell('news list', line, () => visit('/web/content_new', conditions, { token, usable: 'tbody tr a, tbody tr button' }));
  await tell('news list, second visit', line, () =>
    visit('/web/content_new', conditions, { token, usable: 'tbody tr a, tbody tr button', again: true }),
  );
}
await browser.close();
process.exit(0);

async function tell(screen, line, once) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await once());
  const middle = (key) => runs.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const cells = ['lcp', 'drawn', 'usable', 'blocked', 'requests', 'kilobytes'].map((key) => middle(key).toFixed(0));
  console.log(`| ${screen} | ${line} | ${cells.join(' | ')} |`);
}

/** One visit in a browser of its own: nothing cached, nothing connected. */
async function visit(pathname, { cpu, ...network }, { token, usable, again = false }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'th-TH' });
  await context.addInitScript(
    ({ token, usable }) => {
      if (token && location.protocol.startsWith('http')) {
        localStorage.setItem('token', token);
        localStorage.setItem('login_time', String(Date.now()));
      }
      window.seen = { lcp: 0, blocked: 0, drawn: 0 };
      // the frame after the first row (or button) stood there: that it is seen, and not only a heading
      const look = () => {
        if (document.querySelector(usable)) requestAnimationFrame((at) => Object.assign(window.seen, { drawn: at }));
        else requestAnimationFrame(look);
      };
      look();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.seen.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.seen.blocked += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    },
    { token, usable },
  );
  const page = await context.newPage();
  if (again) {
    await page.goto(address + pathname);
    await page.locator(usable).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const traffic = { requests: 0, bytes: 0 };
  devtools.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await page.goto(address + pathname, { waitUntil: 'commit', timeout: 90_000 });
  // usable: there, and the main thread answers
  const at = await page
    .locator(usable)
    .first()
    .waitFor({ timeout: 90_000 })
    .then(() => page.evaluate(() => new Promise((done) => setTimeout(() => done(performance.now())))));
  const { requests, bytes } = traffic;
  await page.waitForTimeout(1_500);
  const { lcp, blocked, drawn } = await page.evaluate(() => window.seen);
  await context.close();
  return { lcp, drawn, usable: at, blocked, requests, kilobytes: bytes / 1_000 };
}
