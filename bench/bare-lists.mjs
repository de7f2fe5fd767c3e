// What anyone could do at best for the lists of content, and for public files: Fastify and pg, each list by the statement that suits it,
// counts remembered for ever, without rights, validation or an answer schema; files straight from the disk.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { contentLists } from './content-lists.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const counts = new Map();

for (const { name, table, key, order, always, filter, without, from = '', columns = '', search = 'search_text LIKE $1' } of contentLists) {
  const shown = await columnsOf(table, without);
  app.get(`/list/${name}`, async ({ query: { q, filter: isFiltered } }) => {
    const where = [always, isFiltered && filter.where, q && search].filter(Boolean).join(' AND ') || 'true';
    const given = q ? [`%${q}%`] : [];
    const keys = `SELECT ${key} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 15`;
    // a text is planned for itself, the others keep their plan
    const text = `SELECT ${shown}${columns} FROM (${keys}) page JOIN ${table} t USING (${key})${from} ORDER BY ${order}`;
    const statement = q ? { text, values: given } : { name: name + where, text };
    const [{ rows }, count] = await Promise.all([pool.query(statement), countOf(table, where, given)]);
    return { rows, count };
  });
}

app.get('/files/*', async ({ params }, reply) => {
  const file = params['*'];
  reply
    .type('application/pdf')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', `"${path.basename(file)}"`);
  return reply.send(createReadStream(path.join(process.env.FILES, file)));
});

async function countOf(table, where, given) {
  const question = table + where + given;
  if (!counts.has(question)) {
    const { rows } = await pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`, given);
    counts.set(question, rows[0].count);
  }
  return counts.get(question);
}

/** The columns of an item: no texts that only the record tells. */
async function columnsOf(table, without) {
  const { rows } = await pool.query(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1`, [table]);
  return rows.flatMap(({ name }) => (name === 'search_text' || without?.test(name) ? [] : [`t.${name}`])).join();
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
