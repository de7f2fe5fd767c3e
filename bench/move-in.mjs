// How long a move from a legacy system takes, and how much memory: 10,000 news with a picture each, 2,000 other records, 420 members of the
// language centre and 8,000 visits, from a source on this machine. The commands run as an operator gives them; fetch runs for half a minute at
// the five calls a second that an operator gets, then as fast as it may, and is killed twice.
// Usage: npm run move-in --workspace bench [-- --postgres --news 10000 --rate 200 --pictures 1000]; needs a built product.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { lowMemory } from '../tools/lib/api-command.mjs';
import { provideServer, startPostgres } from '../tools/lib/postgres.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    news: { ...text, default: '10000' },
    rate: { ...text, default: '200' },
    others: { ...text, default: '2000' },
    visits: { ...text, default: '8000' },
    /** So many of the news have a picture; empty: all. */
    pictures: { ...text, default: '' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api/dist');
const count = Number(values.news);
const pictures = values.pictures === '' ? count : Number(values.pictures);
/** Links, pages and works. */
const third = Math.ceil(Number(values.others) / 3);
/** Aims of the move. */
const aims = { megabytes: 300, recordsPerSecond: 50 };
const asked = 5;

const stamps = {
  created_by: 'legacy',
  updated_by: 'legacy',
  created_at: '2020-01-02T03:04:05.000Z',
  updated_at: '2020-01-02T03:04:05.000Z',
};
const rowsOf = (from, rows, make) => Array.from({ length: rows }, (_, at) => ({ ...make(at + 1), ...stamps, ...from }));
const paragraph = '<p>คณะศิลปศาสตร์ขอเชิญนักศึกษาและบุคลากรเข้าร่วมโครงการ ณ ห้องประชุมใหญ่ อาคาร 2 ในวันและเวลาดังกล่าว</p>';
const people = rowsOf({}, 60, (id) => ({
  id,
  user_name: `person.${id}`,
  email: `person.${id}@faculty.example`,
  fname_th: 'สมชาย',
  lname_th: `ใจดี ${id}`,
  fname_en: 'Somchai',
  lname_en: `Jaidee ${id}`,
  role: 'user',
  disabled: false,
}));
const news = rowsOf({}, count, (news_id) => ({
  news_id,
  order_seq: news_id,
  news_title_th: `ประกาศคณะศิลปศาสตร์ ฉบับที่ ${news_id}`,
  news_title_en: `Announcement ${news_id}`,
  news_type_tag: 'N1',
  news_tag: '',
  news_h_image_th: news_id <= pictures ? `${news_id}.jpg` : '',
  new_start_date: '2024-05-06',
  switch_lang: 'N',
  active: 'Y',
}));
const links = rowsOf({}, third, (links_id) => ({
  links_id,
  order_seq: links_id,
  links_title_th: `ลิงก์ ${links_id}`,
  links_url: `https://service.example/${links_id}`,
  links_group_tag: 'L1',
  switch_lang: 'N',
  active: 'Y',
}));
const contentPages = rowsOf({}, third, (pages_id) => ({
  pages_id,
  page_url: `page-${pages_id}`,
  page_title_th: `หน้า ${pages_id}`,
  switch_lang: 'N',
  active: 'Y',
}));
const works = rowsOf({}, third, (work_id) => ({
  work_id,
  user_name: `person.${1 + (work_id % 60)}`,
  work_title_th: `ผลงาน ${work_id}`,
  work_title_en: `Work ${work_id}`,
  work_public_year: 2560,
  work_public_date: '2017-06-07',
  work_weight: 100,
  status_check: 'S',
  active: 'Y',
}));
const lcUsers = rowsOf({}, 420, (user_id) => ({
  user_id,
  user_name: `lc${user_id}`,
  user_code: String(6_500_000 + user_id),
  fname_th: 'มะลิ',
  lname_th: `งาม ${user_id}`,
  fname_en: 'Mali',
  lname_en: `Ngam ${user_id}`,
  user_type: '1',
  job_title: 1,
  disabled: 'Y',
}));
const visits = rowsOf({}, Number(values.visits), (id) => {
  const begin = Date.UTC(2024, 0, 1, 2) + id * 1_800_000;
  return {
    id,
    user_id: 1 + (id % 420),
    user_type: '1',
    job_title: 1,
    time_in: new Date(begin).toISOString(),
    time_out: new Date(begin + 3_000_000).toISOString(),
    ended: 'S',
    reason: '',
  };
});
const option = (parameter_name, parameter_value) => [{ parameter_name, parameter_value, parameter_th: parameter_value, parameter_en: '' }];
const lists = {
  'GET /users': people,
  'GET /mem_users': people.map(({ disabled: _, ...row }) => ({ ...row, disabled: 'Y' })),
  'GET /web_con_news': news,
  'GET /web_con_links': links,
  'GET /webConPages': contentPages,
  'GET /web_con_works': works,
  'GET /mem_lc_users': lcUsers,
  'GET /mem_lc_checkin_users': visits,
  'POST /combo_dc_param/WEB/NEWS_TYPE': option('NEWS_TYPE', 'N1'),
  'POST /combo_dc_param/WEB/LINK_GROUP': option('LINK_GROUP', 'L1'),
  'POST /combo/dcUpDepartmentActive': [
    { up_department_id: 1, up_department_name_th: 'คณะศิลปศาสตร์', up_department_name_en: 'Liberal Arts' },
  ],
};

/** A photograph as large as those of an old website; what follows its end makes each another file. */
const noise = await sharp({
  create: { width: 1200, height: 800, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: '#888' },
})
  .jpeg({ quality: 70 })
  .toBuffer();
const singles = /^GET (\/\w+)\/([^/]+)$/;
let calls = 0;
/** When the first of the counted calls came, and the last. */
let [firstCall, lastCall] = [0, 0];
const source = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const call = `${request.method} ${request.url.replace(/\?.*/, '')}`;
    calls += 1;
    lastCall = performance.now();
    if (calls === 1) firstCall = lastCall;
    const [, id] = /^GET \/files\/(\d+)\.jpg$/.exec(call) ?? [];
    if (id !== undefined) return response.end(Buffer.concat([noise, Buffer.from(`\0${id}`)]));
    const rows = lists[call];
    if (rows) return response.end(JSON.stringify(rows));
    const [, list, key] = singles.exec(call) ?? [];
    const row = lists[`GET ${list}`]?.[Number(key) - 1];
    if (row) return response.end(JSON.stringify({ ...row, news_content_th: paragraph.repeat(20), page_content_th: paragraph.repeat(20) }));
    return response.end('[]');
  });
});
await new Promise((ready) => source.listen(0, '127.0.0.1', ready));
const from = `http://127.0.0.1:${source.address().port}`;

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'faculty-bench-move-in-'));
const folder = path.join(DATA_DIR, 'move-in');
const env = {
  ...process.env,
  DATA_DIR,
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  DEV_IDP_PORT: '0',
  MOVE_IN_TOKEN: 'token',
  ...lowMemory.env,
};
for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'STORAGE_URL', 'SMTP_URL']) delete env[name];
if (values.postgres) env.DATABASE_URL = await startPostgres(await provideServer());
process.on('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
const seeded = spawnSync(process.execPath, [path.join(api, 'seed.js'), '--reference', '--admin', 'bench@faculty.example'], {
  env,
  cwd: root,
  encoding: 'utf8',
});
if (seeded.status !== 0) throw new Error(seeded.stderr || seeded.stdout);

/** The most memory a process has held so far, in MB. */
function memoryOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs a step; `killAfter` kills it when so many calls have been answered. */
async function step(name, more = [], killAfter = Number.POSITIVE_INFINITY) {
  const began = performance.now();
  const child = spawn(process.execPath, [...lowMemory.nodeOptions, path.join(api, 'move-in.js'), name, '--folder', folder, ...more], {
    cwd: root,
    env,
    stdio: ['ignore', process.env.BENCH_SHOW ? 'inherit' : 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)));
  let megabytes = 0;
  let outcome;
  /** Kind of record → how long the step was at it. */
  const kinds = {};
  let [kind, since] = ['', began];
  void ended.then((how) => {
    outcome = how;
  });
  while (outcome === undefined) {
    megabytes = Math.max(megabytes, memoryOf(child.pid));
    if (calls >= killAfter) child.kill('SIGKILL');
    const now = stateOf(name)?.kind?.en ?? '';
    if (now !== kind) since = performance.now();
    kind = now;
    if (kind !== '') kinds[kind] = (kinds[kind] ?? 0) + performance.now() - since;
    since = performance.now();
    await wait(50);
  }
  const seconds = (performance.now() - began) / 1_000;
  const { totals = [] } = stateOf(name) ?? {};
  return { outcome, seconds, megabytes, kinds, totals: Object.fromEntries(totals.map(({ en, times }) => [en, times])) };
}

/** What a step says of itself; null before it has said anything. */
function stateOf(name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'steps', `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}

const records = [people, people, news, links, contentPages, works, lcUsers, visits].reduce((sum, { length }) => sum + length, 0);
console.log(
  `${values.postgres ? 'PostgreSQL' : 'Embedded database'}, ${records} records, pictures of ${Math.round(noise.length / 1000)} kB. Load before: ${loadavg()[0].toFixed(1)}.\n`,
);
console.log('| step | seconds | memory at most, MB | |\n|---|---|---|---|');
const told = (name, { outcome, seconds, megabytes }, words) =>
  console.log(
    `| ${name} | ${seconds.toFixed(1)} | ${Math.round(megabytes)}${megabytes > aims.megabytes ? ' (**over**)' : ''} | ${outcome === 0 ? '' : `${outcome}; `}${words} |`,
  );

const politely = await step('fetch', ['--from', from], 150);
const aSecond = (calls - 1) / ((lastCall - firstCall) / 1_000);
told('fetch as an operator gives it, killed after half a minute', politely, `${calls} calls, ${aSecond.toFixed(2)} a second`);
const rate = ['--from', from, '--rate', values.rate];
told(`fetch at ${values.rate} a second, killed half way`, await step('fetch', rate, count), `${calls} calls`);
const before = calls;
const fetched = await step('fetch', rate);
told(
  'fetch, again',
  fetched,
  `${calls - before} calls; all in all ${calls}, at ${asked} a second ${Math.round(calls / asked / 60)} minutes`,
);
told('analyse', await step('analyse'), '');
const planned = await step('plan');
told('plan', planned, `${planned.totals['New here'] ?? 0} new`);
const applied = await step('apply');
const written = (applied.totals['New here'] ?? 0) + (applied.totals['Here already: takes the old system’s values'] ?? 0);
const newsSeconds = (applied.kinds.News ?? 0) / 1_000;
told('apply', applied, `${written} records written, ${Math.round(written / applied.seconds)} a second`);
const others = written - count;
console.log(
  `| of it the news | ${newsSeconds.toFixed(1)} | | ${Math.round(count / newsSeconds)} a second, ${pictures} of them with a picture; the ${others} others ${Math.round(others / (applied.seconds - newsSeconds))} a second |`,
);
const verified = await step('verify');
told(
  'verify',
  verified,
  `${verified.totals['fields compared']} fields, ${verified.totals['differences without an explanation']} differences without an explanation`,
);
const lines = () => statSync(path.join(folder, 'apply.lines')).size;
const again = await step('apply');
told(
  'apply, again',
  again,
  `${(again.totals['New here'] ?? 0) + (again.totals['Changed in the old system'] ?? 0)} written, report of ${lines()} bytes`,
);
told('redirects', await step('redirects', ['--address', 'news /news_detail.php?id={news_id}']), '');
const undone = await step('rollback', ['--yes']);
told('rollback', undone, `${undone.totals['taken back'] ?? 0} taken back`);
source.close();
source.closeAllConnections();
console.log(
  `\nLoad after: ${loadavg()[0].toFixed(1)}. Aims: at most ${aims.megabytes} MB, apply at least ${aims.recordsPerSecond} records a second aside from pictures.`,
);
process.exit(0);
