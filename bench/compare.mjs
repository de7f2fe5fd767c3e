// Our built server beside a bare one on the same PostgreSQL and the same rows, in alternating rounds. `npm run build`, then
// `npm run bench [-- --rows 10000,200000 --seconds 2 --rounds 3]`: about four minutes for each number of rows.
import { deepStrictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { compare, head, ms, row } from './load.mjs';
import { bare, ours, seedNews, signIn, sitePort, start } from './servers.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,200000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
});
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

console.log(`Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}.`);
for (const rows of values.rows.split(',').map(Number)) await measure(rows);
console.log(`\nLoad after: ${loadavg().map((load) => load.toFixed(1))}.`);
process.exit(0);

async function measure(rows) {
  await seedNews(rows);
  const [mine, other] = [await start(ours), await start(bare)];
  const site = { ...mine, base: `http://127.0.0.1:${sitePort}` };
  const headers = await signIn(mine.base);
  await new Promise((rest) => setTimeout(rest, 5_000));
  const idle = mine.memory().now;

  console.log(`\n${rows} news, ${pace.rounds} rounds of ${pace.seconds} s, 10 connections (writes 4); medians.`);
  head('call', 'ours / bare', 'aim', 'met', 'lowest – highest', 'ours rps', 'bare rps', 'ours CPU ms', 'bare CPU ms', 'p50', 'p99');
  for (const { name, path, aim } of await reads(mine.base, headers)) {
    await assertSame(mine, other, headers, path);
    await tell(name, aim, mine, other, headers, { path });
  }
  for (const { name, aim, ...scenario } of await writes(mine.base, headers)) await tell(name, aim, mine, other, headers, scenario);
  const plain = { 'accept-encoding': 'identity' };
  const { body, etag } = await page(site.base);
  await fetch(`${other.base}/page`, { method: 'POST', headers: { 'content-type': 'text/html', etag }, body });
  await tell('website, cached page', 0.7, site, other, plain, { path: '/news' });
  await tell('website, cached page, 304', 0.7, site, other, { ...plain, 'if-none-match': etag }, { path: '/news', isKnown: true });

  // eight readers of the whole list at once, after all that; who waits too long is told to come again
  await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${mine.base}/web_con_news`, { headers })).arrayBuffer()));
  head('resident memory, MB', 'ours', 'aim', 'met', 'bare');
  row('5 s after the start', idle, '≤ 180', idle <= 180 ? 'yes' : '**no**', '');
  row('at most', mine.memory().most, '≤ 350', mine.memory().most <= 350 ? 'yes' : '**no**', other.memory().most);
  await Promise.all([mine.stop(), other.stop()]);
}

async function tell(name, aim, mine, other, headers, scenario) {
  const { ours: a, bare: b, ratio, from, to } = await compare(mine, other, headers, scenario, pace);
  const range = `${from.toFixed(2)} – ${to.toFixed(2)}`;
  const cells = [ratio.toFixed(2), `≥ ${aim}`, ratio >= aim ? 'yes' : '**no**', range, a.rps.toFixed(0), b.rps.toFixed(0)];
  row(name, ...cells, ms(a.cpu), ms(b.cpu), `${a.p50} ms`, `${a.p99} ms`);
}

/** A ratio means nothing unless both answer the same. */
async function assertSame(left, right, headers, path) {
  const [a, b] = await Promise.all([left, right].map(async ({ base }) => (await fetch(base + path, { headers })).json()));
  deepStrictEqual(a, b, path);
}

async function reads(base, headers) {
  const list = '/web_con_news?page=0&limit=15';
  const { rows } = await (await fetch(base + list, { headers })).json();
  const section = rows.find(({ news_type_tag }) => news_type_tag !== '').news_type_tag.split(',')[0];
  const search = (word) => `${list}&q=${encodeURIComponent(word)}`;
  return [
    { name: 'first page of 15', path: list, aim: 0.5 },
    { name: 'page 600', path: '/web_con_news?page=600&limit=15', aim: 0.5 },
    { name: 'filtered by state and section', path: `${list}&active=Y&news_type_tag=${section}`, aim: 0.5 },
    { name: 'search for a usual word', path: search('นักศึกษา'), aim: 0.5 },
    { name: 'search without a hit', path: search('ไม่มีคำนี้'), aim: 0.5 },
    { name: 'one item', path: `/web_con_news/${rows[0].news_id}`, aim: 0.7 },
  ];
}

/** As the forms send them. */
async function writes(base, headers) {
  const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=100`, { headers })).json();
  const requests = rows.map(({ news_id }) => ({
    method: 'POST',
    path: '/update_con_news',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ news_id, news_title_th: 'ข่าว', news_type_tag: 'N1', news_content_th: '<p>เนื้อหา</p>'.repeat(50) }),
  }));
  return [
    { name: 'save, ours with audit', requests, connections: 4, aim: 0.5 },
    { name: 'upload of a 2 MB PDF', requests: [upload()], connections: 4, aim: 0.3 },
  ];
}

function upload() {
  const boundary = 'bench-boundary';
  const part = (head, body) => [`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, body, '\r\n'];
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000), Buffer.from('\n%%EOF')]);
  const parts = [...part('name="uploads_title_th"', 'เอกสาร'), ...part('name="file"; filename="a.pdf"', pdf), `--${boundary}--\r\n`];
  const body = Buffer.concat(parts.map((each) => Buffer.from(each)));
  return { method: 'POST', path: '/uploads', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

async function page(base) {
  const answer = await fetch(`${base}/news`, { headers: { 'accept-encoding': 'identity' } });
  return { body: await answer.text(), etag: answer.headers.get('etag') };
}
