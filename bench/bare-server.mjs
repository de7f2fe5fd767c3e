// What anyone could do at best: Fastify and pg, each question answered in the best known way, without rights, validation, audit or an
// answer schema, and for this one process only. It answers the very JSON that our API answers (compare.mjs checks that first), so the
// ratio is the price of everything else.
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify({ bodyLimit: 10_000_000 });
await app.register(multipart, { limits: { fileSize: 10_000_000 } });
const folder = mkdtempSync(path.join(tmpdir(), 'faculty-bench-bare-'));

const item = `n.news_id, order_seq, news_title_th, news_title_en, '/files/' || news_h_image_th AS news_h_image_th,
  '/files/' || news_h_image_en AS news_h_image_en, switch_lang, active, array_to_string(news_stratrgic_tag, ',') AS news_stratrgic_tag,
  array_to_string(news_type_tag, ',') AS news_type_tag, array_to_string(news_tag, ',') AS news_tag, news_sdgs,
  to_char(new_start_date, 'YYYY-MM-DD') AS new_start_date, to_char(show_end_date, 'YYYY-MM-DD') AS show_end_date,
  (SELECT count(*)::int FROM web_con_new_images i WHERE i.news_id = n.news_id) AS image_count,
  created_by, updated_by, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at,
  to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS updated_at`;
const order = 'order_seq DESC, news_id DESC';

/** Counts never change under this server's feet but by its own updates, which change none of them. */
const counts = new Map();
async function countOf(condition, values) {
  const question = condition + values;
  if (!counts.has(question)) {
    const { rows } = await pool.query(`SELECT count(*)::int AS count FROM web_con_news WHERE ${condition}`, values);
    counts.set(question, rows[0].count);
  }
  return counts.get(question);
}

/** Few conditions are frequent enough to walk the order index by a kept plan; a text is planned for itself. */
async function page(name, condition, values, { page: number, limit }) {
  const n = values.length;
  const keys = `SELECT news_id FROM web_con_news WHERE ${condition} ORDER BY ${order} LIMIT $${n + 1} OFFSET $${n + 2}`;
  const text = `SELECT ${item} FROM (${keys}) page JOIN web_con_news n USING (news_id) ORDER BY ${order}`.replace('n.news_id,', 'news_id,');
  const window = [Number(limit), Number(number) * Number(limit)];
  const [{ rows }, count] = await Promise.all([pool.query({ name, text, values: [...values, ...window] }), countOf(condition, values)]);
  return { rows, count };
}

app.get('/web_con_news', ({ query }) => {
  const { news_type_tag, q } = query;
  if (q) return page(undefined, 'search_text LIKE $1', [`%${q}%`], query);
  if (news_type_tag) return page(undefined, `active = 'Y' AND news_type_tag @> ARRAY[$1]`, [news_type_tag], query);
  return page(undefined, 'true', [], query);
});

app.get('/web_con_news/:id', async ({ params: { id } }) => {
  const text = `SELECT ${item}, news_content_th, news_content_en, (SELECT json_build_object('th', concat_ws(' ', fname_th, lname_th),
    'en', concat_ws(' ', fname_en, lname_en)) FROM users WHERE user_name = n.updated_by) AS updated_by_name FROM web_con_news n WHERE news_id = $1`;
  return (await pool.query({ name: 'one', text, values: [Number(id)] })).rows[0];
});

app.post('/update_con_news', async ({ body }) => {
  const { news_id, news_title_th, news_type_tag, news_content_th } = body;
  const text = `UPDATE web_con_news n SET news_title_th = $2, news_type_tag = string_to_array($3, ','), news_content_th = $4,
    search_text = lower($2), updated_at = now() WHERE news_id = $1 RETURNING ${item}, news_content_th, news_content_en`;
  return (await pool.query({ name: 'update', text, values: [news_id, news_title_th, news_type_tag, news_content_th] })).rows[0];
});

app.post('/uploads', async (request) => {
  const file = await request.file();
  const name = `${randomUUID()}.pdf`;
  await writeFile(path.join(folder, name), await file.toBuffer());
  return { uploads_url: name };
});

/** The page that our website answered, from memory. */
let known = { body: '', etag: '' };
app.addContentTypeParser('text/html', { parseAs: 'string' }, (_request, body, done) => done(null, body));
app.post('/page', async ({ body, headers: { etag } }) => {
  known = { body: Buffer.from(body), etag };
  return {};
});
app.get('/news', (request, reply) => {
  reply.header('etag', known.etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(known.body);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
