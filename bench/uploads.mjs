// Measures whether memory stays flat while files of 99 MB are stored: one document, one article, four at once, and one whose sender goes
// away half-way. Usage, after a build: npm run uploads --workspace bench; a minute. Needs PostgreSQL.
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { head, met, row } from './load.mjs';
import { DATA_DIR, ours, seed, signIn, start } from './servers.mjs';

const size = 99_000_000;
/** So much more than before is flat: some parts of a stream, and what V8 has not cleaned up yet. */
const most = 60;
const chunk = randomBytes(256 * 1024);
const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'navy' } })
  .png()
  .toBuffer();

console.log(`Load before: ${loadavg().map((load) => load.toFixed(1))}.`);
const first = await start(ours);
await first.stop();
seed('--demo');
const server = await start(ours);
const headers = await signIn(server.base);
const document = (n) => ({
  address: '/web_con_docs',
  fields: { doc_title_th: `แฟ้มใหญ่ ${n}`, doc_type_tag: 'D1T1', doc_year: '2569' },
  file: 'doc_h_file',
});
const article = (n) => ({
  address: '/web_con_article_pages',
  fields: {
    article_page_url: `large_file_${n}`,
    article_page_type_tag: 'A1T1',
    article_page_title_th: `แฟ้มใหญ่ ${n}`,
    article_page_content_th: '<p>เนื้อหา</p>',
  },
  file: 'article_page_h_file',
  picture: 'article_page_h_image_th',
});

await send(document(0), { bytes: 1_000_000 });
await send(article(0), { bytes: 1_000_000 });
head('what is sent', 'MB before', 'MB at most', 'more', 'aim', 'met', 'seconds', 'MB left behind');
await measured('a document of 99 MB', () => send(document(1)), 1);
await measured('an article with a file of 99 MB', () => send(article(1)), 1);
await measured('four documents of 99 MB at once', () => Promise.all([2, 3, 4, 5].map((n) => send(document(n)))), 4);
await measured('a document, its sender gone after 50 MB', () => send(document(6), { goneAfter: 50_000_000 }), 0);
await measured('an article, its sender gone after 50 MB', () => send(article(6), { goneAfter: 50_000_000 }), 0);
console.log(`\nLoad after: ${loadavg().map((load) => load.toFixed(1))}.`);
process.exit(0);

async function measured(name, work, stored) {
  const before = server.memory().now;
  const bytesBefore = storedBytes();
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, server.memory().now);
  }, 20);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  // what was begun is cleared away after the answer
  await new Promise((rest) => setTimeout(rest, 1_500));
  clearInterval(watching);
  const left = (storedBytes() - bytesBefore - stored * size) / 1e6;
  const holds = peak - before <= most && Math.abs(left) < 1;
  row(name, before, peak, peak - before, `≤ ${most}`, met(holds), seconds.toFixed(1), left.toFixed(1));
}

/** One multipart call, whose file is made while it is sent. */
function send({ address, fields, file, picture: pictureField }, { bytes = size, goneAfter = Number.POSITIVE_INFINITY } = {}) {
  const boundary = 'bench-boundary';
  const part = (head) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  return new Promise((done, failed) => {
    const call = request(
      server.base + address,
      { method: 'POST', headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` } },
      async (answer) => {
        const text = await new Response(answer).text();
        if (answer.statusCode === 201) done();
        else failed(new Error(`${answer.statusCode} ${text.slice(0, 300)}`));
      },
    );
    call.on('error', (error) => (goneAfter < bytes ? done() : failed(error)));
    for (const [name, value] of Object.entries(fields)) call.write(`${part(`name="${name}"`)}\r\n${value}\r\n`);
    if (pictureField) {
      call.write(`${part(`name="${pictureField}"; filename="a.png"`)}Content-Type: image/png\r\n\r\n`);
      call.write(picture);
      call.write('\r\n');
    }
    call.write(`${part(`name="${file}"; filename="a.pdf"`)}Content-Type: application/pdf\r\n\r\n%PDF-1.4\n`);
    let sent = '%PDF-1.4\n'.length;
    const more = () => {
      while (sent < bytes) {
        if (sent >= goneAfter) return void call.destroy();
        const next = chunk.subarray(0, Math.min(chunk.length, bytes - sent));
        sent += next.length;
        if (!call.write(next)) return void call.once('drain', more);
      }
      call.end(`\r\n--${boundary}--\r\n`);
    };
    more();
  });
}

/** All that lies in the folder of the server's files, what is under way too. */
function storedBytes(directory = DATA_DIR) {
  return readdirSync(directory, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(directory, entry.name);
    return sum + (entry.isDirectory() ? storedBytes(at) : statSync(at).size);
  }, 0);
}
