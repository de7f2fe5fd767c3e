import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** What the news hold: a section, a word in many titles, a word in few, one in none, and an item. */
export async function samplesOf(base, headers) {
  const ask = async (query) => (await fetch(`${base}/web_con_news?page=0&${query}`, { headers })).json();
  const { rows, count } = await ask('limit=500');
  const words = rows.flatMap(({ news_title_th }) => [...segmenter.segment(news_title_th)].map(({ segment }) => segment));
  const candidates = [...new Set(words)].filter((word) => word.length >= 4 && !/\d/.test(word));
  const hits = await Promise.all(
    candidates.slice(0, 60).map(async (word) => ({ word, hits: (await ask(`limit=1&q=${encodeURIComponent(word)}`)).count })),
  );
  const nearest = (share) => hits.sort((a, b) => Math.abs(a.hits - count * share) - Math.abs(b.hits - count * share))[0];
  const section = rows.find((item) => item.news_type_tag !== '').news_type_tag.split(',')[0];
  return { section, frequent: nearest(0.12), id: rows[0].news_id };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Reads beside the bare server, each with what the ratio is to be. */
export function readScenarios({ section, frequent, id }) {
  const list = '/web_con_news?page=0&limit=15';
  const search = `${list}&q=${encodeURIComponent(frequent.word)}`;
  return [
    { name: 'first page of 15', path: list, aim: 0.5 },
    { name: 'page of 15, active and section', path: `${list}&active=Y&news_type_tag=${section}`, aim: 0.5 },
    { name: `search, ${frequent.hits} hits, and total`, path: search, aim: 0.5 },
    { name: 'the same beside an `ILIKE` scan', path: search, bare: { path: `${search}&scan=1` }, aim: 8, differs: true },
    { name: 'one item', path: `/web_con_news/${id}`, aim: 0.7 },
    { name: 'the whole list', path: '/web_con_news', aim: 1 },
  ];
}

/** Writes, as the forms send them. */
export async function writeScenarios(base, headers) {
  const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=100`, { headers })).json();
  const fields = { news_title_th: 'ข่าวทดสอบความเร็ว', news_type_tag: 'N1', news_content_th: '<p>เนื้อหา</p>'.repeat(50) };
  const updates = rows.map(({ news_id }) => ({
    method: 'POST',
    path: '/update_con_news',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, news_id }),
  }));
  const header = await noise(1200, 675);
  const photograph = await noise(2400, 1600);
  return {
    compared: [{ name: 'update, with audit', connections: 4, requests: updates, aim: 0.5 }],
    alone: [
      {
        name: 'create with a 1200 × 675 header picture',
        connections: 4,
        requests: [form('/web_con_news', fields, 'news_h_image_th', 'a.jpg', header)],
      },
      {
        name: `upload of a JPEG of 2400 × 1600, ${(photograph.length / 1e6).toFixed(1)} MB`,
        connections: 2,
        requests: [form('/uploads', { uploads_title_th: 'ภาพ' }, 'file', 'a.jpg', photograph)],
        cpuAim: 90,
      },
      {
        name: 'upload of a 2 MB PDF',
        connections: 4,
        requests: [form('/uploads', { uploads_title_th: 'เอกสาร' }, 'file', 'a.pdf', pdf(2_000_000))],
      },
    ],
  };
}

/** A picture with as much detail as a photograph. */
async function noise(width, height) {
  const grain = { type: 'gaussian', mean: 128, sigma: 22 };
  return sharp({ create: { width, height, channels: 3, background: '#7aa', noise: grain } })
    .blur(0.7)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** One multipart request; autocannon sends the bytes as they are. */
function form(path, fields, fileField, fileName, bytes) {
  const boundary = 'bench-boundary';
  const part = (head) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`);
  const body = Buffer.concat([
    Buffer.from(texts.join('')),
    Buffer.from(`${part(`name="${fileField}"; filename="${fileName}"`)}Content-Type: application/octet-stream\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { method: 'POST', path, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

/** A file that is a PDF by its content, padded with noise. */
function pdf(size) {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(size), Buffer.from('\n%%EOF')]);
}
