// What a report costs, and whether calls notice: CPU of a workbook of 10,000 rows and a document of 2,000, with a small server in the
// same process that is asked all the while. `npm run reports --workspace bench [-- pdf]`; docs/decisions/0037 has the aims.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpuUsage, resourceUsage } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const { Reports } = await import('../apps/api/src/kit/reports/reports.ts');

const people = ['สมชาย ศรีสุวรรณ', 'กิตติ์ธัญญ์ ปิ่นเกล้า', 'น้ำฝน จำนงค์', 'ญาณิศา แก้วกาญจน์'];
const titles = [
  'การพัฒนาทักษะการอ่านภาษาอังกฤษเชิงวิชาการของนักศึกษาชั้นปีที่ 1 คณะศิลปศาสตร์',
  'น้ำกับวิถีชีวิตชุมชนริมแม่น้ำปิง: จำนวนครัวเรือนและการเปลี่ยนแปลงเชิงวัฒนธรรม',
  'A Study of Thai–English Code-Switching (2565) ในห้องเรียนระดับอุดมศึกษา',
];
const column = (title, kind, width) => ({ key: title, title, kind, width });
const columns = [
  column('ชื่อ-สกุล', 'text', 22),
  column('ประเภท', 'text', 17),
  column('ชื่อผลงาน', 'text', 46),
  column('แหล่งเผยแพร่', 'text', 28),
  column('ระดับคุณภาพ', 'text', 26),
  column('ปี พ.ศ.', 'year', 9),
  column('วันที่เผยแพร่', 'date', 16),
  column('สัดส่วน (%)', 'number', 10),
  column('สถานะ', 'text', 13),
];

function* batches(rows) {
  for (let from = 0; from < rows; from += 250) {
    yield Array.from({ length: Math.min(250, rows - from) }, (_, at) => {
      const n = from + at;
      const title = `${titles[n % titles.length]} ครั้งที่ ${n}`;
      const day = `2026-0${1 + (n % 9)}-1${n % 10}`;
      return [people[n % 4], 'บทความวิจัย', title, 'วารสารศิลปศาสตร์ปริทัศน์', 'วารสารในฐานข้อมูล TCI กลุ่มที่ 1', 2560 + (n % 9), day, 50, 'ถูกต้อง'];
    });
  }
}

const server = createServer((_, answer) => answer.end('{"status":"ok"}')).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}/livez`;
const reports = new Reports();
const head = { title: 'รายงานผลงานวิชาการ', faculty: 'คณะศิลปศาสตร์', lines: ['บุคลากรทุกคน'], printed: '', signatures: [] };

/** Milliseconds in which the thread that serves calls stood ready and another program, or thread, had its core. */
function waitedForCore() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

async function measure(format, rows) {
  const before = cpuUsage();
  const started = performance.now();
  let isDone = false;
  const delays = [];
  const ours = [];
  const asking = (async () => {
    while (!isDone) {
      const [from, waited] = [performance.now(), waitedForCore()];
      await (await fetch(address)).text();
      const took = performance.now() - from;
      delays.push(took);
      ours.push(took - (waitedForCore() - waited));
      await wait(20);
    }
  })();
  const tables = [{ name: 'ผลงานวิชาการ', columns, numbered: true, empty: '', rows: batches(rows) }];
  const bytes = await reports.draw({ user_name: 'bench', gone: new AbortController().signal }, rows, { format, head, tables });
  let size = 0;
  for await (const part of bytes) size += part.length;
  isDone = true;
  await asking;
  const { user, system } = cpuUsage(before);
  delays.sort((a, b) => a - b);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${format} ${rows} rows: ${((user + system) / 1e6).toFixed(2)} s CPU, ${seconds} s, ${(size / 1e6).toFixed(1)} MB,`,
    `memory at most ${Math.round(resourceUsage().maxRSS / 1024)} MB; calls meanwhile:`,
    `median ${delays[delays.length >> 1].toFixed(0)} ms, slowest ${delays.at(-1).toFixed(0)} ms,`,
    `without the time in which others had the core ${Math.max(...ours).toFixed(0)} ms`,
  );
  await wait(100);
}

// the first of each opens fonts and libraries
const all = [
  ['xlsx', 100],
  ['xlsx', 10_000],
  ['xlsx', 100_000],
  ['pdf', 20],
  ['pdf', 2_000],
  ['pdf', 5_000],
];
const [only] = process.argv.slice(2);
for (const [format, rows] of all) if (!only || only === format) await measure(format, rows);
await reports.close();
server.close();
