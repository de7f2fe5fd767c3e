import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seedReference } from '@faculty/prisma/seed/reference/seed-reference';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { runCommand, UsageError } from './backup/command.ts';
import { readConfig, rootDirectory } from './config.ts';
import { checkConnection } from './db/check-connection.ts';
import { assertNotOlder, migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { applyCommand, type Moving, planCommand, rollbackCommand, verifyCommand } from './move-in/commands.ts';
import { fetchAll } from './move-in/fetch.ts';
import { type Credentials, LegacyClient, LegacyError } from './move-in/legacy-client.ts';
import { problems } from './move-in/problems.ts';
import { RawStore } from './move-in/raw-store.ts';
import { rehearse } from './move-in/rehearsal/rehearse.ts';
import { writeAnalysis } from './move-in/report.ts';
import { makeAdmin } from './seed/make-admin.ts';
import { seedWhenEmpty } from './seed/seed-database.ts';
import { checkStorage } from './storage/check-storage.ts';

const usage = `Moves the data of the legacy system into this product. It never writes to the legacy system.

  npm run move-in -- fetch --from ADDRESS [--folder FOLDER] [--files ADDRESS] [--rate CALLS]
  npm run move-in -- analyse|plan|apply|verify|rollback [--folder FOLDER]
  npm run move-in -- rehearse [--folder FOLDER]

  fetch     fetches all records and files; after an interruption it continues
  analyse   counts what was fetched and writes what needs a person to analysis.xlsx in the folder; asks nobody
  plan      says for every record what apply would do (plan.xlsx); writes nothing into the product
  apply     brings in what is new or changed (apply.xlsx says what could not come as it was); after an interruption it continues
  verify    reads everything back and compares it with what was fetched (verify.xlsx)
  rollback  takes back everything that apply brought in; asks for --yes
  rehearse  moves demo data with every known kind of dirt into a new, empty product, both in the folder, and says how it went; minutes

  --from    base address of the legacy API, such as https://old.example/api
  --folder  where the answers and files are stored, default move-in-data. It holds personal data: delete it after the move.
  --files   base of relative file addresses, default the API's address with /files/
  --rate    calls a second, 1 to 50, default 5
  --gone    apply: a kind, such as news, of which more than 5 % may go to the bin because they are gone there; may be repeated

Sign in as an administrator of the legacy system: MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment. With the first
two, a session that ends is renewed.`;

const steps = ['plan', 'apply', 'verify', 'rollback'] as const;
type Step = (typeof steps)[number];
const commands = ['fetch', 'analyse', ...steps, 'rehearse'] as const;
const isCommand = (text: string | undefined): text is (typeof commands)[number] => (commands as readonly unknown[]).includes(text);

runCommand(async () => {
  const { command, folder, from, files, rate, yes, gone } = readChoice();
  const store = new RawStore(folder);
  if (command === 'analyse') return analyseFolder(store);
  if (command === 'rehearse') return rehearseIn(folder);
  if (command !== 'fetch') return onProduct(store, (moving) => runStep(moving, command, { yes, gone }));
  if (from === undefined) throw new UsageError(`fetch: --from is missing\n\n${usage}`);
  const client = new LegacyClient({ from, credentials: credentials(), rate });
  try {
    const fetched = await fetchAll(client, store, { from, filesBase: files ?? `${from}/files/` }, (line) => console.log(line));
    console.log(`${fetched.calls} answers and ${fetched.files} new files in ${store.folder}`);
    for (const problem of fetched.problems) console.warn(problem);
    console.log('Next: npm run move-in -- analyse');
  } catch (error) {
    if (!(error instanceof LegacyError)) throw error;
    throw new UsageError(`${error.message}\nThe same command continues where this one stopped.`);
  }
});

async function runStep(moving: Moving, command: Step, { yes, gone }: { yes: boolean; gone: string[] }): Promise<void> {
  if (command === 'rollback' && !yes) throw new UsageError('rollback deletes every record that apply brought in: add --yes');
  if (command === 'plan') await planCommand(moving);
  if (command === 'apply') await applyCommand(moving, { mayEmpty: gone });
  if (command === 'rollback') await rollbackCommand(moving);
  if (command === 'verify') {
    const { unnamed } = await verifyCommand(moving);
    if (unnamed > 0) throw new UsageError(`${unnamed} differences are not explained: see verify.xlsx`);
  }
}

/** Two products of its own, with embedded databases: nothing that is configured here is touched. */
async function rehearseIn(folder: string): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new UsageError('A rehearsal needs demo data, which never goes into production (NODE_ENV=production).');
  const base = path.join(folder, `rehearsal-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  const say = (line: string) => console.log(line);
  const [source, target] = [await openIn(path.join(base, 'source')), await openIn(path.join(base, 'target'))];
  try {
    say('adding the demo data');
    await seedWhenEmpty(source.app);
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

async function openIn(directory: string) {
  mkdirSync(directory, { recursive: true });
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'warn', RATE_LIMIT: '0' });
  const database = await openDatabase(config);
  await migrate(database.pool, path.join(rootDirectory, 'prisma/migrations'));
  const app = await buildApp({ ...config, devIdentityProviderPort: null }, database);
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await database.close();
    },
  };
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
    await migrate(database.pool, migrations);
    const app = await buildApp({ ...config, logLevel: 'warn', devIdentityProviderPort: null }, database);
    try {
      await app.ready();
      await work({ app, store, say: (line) => console.log(line) });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function analyseFolder(store: RawStore): Promise<void> {
  const run = await store.run();
  if (run === null) throw new UsageError(`${store.folder} holds nothing: npm run move-in -- fetch`);
  if (run.endedAt === undefined) console.warn('The fetch has not ended: what is missing here may still come.');
  const { counts, findings, file } = await writeAnalysis(store, run);
  for (const { kind, records, withFindings, isWhole } of counts) {
    console.log(`${kind.label.th} · ${kind.label.en}: ${records}, ${withFindings} with findings${isWhole ? '' : ', not the whole list'}`);
  }
  for (const [code, times] of findings) console.log(`${times} × ${problems[code].th} · ${problems[code].en}`);
  console.log(file);
}

function credentials(): Credentials {
  const { MOVE_IN_TOKEN: token, MOVE_IN_EMAIL: email, MOVE_IN_PASSWORD: password } = process.env;
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
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command, ...more] = positionals;
    if (!isCommand(command) || more.length > 0) throw new UsageError(commands.join(', '));
    const rate = z.coerce
      .number()
      .min(1)
      .max(50)
      .safeParse(values.rate ?? '5');
    if (!rate.success) throw new UsageError('--rate: 1 to 50');
    return {
      command,
      folder: path.resolve(process.env.INIT_CWD ?? '.', values.folder ?? 'move-in-data'),
      from: address('--from', values.from)?.replace(/\/+$/, ''),
      files: address('--files', values.files)?.replace(/\/*$/, '/'),
      rate: rate.data,
      yes: values.yes,
      gone: values.gone ?? [],
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function address(option: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new UsageError(`${option}: a full address with http or https`);
}
