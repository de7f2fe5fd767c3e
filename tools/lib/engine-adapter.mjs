import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's catalogue type "char", which only the schema engine ever reads. */
const catalogueChar = 18;
const text = 25;

/** The driver adapter the schema engine works through: a server for `postgresql://…`, else an embedded database. */
export async function engineAdapter(url = '') {
  const main = /^postgres(ql)?:/.test(url)
    ? new PrismaPg({ connectionString: url })
    : new PrismaPg((await embeddedPool(url.replace(/^pglite:/, '') || 'memory://')).pool);
  return {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => forEngine(await main.connect()),
    connectToShadowDb,
  };
}

/** Migrations are replayed in memory, so a developer needs neither a server nor the right to create databases. */
async function connectToShadowDb() {
  const { db, pool } = await embeddedPool('memory://');
  const adapter = forEngine(await new PrismaPg(pool).connect());
  adapter.dispose = async () => {
    await pool.end();
    await db.close();
  };
  return adapter;
}

async function embeddedPool(dataDir) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  // the API's own stream is TypeScript, which Node 20 cannot read by itself
  const { tsImport } = await import('tsx/esm/api');
  const { PGliteStream } = await tsImport('../../apps/api/src/db/pglite-stream.ts', import.meta.url);
  const db = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  // without the thread that the API gives it: nobody else waits here
  const engine = { run: (batch) => db.execProtocolRaw(batch) };
  return { db, pool: new pg.Pool({ user: 'postgres', max: 1, idleTimeoutMillis: 0, stream: () => new PGliteStream(engine) }) };
}

/** Mends what `@prisma/adapter-pg` does not do because the client never asks for it. */
function forEngine(adapter) {
  // it splits scripts at every `;`, which breaks $$ bodies: send them whole
  adapter.executeScript = (script) =>
    adapter
      .underlyingDriver()
      .query(script)
      .then(
        () => {},
        (error) => adapter.onError(error),
      );

  // it cannot read "char": call it text on the way in and a character on the way out
  const { queryRaw, performIO } = Object.getPrototypeOf(Object.getPrototypeOf(adapter));
  adapter.queryRaw = async function (query) {
    const characters = [];
    const renaming = async (asked) => {
      const result = await performIO.call(this, asked);
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== catalogueChar) continue;
        characters.push(index);
        field.dataTypeID = text;
      }
      return result;
    };
    const result = await queryRaw.call(Object.create(this, { performIO: { value: renaming } }), query);
    for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
