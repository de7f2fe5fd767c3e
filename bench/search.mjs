// How long the search of whole texts takes, with 10,000 and with 200,000 news of 3 kB text: `npm run build`, then
// `npm run bench:search [-- --rows 10000]`. Every word is asked once only, so that no answer is one that was kept.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { head, ms, row } from './load.mjs';
import { ours, seedNews, signIn, start, untilQuiet, withDatabase } from './servers.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000,200000' } } });
const wordsOfEach = 40;
/** Asked before, so that code is compiled and pages are in memory. */
const warmUp = 30;
const [initials, vowels, finals] = ['กขคงจชซญดตถทนบปผพฟมยรลวสหอ', 'ะาิีึืุูเแโ', ['', 'ก', 'ง', 'ด', 'น', 'บ', 'ม', 'ย', 'ว']];
/** The same in every run (mulberry32). */
let state = 42;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
// the first ones of each are more frequent
const oneOf = (all) => all[Math.floor(all.length * random() ** 2)];
const syllable = () => oneOf(initials) + oneOf(vowels) + oneOf(finals);
const word = () => syllable() + syllable() + syllable();
const words = () => Array.from({ length: warmUp + wordsOfEach }, word);
const spread = [
  { name: 'in one of ten texts', share: 0.1, words: words(), aims: [40, 120] },
  { name: 'in nine of ten texts', share: 0.9, words: words(), aims: [120, 150] },
  { name: 'rare', share: 0.0005, words: words(), aims: [20, 60] },
  { name: 'nowhere', share: 0, words: words(), aims: [20, 60] },
];
const usual = Array.from({ length: (warmUp + wordsOfEach) / 5 }, word);
const pairs = usual.flatMap((one, at) => [1, 2, 3, 4, 5].map((more) => `${one} ${usual[(at + more) % usual.length]}`));

console.log(`Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}.`);
await seedNews(10_000);
await withDatabase(async (database) => {
  const { rows } = await database.query('SELECT news_id FROM web_con_news ORDER BY news_id');
  await database.query(
    `UPDATE web_con_news SET news_content_th = text, whole_text = NULL FROM unnest($1::int[], $2::text[]) AS made (id, text) WHERE news_id = id`,
    [rows.map(({ news_id }) => news_id), rows.map(text)],
  );
});
for (const [at, rows] of values.rows.split(',').map(Number).entries()) {
  await seedNews(rows);
  await measure(rows, at);
}
console.log(`\nLoad after: ${loadavg().map((load) => load.toFixed(1))}.`);
process.exit(0);

/** A text of about 1,000 letters, which are 3 kB. */
function text() {
  const chosen = spread.flatMap(({ words, share }) => words.filter(() => random() < share));
  const all = [...chosen, ...usual.filter(() => random() < 0.4)];
  while (all.join(' ').length < 1_000) all.push(word());
  return `<p>${all.sort().join(' ')}</p>`;
}

async function measure(rows, at) {
  const server = await start(ours);
  const headers = await signIn(server.base);
  const began = performance.now();
  const ask = async (path) => (await fetch(server.base + path, { headers })).json();
  while (!(await ask('/search?q=ก')).complete) await new Promise((rest) => setTimeout(rest, 200));
  if (at === 0)
    console.log(`\n10,000 texts are indexed ${((performance.now() - began) / 1_000).toFixed(1)} s after the sign-in (aim: 60).`);
  await untilQuiet(server);
  await withDatabase((database) => database.query('VACUUM ANALYZE'));
  for (let turn = 0; turn < 100; turn += 1) await ask(`/web_con_news?page=${turn}&limit=15`);

  console.log(`\n${rows} news, first page of 15 with its total, ${wordsOfEach} words each, one call after the other.`);
  head('a word', 'p50 ms', 'p95 ms', 'aim', 'met', 'hits, at most 1,001', 'server CPU ms');
  const kinds = [...spread, { name: 'two usual words, each in four of ten', words: pairs, aims: [150, 400] }];
  for (const { name, words, aims } of kinds) {
    const aim = aims[rows > 50_000 ? 1 : 0];
    const times = [];
    let [hits, cpu] = [0, 0];
    for (const [turn, each] of words.entries()) {
      const [start, cpuBefore] = [performance.now(), server.cpu()];
      const { count } = await ask(`/web_con_news?page=0&limit=15&q=${encodeURIComponent(each)}`);
      if (turn < warmUp) continue;
      hits += count / wordsOfEach;
      times.push(performance.now() - start);
      cpu += server.cpu() - cpuBefore;
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.ceil(times.length * 0.95) - 1];
    row(name, ms(times[times.length / 2]), ms(p95), aim, p95 <= aim ? 'yes' : '**no**', Math.round(hits), ms(cpu / times.length));
  }
  await server.stop();
}
