// The least a server could do: Fastify, pg, prepared statements, no rights, no validation, no answer schema.
// It answers the very JSON our API answers (run.mjs checks that first), so the ratio is the price of everything else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const item = `news_id, order_seq, news_title_th, news_title_en, '/files/' || news_h_image_th AS news_h_image_th,
  '/files/' || news_h_image_en AS news_h_image_en, switch_lang, active, array_to_string(news_stratrgic_tag, ',') AS news_stratrgic_tag,
  array_to_string(news_type_tag, ',') AS news_type_tag, array_to_string(news_tag, ',') AS news_tag, array_to_string(news_sdgs, ',') AS news_sdgs,
  to_char(new_start_date, 'YYYY-MM-DD') AS new_start_date,
  (SELECT count(*)::int FROM web_con_new_images i WHERE i.news_id = web_con_news.news_id) AS image_count,
  created_by, updated_by, created_at, updated_at`;

const page = async (name, text, values) => {
  const { rows } = await pool.query({ name, text, values });
  const count = rows[0]?.total ?? 0;
  return { rows: rows.map(({ total, ...row }) => row), count };
};
const hits = (condition, order) => `WITH hit AS MATERIALIZED (SELECT news_id FROM web_con_news WHERE ${condition})
  SELECT ${item}, (SELECT count(*)::int FROM hit) AS total FROM web_con_news JOIN hit USING (news_id) ORDER BY ${order} LIMIT $2 OFFSET $3`;

app.get('/web_con_news', ({ query: { news_type_tag, q, page: number, limit } }) => {
  const window = [Number(limit), Number(number) * Number(limit)];
  if (q) return page('search', hits('search_text LIKE $1', 'order_seq DESC, news_id DESC'), [`%${q}%`, ...window]);
  if (news_type_tag) {
    return page('filtered', hits('news_type_tag @> ARRAY[$1]', 'new_start_date DESC, order_seq DESC, news_id DESC'), [
      news_type_tag,
      ...window,
    ]);
  }
  const text = `SELECT ${item}, (SELECT count(*)::int FROM web_con_news) AS total FROM web_con_news ORDER BY order_seq DESC, news_id DESC LIMIT $1 OFFSET $2`;
  return page('list', text, window);
});

app.get('/web_con_news/:id', async ({ params: { id } }) => {
  const text = `SELECT ${item}, news_content_th, news_content_en FROM web_con_news WHERE news_id = $1`;
  return (await pool.query({ name: 'one', text, values: [Number(id)] })).rows[0];
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
