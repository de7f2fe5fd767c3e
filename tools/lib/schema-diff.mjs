// Computes the SQL from the migrations to the Prisma schema with Prisma's engine as WebAssembly from the npm registry, because Prisma's CLI
// downloads a native engine from another host (docs/decisions/0002-database.md).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';

/** OID of PostgreSQL's catalogue type "char". */
const catalogueChar = 18;
const text = 25;

/** The SQL that the migrations lack; empty if they match the schema. */
export async function missingSql(migrations, schema) {
  // the API's module is TypeScript, which Node 20 cannot import
  const { startEmbeddedPostgres } = await tsImport('../../apps/api/src/db/embedded-postgres.ts', import.meta.url);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-migration-'));
  const server = await startEmbeddedPostgres(path.join(folder, 'database'), { durable: false });
  try {
    const { SchemaEngine } = await loadEngine();
    const files = filesIn(schema, '.prisma');
    const engine = await SchemaEngine.new(
      { datamodels: files.map(({ path: name, content }) => [name, content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapterOf(server.url)),
    );
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationsIn(migrations) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return !stdout || stdout.startsWith('-- This is an empty migration') ? '' : withFileNames(withThaiCollation(stdout));
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the Thai collation, which Prisma's schema cannot express. */
const withThaiCollation = (sql) => sql.replace(/^(.*"\w+_th" TEXT)\b/gm, '$1 COLLATE "und-x-icu"');

/** Adds to each new table with texts of an entity the index by which the files that they show are found (docs/decisions/0005). */
export async function withFileNames(sql) {
  const { entities } = await tsImport('../../packages/contracts/src/entities.ts', import.meta.url);
  const indexes = [...sql.matchAll(/^CREATE TABLE "(\w+)" \([\s\S]*?^\);$/gm)].flatMap(([definition, table]) =>
    entities.flatMap(({ idKey, richText = [], addresses = [] }) => {
      const texts = [...richText, ...addresses].map((field) => `"${field}"`);
      if (texts.length === 0 || ![`"${idKey}"`, ...texts].every((column) => definition.includes(column))) return [];
      return `\n-- Files in texts, which Prisma's schema cannot express\nCREATE INDEX "${table}_file_names" ON "${table}" USING gin (file_names_in(${texts.join(" || ' ' || ")}));\n`;
    }),
  );
  return sql + [...new Set(indexes)].join('');
}

const filesIn = (folder, end) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => ({ path: path.join(folder, name), content: readFileSync(path.join(folder, name), 'utf8') }));

function migrationsIn(baseDir) {
  const folders = readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = (name) => readFileSync(path.join(baseDir, name), 'utf8');
  return {
    baseDir,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: read('migration_lock.toml') },
    migrationDirectories: folders
      .map(({ name }) => name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: read(`${name}/migration.sql`) } },
      })),
  };
}

/** The engine needs an empty database and a shadow database, into which it replays the migrations. */
function adapterOf(url) {
  const { provider, adapterName } = new PrismaPg({ connectionString: url });
  const connectTo = async (connectionString) => patched(await new PrismaPg({ connectionString }).connect());
  return {
    provider,
    adapterName,
    connect: () => connectTo(url),
    async connectToShadowDb() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('CREATE DATABASE shadow');
      await client.end();
      return connectTo(Object.assign(new URL(url), { pathname: '/shadow' }).href);
    },
  };
}

/** Works around two limitations of `@prisma/adapter-pg`. */
function patched(connection) {
  // it splits scripts at every `;`, which breaks $$ bodies: send them unsplit
  connection.executeScript = (script) =>
    connection
      .underlyingDriver()
      .query(script)
      .then(
        () => {},
        (error) => connection.onError(error),
      );

  // it cannot read "char": read it as text, and report the column as a character
  const { queryRaw, performIO } = Object.getPrototypeOf(Object.getPrototypeOf(connection));
  connection.queryRaw = async function (query) {
    const characters = [];
    const readCharAsText = async (request) => {
      const result = await performIO.call(this, request);
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== catalogueChar) continue;
        characters.push(index);
        field.dataTypeID = text;
      }
      return result;
    };
    const result = await queryRaw.call(Object.create(this, { performIO: { value: readCharAsText } }), query);
    for (const index of characters) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return connection;
}

/** Instantiates the engine manually, because Node 20 cannot import WebAssembly as a module. */
async function loadEngine() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  // without this, a panic of the engine becomes a TypeError about the missing registry
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const code = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine;
}
