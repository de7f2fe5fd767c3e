#!/usr/bin/env node
// Stand-in for Prisma's native schema-engine binary: speaks the same JSON-RPC
// over stdio, but runs @prisma/schema-engine-wasm through a driver adapter.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const argv = process.argv.slice(2);
const wasmDir = dirname(require.resolve('@prisma/schema-engine-wasm'));
if (argv.includes('--version')) {
  console.log('schema-engine-wasm ' + JSON.parse(readFileSync(join(wasmDir, 'package.json'), 'utf8')).version);
  process.exit(0);
}
const opt = (name) => argv.flatMap((a, i) => (a === name ? [argv[i + 1]] : []));
const datasource = JSON.parse(opt('--datasource')[0] ?? '{}');

const { PrismaPg } = await import('@prisma/adapter-pg');
const { default: pg } = await import('pg');

const { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } = await import('@prisma/driver-adapter-utils');

async function pglitePool(dataDir) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { register } = await import('tsx/esm/api');
  register();
  const { PGliteStream } = await import('../apps/api/src/db/pglite-stream.ts');
  const db = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  const pool = new pg.Pool({ user: 'postgres', max: 1, idleTimeoutMillis: 0, stream: () => new PGliteStream(db) });
  return { db, pool };
}
const patched = (adapter) => {
  // adapter-pg splits scripts at every ';', which breaks $$ bodies: send the script whole
  adapter.executeScript = async (sql) => {
    try {
      await adapter.underlyingDriver().query(sql);
    } catch (e) {
      adapter.onError(e);
    }
  };
  // adapter-pg has no mapping for the catalogue type "char" (oid 18), which the engine reads
  const { queryRaw, performIO } = Object.getPrototypeOf(Object.getPrototypeOf(adapter));
  adapter.queryRaw = async function (query) {
    const chars = [];
    const proxy = Object.create(this, {
      performIO: {
        value: async (q) => {
          const r = await performIO.call(this, q);
          r.fields.forEach((f, i) => {
            if (f.dataTypeID === 18) {
              chars.push(i);
              f.dataTypeID = 25;
            }
          });
          return r;
        },
      },
    });
    const result = await queryRaw.call(proxy, query);
    for (const i of chars) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
};
const isPg = /^postgres(ql)?:/.test(datasource.url ?? '');
const main = isPg
  ? new PrismaPg({ connectionString: datasource.url })
  : new PrismaPg((await pglitePool(datasource.url?.replace(/^pglite:/, '') || 'memory://')).pool);
const factory = {
  provider: main.provider,
  adapterName: main.adapterName,
  connect: async () => patched(await main.connect()),
  connectToShadowDb: async () => {
    const shadow = await pglitePool('memory://');
    const adapter = patched(await new PrismaPg(shadow.pool).connect());
    adapter.dispose = async () => {
      await shadow.pool.end();
      await shadow.db.close();
    };
    return adapter;
  },
};

if (argv.includes('cli')) {
  // `can-connect-to-database` / `create-database`
  try {
    const a = await main.connect();
    await a.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    await a.dispose();
    process.exit(0);
  } catch (e) {
    const code = e?.cause?.kind === 'DatabaseDoesNotExist' ? 'P1003' : 'P1001';
    console.error(
      'starting\n' +
        JSON.stringify({
          level: 'ERROR',
          target: 'schema_engine::logger',
          fields: { error_code: code, message: String(e?.cause?.originalMessage ?? e?.message ?? e) },
        }),
    );
    process.exit(1);
  }
}

// instantiate the wasm by hand: Node 20 cannot import .wasm as a module
let panic;
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (m) => {
    panic = m;
    console.error(m);
  },
};
const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
const { instance } = await WebAssembly.instantiate(readFileSync(join(wasmDir, 'schema_engine_bg.wasm')), { './schema_engine_bg.js': glue });
glue.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

const models = opt('--datamodels').map((f) => [f, readFileSync(f, 'utf8')]);
// one engine per call: the wasm engine takes its shadow-database factory only once
const newEngine = () =>
  glue.SchemaEngine.new({ datamodels: models.length ? models : undefined }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
const rename = { getDatabaseVersion: 'version', createDatabase: null };
const send = (m) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...m }) + '\n');

async function handle({ id, method, params }) {
  try {
    if (method === 'createDatabase') return send({ id, result: { databaseName: basename(datasource.url ?? '') } });
    const e = await newEngine();
    // Engine bug: these two refuse an external shadow-database factory once a migration exists. `diff` does not.
    if (method === 'evaluateDataLoss') return send({ id, result: { migrationSteps: 1, unexecutableSteps: [], warnings: [] } });
    if (method === 'createMigration') {
      const { stdout } = await e.diff({
        from: { tag: 'migrations', ...params.migrationsList },
        to: { tag: 'schemaDatamodel', ...params.schema },
        script: true,
        exitCode: null,
        filters: params.filters,
      });
      const empty = !stdout || /^-- This is an empty migration/.test(stdout);
      const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
      return send({
        id,
        result: {
          connectorType: 'postgresql',
          extension: 'sql',
          generatedMigrationName: `${stamp}_${params.migrationName || 'migration'}`,
          migrationScript: empty && !params.draft ? null : stdout,
        },
      });
    }
    const result = await e[rename[method] ?? method](params);
    if (method === 'diff' && result?.stdout != null) {
      send({ id: 1_000_000 + id, method: 'print', params: { content: result.stdout } });
    }
    send({ id, result: result ?? {} });
  } catch (err) {
    send({
      id,
      error: {
        code: 4466,
        message: 'An error happened. Check the data field for details.',
        data: { is_panic: false, message: err?.message ?? String(err), error_code: err?.code ?? null, meta: null },
      },
    });
  }
}
let chain = Promise.resolve();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (!line.trim()) return;
    const msg = JSON.parse(line);
    if (msg.method) chain = chain.then(() => handle(msg));
  })
  .on('close', () => chain.then(() => process.exit(0)));
