// Peak memory and records a second of `npm run move-in -- apply`: `npm run build`, then
// `npm run bench:move-in [-- --news 10000 --works 10000 --files 3000 --embedded]`. Aims: at most 250 MB, at least 60 records a second.
import { spawn } from 'node:child_process';
import { copyFileSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { lowMemory } from '../tools/lib/api-command.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';

const number = (usual) => ({ type: 'string', default: String(usual) });
const options = { news: number(10_000), works: number(10_000), files: number(3_000), embedded: { type: 'boolean', default: false } };
const { values } = parseArgs({ options });
const [news, works, half] = [Number(values.news), Number(values.works), Number(values.files) / 2];
const root = path.resolve(import.meta.dirname, '..');
const place = mkdtempSync(path.join(tmpdir(), 'faculty-bench-move-in-'));
const at = (...parts) => path.join(place, 'folder', ...parts);
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

await writeFolder();
const { DATABASE_URL: _, ...given } = process.env;
const database = values.embedded ? {} : { DATABASE_URL: await startPostgres(await provideServer()) };
const env = { ...lowMemory.env, ...given, ...database, DATA_DIR: path.join(place, 'data'), NODE_ENV: 'development' };
console.log(`Load of this machine before: ${loadavg().map((load) => load.toFixed(1))}.`);
const results = [await apply('first'), await apply('again, nothing is written')];
console.log(results.join('\n'));
process.exit(0);

/** A folder as a fetch leaves it, of the records of the tests, many times. Half of the files are pictures of news, half papers of works. */
async function writeFolder() {
  for (const name of ['options', 'files/news', 'files/works']) mkdirSync(at(name), { recursive: true });
  const rows = new Map();
  for (const line of readFileSync(path.join(root, 'apps/move-in/test/old-rows.jsonl'), 'utf8').trim().split('\n')) {
    const [kind, row] = JSON.parse(line);
    rows.set(kind, [...(rows.get(kind) ?? []), row]);
  }
  for (const [kind, all] of rows)
    if (/^([A-Z_]+|members|prefixes)$/.test(kind)) await writeRows(/^[A-Z]/.test(kind) ? `options/${kind}` : kind, all);
  const text = '<p>คณะศิลปศาสตร์จัดโครงการอบรมภาษาและวัฒนธรรมสำหรับนักศึกษา</p>'.repeat(15);
  const ofNews = (id) => ({
    news_id: id,
    order_seq: id,
    news_content_th: `${text}<a href="https://www.old.example/news.php?id=${id}">ต่อ</a>`,
    news_h_image_th: id > half ? '' : `news/${id}.webp`,
  });
  const elsewhere = { work_h_file: '', work_h_url: 'https://journal.example/1', status_link: 'N' };
  const ofWork = (id) => ({ work_id: id, work_title_th: `ผลงานที่ ${id}`, ...(id > half ? elsewhere : { work_h_file: `works/${id}.pdf` }) });
  await writeRows('news', copies(news, rows.get('news')[0], ofNews));
  await writeRows('works', copies(works, rows.get('works')[0], ofWork));
  writeFileSync(at('move.json'), JSON.stringify({ oldHosts: ['www.old.example'] }));
  for (let id = 1; id <= half; id += 1) {
    copyFileSync(path.join(root, 'docs/office.webp'), at(`files/news/${id}.webp`));
    writeFileSync(at(`files/works/${id}.pdf`), `%PDF-1.4\n%${id}${' '.repeat(50_000)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  }
}

function* copies(count, row, own) {
  for (let id = 1; id <= count; id += 1) yield { ...row, ...own(id) };
}

function writeRows(name, rows) {
  const lines = Readable.from(rows).map((row) => `${JSON.stringify(row)}\n`);
  return pipeline(lines, createWriteStream(at(`${name}.jsonl`)));
}

/** Runs the command with the memory options of `npm run move-in`. Linux tells of a process in /proc. */
async function apply(which) {
  const began = Date.now();
  const command = [...lowMemory.nodeOptions, path.join(root, 'apps/api/dist/move-in.js'), 'apply', '--folder', at()];
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  let most = Number.NaN;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      most = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? most * 1_000) / 1_000);
    } catch {}
  }, 100);
  const code = await new Promise((done) => child.once('close', done));
  clearInterval(timer);
  const seconds = (Date.now() - began) / 1_000;
  return `apply, ${which}: ${most} MB at most, ${Math.round((news + works) / seconds)} records a second, ${Math.round(seconds)} s, exit code ${code}`;
}
