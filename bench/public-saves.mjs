// What readers of the website feel of saves: 200 calls a second on the addresses that people read, first alone, then while a news item is
// saved once a second. `npm run public-saves --workspace bench [-- --news 10000 --seconds 30 --rate 200]`; needs a built product.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort } from '../tools/lib/port.mjs';
import { head, row } from './load.mjs';
import { ours, seed, seedNews, signIn, start } from './servers.mjs';

const { values } = parseArgs({
  options: {
    news: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '200' },
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
console.log(`Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}`);
const first = await start(ours);
seed('--demo');
await seedNews(Number(values.news));
await first.stop();
const sitePort = await freePort();
const server = await start(ours, { SITE_PORT: String(sitePort) });
const site = `http://127.0.0.1:${sitePort}`;
const headers = { ...(await signIn(server.base)), 'content-type': 'application/json' };
const { rows } = await (await fetch(`${server.base}/public/v1/news?limit=50`)).json();
const news = rows.map(({ news_id }) => news_id);

/** Half the readers on lists, half on single news, the later the rarer. */
const lists = [
  '/',
  '/',
  '/',
  '/news',
  '/news',
  '/people',
  '/documents',
  '/works',
  '/calendar',
  '/articles',
  '/evidence',
  '/news.rss',
  '/deans',
];
function address() {
  if (Math.random() < 0.5) return lists[Math.floor(Math.random() * lists.length)];
  return `/news/${news[Math.floor(news.length * Math.random() ** 3)]}`;
}

head(
  'readers',
  'answered',
  'made anew',
  'from memory',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'longest ms',
  'CPU ms a call',
  'pages made anew, most',
);
for (const [name, savesEvery] of [
  ['nobody saves', 0],
  ['a news item is saved once a second', 1_000],
  ['a news item is saved five times a second', 200],
]) {
  await read(savesEvery, 5, true); // plans and JIT settle
  await read(savesEvery, seconds, false, name);
}
console.log(`\n${values.news} news, ${rate} calls a second for ${seconds} s. Load after: ${loadavg().map((load) => load.toFixed(1))}`);
process.exit(0);

async function read(savesEvery, duration, isWarmUp, name) {
  const times = [];
  /** Every answer that was made: its address and its moment, in seconds. */
  const made = new Map();
  const pending = [];
  let saves = 0;
  const saving =
    savesEvery > 0 &&
    setInterval(() => {
      saves += 1;
      const body = JSON.stringify({ news_id: news[saves % news.length], news_tag: [`รอบที่ ${saves}`] });
      pending.push(fetch(`${server.base}/update_con_news`, { method: 'POST', headers, body }).then((answer) => answer.arrayBuffer()));
    }, savesEvery);
  const cpu = server.cpu();
  const began = performance.now();
  for (let asked = 0; performance.now() - began < duration * 1_000; await new Promise((wait) => setTimeout(wait, 5))) {
    for (const due = ((performance.now() - began) / 1_000) * rate; asked < due; asked += 1) pending.push(ask(times, made));
  }
  if (saving) clearInterval(saving);
  await Promise.all(pending);
  if (isWarmUp) return;
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
  const [most, count] = [...countsOf(made)].sort(([, one], [, other]) => other - one)[0];
  const memory = `${((1 - made.size / times.length) * 100).toFixed(1)} %`;
  row(
    name,
    times.length,
    made.size,
    memory,
    at(0.5),
    at(0.95),
    at(0.99),
    at(1),
    ((server.cpu() - cpu) / times.length).toFixed(2),
    `${most} ${count}`,
  );
}

async function ask(times, made) {
  const path = address();
  const asked = performance.now();
  const answer = await fetch(site + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  times.push(performance.now() - asked);
  made.set(`${path} ${answer.headers.get('last-modified')}`, path);
}

function countsOf(made) {
  const counts = new Map();
  for (const path of made.values()) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
