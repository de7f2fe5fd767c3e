import { Agent, get } from 'node:http';
import pg from 'pg';
import { head, met, ms, row } from './load.mjs';
import { samplesOf } from './scenarios.mjs';
import { DATABASE_URL, ours, start } from './servers.mjs';

const rows = 200_000;
const rareWord = 'นกกระเต็น';

/** Pages of the news, the audit log and every other list, before and after the tables have grown twentyfold. */
export async function grow(lists, headers, news) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  const small = await measured(lists, headers, pool, news);
  console.log(`growing to ${rows} news, audit lines and uploads …`);
  await enlarge(pool, news);
  const large = await measured(lists, headers, pool, rows);
  await pool.end();
  console.log(`\n4 connections, 2 s each; p50 / p95 in ms. "count": the first time, when nothing is remembered.`);
  head('question', `${news} rows`, `${rows} rows`, 'p95 grew', 'aim', 'met', `count at ${rows}`);
  for (const [name, before] of small.times) {
    const after = large.times.get(name);
    const aim = /page 600/.test(name) ? 2 : 1.5;
    const grown = after.p95 / before.p95;
    // below a millisecond the clock and the network are measured, not the question
    const holds = grown <= aim || after.p95 < 1;
    row(
      name,
      `${ms(before.p50)} / ${ms(before.p95)}`,
      `${ms(after.p50)} / ${ms(after.p95)}`,
      `${grown.toFixed(1)} ×`,
      `≤ ${aim} ×`,
      met(holds),
      ms(after.first),
    );
  }
  head('resident memory, MB', `${news} rows`, `${rows} rows`, 'aim', 'met');
  row('at most, with eight readers of the whole list at once', small.memory, large.memory, '≤ 350', met(large.memory <= 350));
}

async function measured(lists, headers, pool, count) {
  await pool.query('VACUUM ANALYZE');
  const server = await start(ours);
  const { section, frequent } = await samplesOf(server.base, headers);
  await pool.query(
    `UPDATE web_con_news SET search_text = search_text || ' ${rareWord}' WHERE news_id % ${Math.ceil(count / 300)} = 1 AND search_text NOT LIKE '%${rareWord}%'`,
  );
  await pool.query('VACUUM ANALYZE web_con_news');
  const page = '/web_con_news?page=0&limit=15';
  const questions = new Map([
    ['first page', page],
    ['active and section', `${page}&active=Y&news_type_tag=${section}`],
    [
      `frequent word (${((100 * frequent.hits) / count).toFixed(0)} %)`.replace(/ \(.*/, ''),
      `${page}&q=${encodeURIComponent(frequent.word)}`,
    ],
    ['rare word (300)', `${page}&q=${encodeURIComponent(rareWord)}`],
    ['no hit', `${page}&q=${encodeURIComponent('ไม่มีคำนี้')}`],
    ['page 600 of 15', '/web_con_news?page=600&limit=15'],
    ...lists.filter((path) => path !== '/web_con_news').map((path) => [`first page of ${path}`, `${path}?page=0&limit=15`]),
  ]);
  const times = new Map();
  for (const [name, path] of questions) times.set(name, await timesOf(server, headers, path));
  await Promise.all(Array.from({ length: 8 }, () => patiently(server, headers, '/web_con_news')));
  const memory = server.memory().most;
  await server.stop();
  return { times, memory };
}

/** First page of every list there is, ours alone. */
export async function everyList(server, headers, lists) {
  head('first page of 15, 4 connections', 'p50 ms', 'p95 ms');
  for (const path of lists) {
    const { p50, p95 } = await timesOf(server, headers, `${path}?page=0&limit=15`, 1);
    row(path, ms(p50), ms(p95));
  }
}

/** How long a question takes: the first time, in the middle, and almost always. */
export async function timesOf(server, headers, path, seconds = 2, connections = 4) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = async () => {
    const from = performance.now();
    await drained(server, headers, path, agent);
    return performance.now() - from;
  };
  const first = await ask();
  for (let warm = 0; warm < 20; warm += 1) await ask();
  const all = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) all.push(await ask());
    }),
  );
  agent.destroy();
  all.sort((a, b) => a - b);
  return { first, p50: all[Math.floor(all.length * 0.5)], p95: all[Math.floor(all.length * 0.95)] };
}

/** Long lists are served a few at a time; who waited too long is told to come again. */
async function patiently(server, headers, path) {
  for (;;) {
    const answer = await drained(server, headers, path).catch((error) => error);
    if (!(answer instanceof Error)) return;
    if (!/: 503$/.test(answer.message)) throw answer;
  }
}

function drained({ base }, headers, path, agent) {
  return new Promise((done, failed) => {
    get(base + path, { headers, agent }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${path}: ${response.statusCode}`));
      response.on('error', failed).on('end', done).resume();
    }).on('error', failed);
  });
}

/** Copies rows until there are enough: other order numbers, other moments, the same words as often. */
async function enlarge(pool, news) {
  const columns = `news_title_th, news_title_en, news_content_th, news_content_en, news_h_image_th, news_h_image_en, switch_lang, active,
    news_stratrgic_tag, news_type_tag, news_tag, news_sdgs, new_start_date, search_text, created_by, updated_by, created_at, updated_at`;
  const {
    rows: [{ highest }],
  } = await pool.query('SELECT max(order_seq) AS highest FROM web_con_news');
  await pool.query(`INSERT INTO web_con_news (order_seq, ${columns}) SELECT ${highest} + copy * ${news} + row_number() OVER (), ${columns.replace('search_text', `replace(search_text, '${rareWord}', '')`)}
    FROM generate_series(1, ${rows / news - 1}) copy, (SELECT * FROM web_con_news ORDER BY order_seq LIMIT ${news}) one`);
  await pool.query(`INSERT INTO audit_logs (at, user_name, action, entity, record_id, changes, request_id)
    SELECT now() - n * interval '1 minute', 'admin', 'edit', 'news', n::text, '{"active": ["N", "Y"]}', 'bench' FROM generate_series(1, ${rows}) n`);
  await pool.query(`INSERT INTO uploads (uploads_url, uploads_title_th, uploads_type, uploads_extension, uploads_size, search_text, created_by, updated_by, updated_at)
    SELECT (SELECT path FROM stored_files LIMIT 1), 'แบบฟอร์ม ' || n, 'application/pdf', 'pdf', 1000, 'แบบฟอร์ม ' || n, 'admin', 'admin', now() FROM generate_series(1, ${rows}) n`);
}
