// Measures what a list shown as a whole brings over the wire: "all" of the news, from the first row to the last.
// Usage: npm run whole-list --workspace bench [-- --news 10000]; needs a built product (npm run build). Fails over 200 kB in one call.
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/lib/chromium.mjs';
import { startProduct } from './product.mjs';

const { values } = parseArgs({ options: { news: { type: 'string', default: '10000' } } });
const most = 200_000;

const { address, token } = await startProduct(values.news);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'th-TH' });
await context.addInitScript((token) => {
  localStorage.setItem('token', token);
  localStorage.setItem('login_time', String(Date.now()));
}, token);
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
await devtools.send('Network.enable');
/** Every list call: its place in the list, and its bytes on the wire. */
const calls = new Map();
devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
  if (/[/]web_con_news[?]/.test(request.url)) calls.set(requestId, { search: new URL(request.url).search, bytes: 0 });
});
devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const asked = calls.get(requestId);
  if (asked) asked.bytes = encodedDataLength;
});
const told = (name) => {
  const bytes = [...calls.values()].map((asked) => asked.bytes);
  const total = bytes.reduce((sum, one) => sum + one, 0);
  console.log(`| ${name} | ${bytes.length} | ${(Math.max(...bytes) / 1000).toFixed(1)} | ${(total / 1000).toFixed(0)} |`);
  return Math.max(...bytes);
};

console.log('| Shown | List calls | Largest, kB | Together, kB |\n|---|---|---|---|');
await page.goto(`${address}/web/content_new`, { waitUntil: 'networkidle' });
await page.locator('[data-row]').first().waitFor();
const first = told('first page of 15, and the next one ahead');
calls.clear();
await page.goto(`${address}/web/content_new?limit=10000`, { waitUntil: 'networkidle' });
await page.locator('[data-row]').first().waitFor();
const opened = told('"all", as it opens');
await browser.close();

// every piece that somebody who scrolls to the end asks for, as that browser asks for it
calls.clear();
const { count } = await (await fetch(`${address}/web_con_news?page=0&limit=1`, { headers: { authorization: `Bearer ${token}` } })).json();
for (let piece = 0; piece * 50 < count; piece += 1) calls.set(piece, { bytes: await weigh(`/web_con_news?page=${piece}&limit=50`) });
const whole = told(`"all", scrolled through its ${count.toLocaleString('en-GB')} rows`);
console.log(`\nThe documented call without paging, for legacy clients: ${((await weigh('/web_con_news')) / 1e6).toFixed(2)} MB.`);
if (Math.max(first, opened, whole) > most) console.error(`a list call is larger than ${most / 1000} kB`);
process.exit(Math.max(first, opened, whole) > most ? 1 : 0);

/** Bytes of an answer as they travel, head included. */
function weigh(path) {
  return new Promise((done, fail) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { port } = new URL(address);
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const { socket } = answer;
      answer.resume();
      answer.on('end', () => done(socket.bytesRead));
    }).on('error', fail);
  });
}
