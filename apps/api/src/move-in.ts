import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { runCommand, UsageError } from './backup/command.ts';
import { readConfig, rootDirectory } from './config.ts';
import { settingsIn } from './config-names.ts';
import { checkConnection } from './db/check-connection.ts';
import { assertNotOlder, migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import {
  analyseCommand,
  applyCommand,
  fetchCommand,
  type Moving,
  planCommand,
  redirectsCommand,
  rollbackCommand,
  verifyCommand,
} from './move-in/commands.ts';
import { type Credentials, LegacyClient, LegacyError } from './move-in/legacy/legacy-client.ts';
import { moveInFolder, RawStore } from './move-in/legacy/raw-store.ts';
import { problems } from './move-in/problems.ts';
import { checkStorage } from './storage/check-storage.ts';
import { openDisk } from './storage/disk.ts';
import { assertOwnFiles } from './storage/orphans/installation.ts';

const usage = `Moves the data of the legacy system into this product. It never writes to the legacy system.

  npm run move-in -- fetch --from ADDRESS [--folder FOLDER] [--files ADDRESS] [--rate CALLS]
  npm run move-in -- analyse|plan|apply|verify|redirects|rollback [--folder FOLDER]
  npm run move-in -- rehearse [--folder FOLDER] [--postgres ADDRESS]

  fetch     fetches all records and files; after an interruption it continues
  analyse   counts what was fetched and writes what needs a person to analysis.xlsx in the folder; asks nobody
  plan      says for every record what apply would do (plan.xlsx); writes nothing into the product
  apply     brings in what is new or changed (apply.xlsx says what could not come as it was); after an interruption it continues
  verify    reads everything back and compares it with what was fetched (verify.xlsx)
  redirects addresses of the old website lead to the moved records (301)
  rollback  takes back everything that apply brought in; asks for --yes
  rehearse  moves demo data with every known kind of dirt into a new, empty product, both in the folder, and says how it went; minutes

  --from    base address of the legacy API, such as https://old.example/api
  --folder  where the answers and files are stored, default move-in in DATA_DIR, which the administrators' page shows. It holds personal
            data: delete it after the move.
  --files   base of relative file addresses, default the API's address with /files/
  --rate    calls a second, 1 to 200, default 5
  --postgres rehearse: a PostgreSQL server for two databases of its own, which are dropped at the end; without it, embedded ones
  --gone    apply: a kind, such as news, of which more than 5 % may go to the bin because they are gone there; may be repeated
  --address redirects: a kind and where the old website shows its records, such as 'news /news_detail.php?id={news_id}'; may be repeated

Sign in as an administrator of the legacy system: MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment. With the first
two, a session that ends is renewed.`;

const steps = ['plan', 'apply', 'verify', 'redirects', 'rollback'] as const;
type Step = (typeof steps)[number];
const commands = ['fetch', 'analyse', ...steps, 'rehearse'] as const;
const isCommand = (text: string | undefined): text is (typeof commands)[number] => (commands as readonly unknown[]).includes(text);

// The product itself is loaded by the steps that need it: fetch and analyse run beside a server, and on small machines.
const say = (line: string) => console.log(line);

runCommand(async () => {
  const choice = readChoice();
  const { command, folder, from, files, rate } = choice;
  const store = new RawStore(folder);
  if (command === 'analyse') return analyseFolder(store);
  if (command === 'rehearse') return rehearseIn(folder, choice.postgres);
  if (command !== 'fetch') return onProduct(store, (moving) => runStep(moving, command, choice));
  if (from === undefined) throw new UsageError(`fetch: --from is missing\n\n${usage}`);
  const client = new LegacyClient({ from, credentials: credentials(), rate });
  try {
    const fetched = await fetchCommand({ store, say }, client, { from, filesBase: files ?? `${from}/files/` });
    console.log(`${fetched.calls} answers and ${fetched.files} new files in ${store.folder}`);
    for (const problem of fetched.problems) console.warn(problem);
    if (fetched.failed > fetched.problems.length)
      console.warn(`and ${fetched.failed - fetched.problems.length} more that could not be fetched`);
    console.log('Next: npm run move-in -- analyse');
  } catch (error) {
    if (!(error instanceof LegacyError)) throw error;
    throw new UsageError(`${error.message}\nThe same command continues where this one stopped.`);
  }
});

async function runStep(moving: Moving, command: Step, { yes, gone, addresses }: ReturnType<typeof readChoice>): Promise<void> {
  if (command === 'rollback' && !yes) throw new UsageError('rollback deletes every record that apply brought in: add --yes');
  if (command === 'plan') await planCommand(moving);
  if (command === 'apply') await applyCommand(moving, { mayEmpty: gone });
  if (command === 'redirects') await redirectsCommand(moving, addresses);
  if (command === 'rollback') await rollbackCommand(moving);
  if (command === 'verify') {
    const { unnamed } = await verifyCommand(moving);
    if (unnamed > 0) throw new UsageError(`${unnamed} differences are not explained: see verify.xlsx`);
  }
}

/** Two products of its own, with databases of their own: nothing that is configured here is touched. */
async function rehearseIn(folder: string, server: string | undefined): Promise<void> {
  if (settingsIn(process.env).NODE_ENV === 'production')
    throw new UsageError('A rehearsal needs demo data, which never goes into production (NODE_ENV=production).');
  const base = path.join(folder, `rehearsal-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  const [source, target] = [await openIn(path.join(base, 'source'), server), await openIn(path.join(base, 'target'), server)];
  try {
    const [{ seedReference }, { rehearse }, { makeAdmin }, { seedWhenEmpty }] = await Promise.all([
      import('@faculty/prisma/seed/reference/seed-reference'),
      import('./move-in/rehearsal/rehearse.ts'),
      import('./seed/make-admin.ts'),
      import('./seed/seed-database.ts'),
    ]);
    say('adding the demo data');
    await seedWhenEmpty(source.app);
    // as many visits as say something: the demo has 8,000, and they are compared again and again
    await source.app.db.lcVisit.deleteMany({ where: { id: { gt: 400 } } });
    await seedReference(target.app.db);
    await makeAdmin(target.app.db, 'rehearsal@faculty.example');
    const wrong = await rehearse({ source: source.app, target: target.app, store: new RawStore(path.join(base, 'store')), say });
    if (wrong.length > 0) throw new UsageError(`${wrong.length} things are not as they must be:\n${wrong.join('\n')}`);
    say(`The rehearsal is green. Its data is in ${base}; delete it.`);
  } finally {
    await source.close();
    await target.close();
  }
}

async function openIn(directory: string, server: string | undefined) {
  mkdirSync(directory, { recursive: true });
  const name = `move_in_rehearsal_${randomBytes(6).toString('hex')}`;
  if (server !== undefined) await onServer(server, `CREATE DATABASE "${name}"`);
  const address = server === undefined ? {} : { DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href };
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...address });
  const database = await openDatabase(config);
  await migrate(database.pool, path.join(rootDirectory, 'prisma/migrations'));
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({ ...config, devIdentityProviderPort: null }, database);
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await database.close();
      if (server !== undefined) await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens this product as its server does, without listening; a running server does not mind. */
async function onProduct(store: RawStore, work: (moving: Moving) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await checkStorage(config);
  const database = await openDatabase({ ...config, join: true });
  try {
    await checkConnection(database.pool, config.databaseUrl);
    const migrations = path.join(rootDirectory, 'prisma/migrations');
    await assertNotOlder(database.pool, migrations, config);
    await assertOwnFiles(database.pool, await openDisk(config), config);
    await migrate(database.pool, migrations);
    const { buildApp } = await import('./app.ts');
    const app = await buildApp({ ...config, logLevel: 'warn', devIdentityProviderPort: null }, database);
    try {
      await app.ready();
      await work({ app, store, say });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function analyseFolder(store: RawStore): Promise<void> {
  const { counts, findings, file, isEnded } = await analyseCommand({ store, say });
  if (!isEnded) console.warn('The fetch has not ended: what is missing here may still come.');
  for (const { kind, records, withFindings, isWhole } of counts) {
    console.log(`${kind.label.th} · ${kind.label.en}: ${records}, ${withFindings} with findings${isWhole ? '' : ', not the whole list'}`);
  }
  for (const [code, times] of findings) console.log(`${times} × ${problems[code].th} · ${problems[code].en}`);
  console.log(file);
}

function credentials(): Credentials {
  const { MOVE_IN_TOKEN: token, MOVE_IN_EMAIL: email, MOVE_IN_PASSWORD: password } = settingsIn(process.env);
  if (email && password) return { email, password };
  if (token) return { token };
  throw new UsageError('Set MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment.');
}

function readChoice() {
  const text = { type: 'string' } as const;
  const options = {
    from: text,
    folder: text,
    files: text,
    rate: text,
    yes: { type: 'boolean', default: false },
    gone: { type: 'string', multiple: true },
    address: { type: 'string', multiple: true },
    postgres: text,
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command, ...more] = positionals;
    if (!isCommand(command) || more.length > 0) throw new UsageError(commands.join(', '));
    const rate = z.coerce
      .number()
      .min(1)
      .max(200)
      .safeParse(values.rate ?? '5');
    if (!rate.success) throw new UsageError('--rate: 1 to 200');
    return {
      command,
      folder: values.folder === undefined ? defaultFolder() : path.resolve(process.env.INIT_CWD ?? '.', values.folder),
      from: address('--from', values.from)?.replace(/\/+$/, ''),
      files: address('--files', values.files)?.replace(/\/*$/, '/'),
      rate: rate.data,
      yes: values.yes,
      gone: values.gone ?? [],
      addresses: values.address ?? [],
      postgres: values.postgres,
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Where the administrators' page looks. */
function defaultFolder(): string {
  return moveInFolder(path.resolve(rootDirectory, settingsIn(process.env).DATA_DIR ?? '.data'));
}

function address(option: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new UsageError(`${option}: a full address with http or https`);
}
