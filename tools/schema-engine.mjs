#!/usr/bin/env node
// Stand-in for Prisma's native schema-engine binary, which is a download of its own from outside the npm registry.
// It speaks the same JSON-RPC on its standard streams, answered by the same engine compiled to WebAssembly
// (docs/decisions/0002-database.md). Only developer commands use it: `prisma generate`, `prisma migrate …`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const wasmDirectory = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
const argv = process.argv.slice(2);
/** PostgreSQL's catalogue type "char", which only the schema engine ever reads. */
const catalogueChar = 18;
const text = 25;
let shadow;

if (argv.includes('--version')) {
  console.log(`schema-engine-wasm ${JSON.parse(readFileSync(join(wasmDirectory, 'package.json'), 'utf8')).version}`);
  process.exit(0);
}

const option = (name) => argv.flatMap((word, index) => (word === name ? [argv[index + 1]] : []));
const { url } = JSON.parse(option('--datasource')[0] ?? '{}');
const adapter = await engineAdapter();
if (argv.includes('cli')) await answerWhetherReachable();

const glue = await loadEngine();
const schemaFiles = option('--datamodels').map((file) => [file, readFileSync(file, 'utf8')]);
const datamodels = schemaFiles.length > 0 ? schemaFiles : undefined;
// one engine for every call: it takes its shadow database only once
const newEngine = () => glue.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));

/** Answers in place of the engine where the WebAssembly build cannot. */
const ownAnswers = {
  createDatabase: () => ({ databaseName: basename(url ?? '') }),
  // refuses a shadow database of ours once a migration exists; so `migrate dev` warns of no data loss: read the SQL
  evaluateDataLoss: () => ({ migrationSteps: 1, unexecutableSteps: [], warnings: [] }),
  // the same refusal; `diff` gives the same script
  async createMigration({ migrationsList, schema, filters, migrationName, draft }) {
    const from = { tag: 'migrations', ...migrationsList };
    const to = { tag: 'schemaDatamodel', ...schema };
    const { stdout } = await (await newEngine()).diff({ from, to, script: true, exitCode: null, filters });
    const empty = !stdout || stdout.startsWith('-- This is an empty migration');
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    return {
      connectorType: 'postgresql',
      extension: 'sql',
      generatedMigrationName: `${stamp}_${migrationName || 'migration'}`,
      migrationScript: empty && !draft ? null : stdout,
    };
  },
  getDatabaseVersion: async (params) => (await newEngine()).version(params),
  async diff(params) {
    const result = await (await newEngine()).diff(params);
    if (result?.stdout != null) send({ id: ++printed, method: 'print', params: { content: result.stdout } });
    return result;
  },
};

let printed = 1_000_000;
let queue = Promise.resolve();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = line.trim() && JSON.parse(line);
    if (message?.method) queue = queue.then(() => answer(message));
  })
  .on('close', () => queue.then(closeShadow).then(() => process.exit(0)));

async function answer({ id, method, params }) {
  try {
    const own = ownAnswers[method];
    const result = own ? await own(params) : await (await newEngine())[method](params);
    send({ id, result: result ?? {} });
  } catch (error) {
    const data = { is_panic: false, message: error?.message ?? String(error), error_code: error?.code ?? null, meta: null };
    send({ id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } });
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** `schema-engine cli can-connect-to-database`: the answer is the exit code, and the reason a log line. */
async function answerWhetherReachable() {
  try {
    const connection = await adapter.connect();
    await connection.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    await connection.dispose();
    process.exit(0);
  } catch (error) {
    const cause = error?.cause;
    const fields = {
      error_code: cause?.kind === 'DatabaseDoesNotExist' ? 'P1003' : 'P1001',
      message: String(cause?.originalMessage ?? error?.message ?? error),
    };
    console.error(`starting\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`);
    process.exit(1);
  }
}

/** The driver adapter the engine works through: the configured server, or the shadow where there is none. */
async function engineAdapter() {
  const main = new PrismaPg({ connectionString: /^postgres(ql)?:/.test(url ?? '') ? url : (await shadowServer()).url });
  return {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => forEngine(await main.connect()),
    connectToShadowDb: async () => forEngine(await new PrismaPg({ connectionString: await newDatabase() }).connect()),
  };
}

/** Migrations are replayed on a server of our own, so a developer needs neither one nor the right to create databases. */
async function shadowServer() {
  shadow ??= (async () => {
    // the API's module is TypeScript, which Node 20 cannot read by itself
    const { tsImport } = await import('tsx/esm/api');
    const { startEmbeddedPostgres } = await tsImport('../apps/api/src/db/embedded-postgres.ts', import.meta.url);
    const folder = mkdtempSync(join(tmpdir(), 'faculty-shadow-'));
    const server = await startEmbeddedPostgres(join(folder, 'database'), { durable: false });
    return { ...server, folder };
  })();
  return shadow;
}

/** Migrations are replayed into a database with nothing in it. */
async function newDatabase() {
  const { url } = await shadowServer();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS shadow WITH (FORCE)');
  await client.query('CREATE DATABASE shadow');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/shadow' }).href;
}

async function closeShadow() {
  if (!shadow) return;
  const { close, folder } = await shadow;
  await close();
  rmSync(folder, { recursive: true, force: true });
}

/** Mends what `@prisma/adapter-pg` does not do because the client never asks for it. */
function forEngine(connection) {
  // it splits scripts at every `;`, which breaks $$ bodies: send them whole
  connection.executeScript = (script) =>
    connection
      .underlyingDriver()
      .query(script)
      .then(
        () => {},
        (error) => connection.onError(error),
      );

  // it cannot read "char": call it text on the way in and a character on the way out
  const { queryRaw, performIO } = Object.getPrototypeOf(Object.getPrototypeOf(connection));
  connection.queryRaw = async function (query) {
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
  return connection;
}

/** Made by hand, because Node 20 cannot import WebAssembly as a module. */
async function loadEngine() {
  // without this a panic of the engine shows as a TypeError about the missing registry
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const code = readFileSync(join(wasmDirectory, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}
