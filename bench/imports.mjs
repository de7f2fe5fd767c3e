// How long an import of 5,000 members takes, and whether others are served meanwhile: /livez, asked every 10 ms from a thread of its own.
// Usage: npm run imports --workspace bench [-- --postgres --rows 5000]; needs a built product.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import ExcelJS from 'exceljs';
import { met } from './load.mjs';
import { startOne } from './one-server.mjs';

const { values } = parseArgs({ options: { postgres: { type: 'boolean', default: false }, rows: { type: 'string', default: '5000' } } });
const count = Number(values.rows);
const { base, headers, watching, stop } = await startOne(values);
const [{ up_department_name_th: department }] = await (
  await fetch(`${base}/combo/dcUpDepartmentActive`, { method: 'POST', headers })
).json();

const heads = ['รหัสนักศึกษา', 'บาร์โค้ด', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'First name', 'Last name', 'คณะ', 'ประเภท', 'อีเมล'];
const line = (n, name) => [
  String(6_900_000 + n),
  String(6_900_000 + n),
  'นางสาว',
  `${name}${n}`,
  `ใจงาม${n}`,
  `Mali${n}`,
  `Jaingam${n}`,
  department,
  'นักศึกษา',
  `s${n}@faculty.example`,
];
const lines = (name) => Array.from({ length: count }, (_, n) => line(n, name));
const csv = (name) => new Blob([[heads, ...lines(name)].map((cells) => cells.join(',')).join('\r\n')]);
async function xlsx(name) {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('1-2569').addRows([heads, ...lines(name)]);
  return new Blob([await book.xlsx.writeBuffer()]);
}

async function send(call, file, parts = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  body.set('file', file, 'list');
  const answer = await fetch(`${base}/import/lc_user/${call}`, { method: 'POST', headers, body });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(told).slice(0, 300)}`);
  return told;
}

console.log(`${values.postgres ? 'PostgreSQL' : 'Embedded database'}, ${count} rows. Load: ${load()}.\n`);
console.log('| | seconds | /livez at most, its 99th | within 10 s |\n|---|---|---|---|');
for (const [title, file] of [
  ['xlsx, all new', await xlsx('มะลิ')],
  ['csv, all changed', csv('จำปี')],
  ['csv, nothing to do', csv('จำปี')],
]) {
  let parts = {};
  for (const call of ['read', 'check', 'save']) {
    const { took, most, p99 } = await watching(async () => {
      const told = await send(call, file, parts);
      if (call === 'read') parts = { sources: JSON.stringify(told.suggested) };
      else if (call === 'check') parts = { ...parts, plan: told.plan };
      else if (!told.is_saved || told.counts.refuse > 0) throw new Error(JSON.stringify(told.counts));
    });
    console.log(`| ${title}: ${call} | ${(took / 1000).toFixed(1)} | ${most.toFixed(0)}, ${p99.toFixed(0)} ms | ${met(took < 10_000)} |`);
  }
}
console.log(`\nLoad after: ${load()}.`);
await stop();
process.exit(0);

function load() {
  return loadavg()[0].toFixed(1);
}
