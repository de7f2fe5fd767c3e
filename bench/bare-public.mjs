// The best anyone could do for the public API: Fastify sending bytes from memory with their validators, and for answers that are not
// cached one statement of pg. BODIES is a file with the addresses and bodies that our server has answered.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const bodies = new Map(
  JSON.parse(readFileSync(process.env.BODIES, 'utf8')).map(({ path, body, type, etag }) => [path, { body: Buffer.from(body), type, etag }]),
);

const text = `SELECT news_id, news_title_th, news_title_en, news_h_image_th, news_h_image_en, switch_lang, news_type_tag, news_stratrgic_tag,
    news_tag, news_sdgs, to_char(new_start_date, 'YYYY-MM-DD') AS new_start_date, to_char(show_end_date, 'YYYY-MM-DD') AS show_end_date,
    (SELECT count(*)::int FROM web_con_new_images i WHERE i.news_id = n.news_id) AS image_count, updated_at, order_seq
  FROM web_con_news n WHERE active = 'Y' AND (new_start_date IS NULL OR new_start_date <= current_date)
    AND (show_end_date IS NULL OR show_end_date >= current_date) AND (order_seq, news_id) < ($1, $2)
  ORDER BY order_seq DESC, news_id DESC LIMIT 21`;
app.get('/public/v1/news', async ({ query }, reply) => {
  if (!query.cursor) return fromMemory('/public/v1/news', reply);
  const values = JSON.parse(Buffer.from(query.cursor, 'base64url'));
  return { rows: (await pool.query({ name: 'page', text, values })).rows, count: 0, next: null };
});
app.get('/*', (request, reply) => fromMemory(request.url, reply, request.headers['if-none-match']));

function fromMemory(path, reply, known) {
  const { body, type, etag } = bodies.get(path);
  reply.headers({ etag, 'cache-control': 'public, max-age=60' });
  return known === etag ? reply.code(304).send() : reply.type(type).send(body);
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
