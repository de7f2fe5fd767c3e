// The public API and the website beside bare servers that give the same answers, in alternating rounds. `npm run public --workspace bench -- --news 10000`: two minutes.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tools/lib/port.mjs';
import { assertSame, compare, head, met, ms, row } from './load.mjs';
import { DATA_DIR, ours, seedNews, start } from './servers.mjs';

const { values } = parseArgs({
  options: {
    news: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
});
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
console.log(`Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}`);

const first = await start(ours);
await seedNews(Number(values.news));
await first.stop();
const sitePort = await freePort();
const mine = await start(ours, { SITE_PORT: String(sitePort) });
const site = { ...mine, base: `http://127.0.0.1:${sitePort}` };
await new Promise((rest) => setTimeout(rest, 2_000));

const list = await (await fetch(`${mine.base}/public/v1/news`)).json();
const [{ news_id }] = list.rows;
const api = ['/public/v1/news', `/public/v1/news/${news_id}`];
const pages = ['/', '/news', `/news/${news_id}`];
const answers = await Promise.all(
  [...api.map((address) => [mine, address]), ...pages.map((address) => [site, address])].map(async ([server, address]) => {
    const response = await fetch(server.base + address);
    return { path: address, body: await response.text(), type: response.headers.get('content-type'), etag: response.headers.get('etag') };
  }),
);
const BODIES = path.join(DATA_DIR, 'public-answers.json');
writeFileSync(BODIES, JSON.stringify(answers));
const other = await start(path.join(import.meta.dirname, 'bare-public.mjs'), { BODIES });
const plain = { 'accept-encoding': 'identity' };

head('call', 'ours / bare', 'aim', 'met', 'lowest – highest', 'ours rps', 'bare rps', 'ours CPU ms', 'bare CPU ms', 'ours p50', 'ours p99');
async function tell(name, server, headers, scenario, aim) {
  const { ours: we, bare: they, ratio, from, to } = await compare(server, other, headers, scenario, pace);
  row(
    name,
    ratio.toFixed(2),
    `≥ ${aim}`,
    met(ratio >= aim),
    `${from.toFixed(2)} – ${to.toFixed(2)}`,
    we.rps.toFixed(0),
    they.rps.toFixed(0),
    ms(we.cpu),
    ms(they.cpu),
    `${we.p50} ms`,
    `${we.p99} ms`,
  );
}
for (const { path: address } of answers.slice(0, 2)) await tell(`${address}, cached`, mine, plain, { path: address }, 0.7);
for (const { path: address } of answers.slice(2)) await tell(`website ${address}, cached`, site, plain, { path: address }, 0.7);
for (const { path: address, etag } of answers.slice(2))
  await tell(`website ${address}, 304`, site, { ...plain, 'if-none-match': etag }, { path: address, isKnown: true }, 0.7);

// every address once: none is cached
const cursors = await everyCursor();
const requests = cursors.map((cursor) => ({ method: 'GET', path: `/public/v1/news?cursor=${cursor}` }));
await assertSame(mine, other, plain, requests[0].path);
await tell('list of 20 news, not cached', mine, plain, { requests }, 0.5);
const { now, most } = mine.memory();
console.log(
  `\n${values.news} news. Resident memory, MB: ${now} now, ${most} at most. Load after: ${loadavg().map((load) => load.toFixed(1))}`,
);
process.exit(0);

/** Cursors behind single rows, shuffled, so that no two calls ask for the same page. */
async function everyCursor() {
  const found = [];
  for (let number = Number(values.news); number > 100 && found.length < 40_000; number -= 1) {
    found.push(Buffer.from(JSON.stringify([number, number])).toString('base64url'));
  }
  return found.sort(() => Math.random() - 0.5);
}
