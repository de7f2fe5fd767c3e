// What a person waits for in a real Chromium, on lines and machines slower than ours. `npm run build`, then
// `npm run bench:browser [-- --news 10000 --runs 3 --line "fast 3g" --screen sign-in]`. A line and a screen are named by a part of their name.

import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startChromium } from './chromium.mjs';
import { ours, seedNews, signIn, sitePort, start, untilQuiet } from './servers.mjs';

const { values } = parseArgs({
  options: {
    news: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '3' },
    line: { type: 'string', default: '' },
    screen: { type: 'string', default: '' },
  },
});
/** Lines as DevTools names them: milliseconds of latency a request, bytes a second. */
const lines = {
  'office line': { latency: 5, downloadThroughput: 12_500_000, uploadThroughput: 12_500_000, cpu: 1 },
  '400 ms latency, 4× CPU': { latency: 400, downloadThroughput: -1, uploadThroughput: -1, cpu: 4 },
  'Fast 3G, 4× CPU': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, cpu: 4 },
};
const row = 'tbody tr[data-row] a';
const screens = {
  'sign-in': { pathname: '/login', usable: 'main button, main a' },
  'news list': { pathname: '/web/content_new', usable: row, isSignedIn: true },
  'news list, second visit': { pathname: '/web/content_new', usable: row, isSignedIn: true, again: true },
  'website, home': { pathname: '/', usable: 'main h2', isOnSite: true },
  'website, news list': { pathname: '/news', usable: 'main h2.row', isOnSite: true },
  'website, news item': { pathname: '/news/57', usable: 'main h1', isOnSite: true },
};
const named = (all, part) => Object.entries(all).filter(([name]) => name.toLowerCase().includes(part.toLowerCase()));
const chosen = { lines: named(lines, values.line), screens: named(screens, values.screen) };
if (chosen.lines.length === 0) throw new Error(`--line is a part of one of: ${Object.keys(lines).join(' · ')}`);
if (chosen.screens.length === 0) throw new Error(`--screen is a part of one of: ${Object.keys(screens).join(' · ')}`);

await seedNews(Number(values.news));
const server = await start(ours);
const address = server.base;
const site = `http://127.0.0.1:${sitePort}`;
const token = (await signIn(address)).authorization.replace('Bearer ', '');
await untilQuiet(server);
const browser = startChromium();

console.log(
  `${values.news} news items, median of ${values.runs} runs, cold cache unless said otherwise. Times in ms from the navigation.\n`,
);
console.log('| screen | line | LCP | first row | usable | TBT | shift | requests | kB |\n|---|---|---|---|---|---|---|---|---|');
for (const [line, conditions] of chosen.lines) {
  for (const [screen, shown] of chosen.screens) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await visit(shown, conditions));
    const middle = (key) => runs.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
    const cells = ['lcp', 'drawn', 'usable', 'blocked', 'shift', 'requests', 'kilobytes'].map((key) =>
      middle(key).toFixed(key === 'shift' ? 4 : 0),
    );
    console.log(`| ${screen} | ${line} | ${cells.join(' | ')} |`);
  }
}
await browser.close();

for (const [screen, { pathname }] of chosen.screens.filter(([, { isOnSite }]) => isOnSite)) {
  const html = await (await fetch(site + pathname)).text();
  console.log(`${screen}: HTML with its styles ${(gzipSync(html).length / 1_000).toFixed(1)} kB, compressed by gzip`);
}
process.exit(0);

/** One visit in a browser of its own: nothing cached, nothing connected. */
async function visit({ pathname, usable, isSignedIn, again, isOnSite }, { cpu, ...network }) {
  const page = await browser.openPage({ width: 1366, height: 768 });
  const url = (isOnSite ? site : address) + pathname;
  const watching = JSON.stringify({ token: isSignedIn ? token : null, usable });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})(${watching})` });
  if (again) {
    await page.send('Page.navigate', { url });
    await untilUsable(page);
    await pause(2_500);
  }
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const traffic = { requests: 0, bytes: 0 };
  page.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  page.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  await page.send('Page.navigate', { url });
  await untilUsable(page);
  const { requests, bytes } = traffic;
  await pause(1_500);
  const seen = await page.ask('window.seen');
  await page.close();
  return { ...seen, requests, kilobytes: bytes / 1_000 };
}

/** Runs in the page, before its own scripts. */
function watch({ token, usable }) {
  if (token && location.protocol.startsWith('http')) {
    localStorage.setItem('token', token);
    localStorage.setItem('login_time', String(Date.now()));
  }
  const seen = { lcp: 0, blocked: 0, drawn: 0, usable: 0, shift: 0 };
  Object.assign(window, { seen });
  // The frame after the first row (or button) stood there: that it is seen, and not only a heading. Usable: and the main thread answers.
  const look = () => {
    if (!document.querySelector(usable)) return requestAnimationFrame(look);
    requestAnimationFrame((at) => {
      seen.drawn = at;
      setTimeout(() => Object.assign(seen, { usable: performance.now() }));
    });
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function untilUsable(page) {
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(100)) if (await page.ask('window.seen?.usable > 0')) return;
  throw new Error('never usable');
}

function pause(milliseconds) {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
