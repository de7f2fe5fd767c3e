import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** The reads of the news screen: the same address for both servers. */
export async function readScenarios(base, headers) {
  const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=15`, { headers })).json();
  const word = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(rows[0].news_title_th)]
    .map(({ segment }) => segment)
    .sort((a, b) => b.length - a.length)[0];
  const section = rows.find((item) => item.news_type_tag !== '').news_type_tag.split(',')[0];
  return [
    { name: 'list, first page of 15', path: '/web_con_news?page=0&limit=15' },
    { name: 'list with filter and sort', path: `/web_con_news?page=3&limit=15&news_type_tag=${section}&field=new_start_date&sort=desc` },
    { name: 'one item', path: `/web_con_news/${rows[0].news_id}` },
    { name: 'text search with count', path: `/web_con_news?page=0&limit=15&q=${encodeURIComponent(word)}` },
  ];
}

/** Writes, as the forms send them. */
export async function writeScenarios(base, headers) {
  const { rows } = await (await fetch(`${base}/web_con_news?page=0&limit=100`, { headers })).json();
  const picture = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#7aa' } })
    .jpeg()
    .toBuffer();
  const fields = { news_title_th: 'ข่าวทดสอบความเร็ว', news_type_tag: 'N1', news_content_th: '<p>เนื้อหา</p>'.repeat(50) };
  return [
    {
      name: 'create with a header picture',
      connections: 4,
      requests: [form('/web_con_news', fields, 'news_h_image_th', 'a.jpg', picture)],
    },
    {
      name: 'update',
      connections: 4,
      requests: rows.map(({ news_id }) => ({
        method: 'POST',
        path: '/update_con_news',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, news_id }),
      })),
    },
    {
      name: 'upload of a 2 MB PDF',
      connections: 4,
      requests: [form('/uploads', { uploads_title_th: 'เอกสาร' }, 'file', 'a.pdf', pdf(2_000_000))],
    },
  ];
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
