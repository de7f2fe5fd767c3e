// The best anyone could do for the public API: Fastify sending bytes from memory with their validators, and for answers that are not
// cached one statement of pg. BODIES is a file with the addresses and bodies that our server has answered.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c TimeZone=Asia/Bangkok' });
const app = Fastify();
const bodies = new Map(
  JSON.parse(readFileSync(process.env.BODIES, 'utf8')).map(({ path, body, type, etag }) => [path, { body: Buffer.from(body), type, etag }]),
);

// the same answer as ours, in Thai: labels and the number of news are read once, as ours are cached
const text = `SELECT news_id, news_title_th AS news_title, '/files/' || news_h_image_th AS news_h_image, news_type_tag, news_stratrgic_tag,
    news_tag, news_sdgs, to_char(new_start_date, 'YYYY-MM-DD') AS new_start_date, to_char(show_end_date, 'YYYY-MM-DD') AS show_end_date,
    (SELECT count(*)::int FROM web_con_new_images i WHERE i.news_id = n.news_id) AS image_count, updated_at, order_seq,
    switch_lang <> 'N' AND news_title_en <> '' AS has_english
  FROM web_con_news n WHERE active = 'Y' AND (new_start_date IS NULL OR new_start_date <= current_date)
    AND (show_end_date IS NULL OR show_end_date >= current_date) AND (order_seq, news_id) < ($1, $2)
  ORDER BY order_seq DESC, news_id DESC LIMIT 21`;
const { rows: options } = await pool.query(
  "SELECT parameter_name AS list, parameter_value AS code, parameter_th AS label FROM dc_params WHERE parameter_system = 'WEB'",
);
const labels = new Map(options.map(({ list, code, label }) => [`${list} ${code}`, { code, label }]));
const { rows: total } = await pool.query(`SELECT count(*)::int AS count FROM web_con_news WHERE active = 'Y'
  AND (new_start_date IS NULL OR new_start_date <= current_date) AND (show_end_date IS NULL OR show_end_date >= current_date)`);
const { count } = total[0];
app.get('/public/v1/news', async ({ query }, reply) => {
  if (!query.cursor) return fromMemory('/public/v1/news', reply);
  const values = JSON.parse(Buffer.from(query.cursor, 'base64url'));
  const found = (await pool.query({ name: 'page', text, values })).rows;
  const last = found.length > 20 ? found[19] : null;
  if (last) found.pop();
  const next = last && Buffer.from(JSON.stringify([last.order_seq, last.news_id])).toString('base64url');
  const rows = found.map(({ order_seq: _, has_english, ...row }) => ({
    ...row,
    lang: 'th',
    languages: has_english ? ['th', 'en'] : ['th'],
    labels: {
      news_type_tag: row.news_type_tag.map((code) => labels.get(`NEWS_TYPE ${code}`)),
      news_stratrgic_tag: row.news_stratrgic_tag.map((code) => labels.get(`NEWS_STRATRGIC ${code}`)),
    },
  }));
  return { rows, count, next };
});
app.get('/*', (request, reply) => fromMemory(request.url, reply, request.headers['if-none-match']));

function fromMemory(path, reply, known) {
  const { body, type, etag } = bodies.get(path);
  reply.headers({ etag, 'cache-control': 'public, max-age=60' });
  return known === etag ? reply.code(304).send() : reply.type(type).send(body);
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
