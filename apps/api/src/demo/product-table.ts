import { maxProducts, type Product, type ProductBody } from '@faculty/contracts/demo/product';
import { sampleProducts } from '@faculty/contracts/demo/sample-products';
import { Prisma } from '@faculty/prisma/client';
import pg from 'pg';
import type { Context } from '../kit/crud/context.ts';
import { wrongField } from '../kit/http/errors.ts';

/** Instances that start at once make the table one after the other. */
const startLock = 72_707_413;

/**
 * Makes the table of products, outside of the migrations, so that nothing of it is left to them when the demo pages are taken out.
 * Unlogged: no backup takes it along, and a crash may empty it. An empty one is filled with the samples.
 */
export async function makeProductTable(pool: pg.Pool): Promise<void> {
  // statements of one query are one transaction; the number is the highest and one more: a sequence would be in the backup, without its table
  await pool.query(`
    SELECT pg_advisory_xact_lock(${startLock});
    CREATE UNLOGGED TABLE IF NOT EXISTS demo_products (
      id integer PRIMARY KEY, title text NOT NULL, subtitle text NOT NULL, price double precision NOT NULL,
      rating double precision NOT NULL, img text NOT NULL, "select" boolean NOT NULL);
    INSERT INTO demo_products SELECT sample.*
      FROM json_populate_recordset(NULL::demo_products, ${pg.escapeLiteral(JSON.stringify(sampleProducts))}::json) sample
      WHERE NOT EXISTS (SELECT FROM demo_products)`);
}

const columns = Prisma.sql`id, title, subtitle, price, rating, img, "select", true AS api`;
type Asked = Pick<Context, 'query'>;

/** All of them, by number; there are never many. */
export const listProducts = ({ query }: Asked): Promise<Product[]> =>
  query(Prisma.sql`SELECT ${columns} FROM demo_products ORDER BY id LIMIT ${maxProducts}`);

/** One product, locked when it is about to change. */
export async function readProduct({ query }: Asked, id: number, lock = Prisma.empty): Promise<Product | null> {
  const [found] = await query<Product>(Prisma.sql`SELECT ${columns} FROM demo_products WHERE id = ${id} ${lock}`);
  return found ?? null;
}

/** @throws ApiError when there are as many as may be */
export async function addProduct({ db, query }: Context, { title, subtitle, price, rating, img, select }: ProductBody): Promise<Product> {
  await db.$executeRaw`LOCK TABLE demo_products IN SHARE ROW EXCLUSIVE MODE`;
  const [made] = await query<Product>(Prisma.sql`
    INSERT INTO demo_products SELECT coalesce(max(id), 0) + 1, ${title}, ${subtitle}, ${price}::float8, ${rating}::float8, ${img}, ${select}
    FROM demo_products HAVING count(*) < ${maxProducts} RETURNING ${columns}`);
  if (!made) throw wrongField('products', 'too_many', { max: maxProducts });
  return made;
}

export async function changeProduct(
  { query }: Asked,
  id: number,
  { title, subtitle, price, rating, img, select }: ProductBody,
): Promise<Product> {
  const [changed] = await query<Product>(Prisma.sql`
    UPDATE demo_products SET title = ${title}, subtitle = ${subtitle}, price = ${price}::float8, rating = ${rating}::float8,
      img = ${img}, "select" = ${select} WHERE id = ${id} RETURNING ${columns}`);
  return changed as Product; // its row is locked: it is there
}

export const removeProduct = ({ db }: Pick<Context, 'db'>, id: number) => db.$executeRaw`DELETE FROM demo_products WHERE id = ${id}`;
