// Measures whether others are served while long texts are saved: /livez, asked every 10 ms from a thread of its own, beside ten whole
// saves of 2 MB of ordinary rich text at once. Usage: npm run saves --workspace bench [-- --postgres --rounds 5]; needs a built product.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startOne } from './one-server.mjs';

const { values } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' }, profile: { type: 'string' } },
});
const { base, headers, watching, stop } = await startOne(values);
const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=10`, { headers })).json();
const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: 'navy' } })
  .png()
  .toBuffer();

/** What staff paste from a long document: paragraphs, links, a table, in Thai. */
const paragraph = `<h2 style="text-align: center">ประกาศคณะศิลปศาสตร์ เรื่อง กำหนดการสอบ &amp; การลงทะเบียน</h2>
<p class="MsoNormal" style="margin: 0cm 0cm 8pt; line-height: 107%">นักศึกษาทุกชั้นปี <strong>โปรดตรวจสอบ</strong> <a href="https://faculty.example/a?b=1&amp;c=2" target="_blank">รายละเอียด</a> ก่อนวันที่ 15 มกราคม 2570 เวลา 16.30 น.</p>
<table border="1" style="width: 100%"><tbody><tr><td>รหัสวิชา</td><td>ชื่อวิชา</td></tr><tr><td>LA101</td><td><em>ภาษาอังกฤษเพื่อการสื่อสาร</em></td></tr></tbody></table>
<p><img src="/files/news/a.jpg" alt="ภาพกิจกรรม" width="300"></p>\n`;
const ordinary = paragraph.repeat(Math.floor(2_000_000 / Buffer.byteLength(paragraph)));

const scenarios = {
  'change 10 items': () => Promise.all(rows.map(({ news_id }, n) => save('/update_con_news', { news_id, news_content_th: text(n) }))),
  'add 10 items': () => Promise.all(Array.from({ length: 10 }, (_, n) => save('/web_con_news', added(n)))),
};

console.log(`${values.postgres ? 'PostgreSQL' : 'Embedded database'}, texts of ${Buffer.byteLength(ordinary)} bytes. Load: ${load()}.\n`);
console.log('| | /livez at most, by round | its 99th | idle before, at most | ten saves take |\n|---|---|---|---|---|');
for (const [name, saveAll] of Object.entries(scenarios)) {
  await saveAll(); // plans and JIT settle
  const results = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const idle = await watching(() => new Promise((wake) => setTimeout(wake, 1_500)));
    results.push({ idle, ...(await watching(saveAll)) });
  }
  const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)].toFixed(0);
  console.log(
    `| ${name} | ${results.map(({ most }) => most.toFixed(0)).join(', ')} ms | ${middle(results.map((each) => each.p99))} ms | ${middle(results.map(({ idle }) => idle.most))} ms | ${middle(results.map(({ took }) => took))} ms |`,
  );
}
console.log(`\nLoad after: ${load()}.`);
await stop();
process.exit(0);

function text(n) {
  return `<p>${n} ${Date.now()}</p>${ordinary}`;
}

function added(n) {
  const form = new FormData();
  form.set('news_title_th', `ข่าว ${n}`);
  form.set('news_type_tag', 'N1');
  form.set('news_content_th', text(n));
  form.set('news_h_image_th', new File([picture], 'a.png'));
  return form;
}

async function save(address, body) {
  const isForm = body instanceof FormData;
  const type = isForm ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(base + address, {
    method: 'POST',
    headers: { ...headers, ...type },
    body: isForm ? body : JSON.stringify(body),
  });
  const answered = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${Buffer.from(answered).toString().slice(0, 300)}`);
}

function load() {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
}
