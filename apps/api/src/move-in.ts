import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runCommand, UsageError } from './backup/command.ts';
import { fetchAll } from './move-in/fetch.ts';
import { type Credentials, LegacyClient, LegacyError } from './move-in/legacy-client.ts';
import { problems } from './move-in/problems.ts';
import { RawStore } from './move-in/raw-store.ts';
import { writeAnalysis } from './move-in/report.ts';

const usage = `Reads the legacy system and tells what is in it. It never writes to it, nor to this product.

  npm run move-in -- fetch --from ADDRESS [--folder FOLDER] [--files ADDRESS] [--rate CALLS]
  npm run move-in -- analyse [--folder FOLDER]

  fetch    fetches all records and files; after an interruption it continues
  analyse  counts what was fetched and writes what needs a person to analysis.xlsx in the folder; asks nobody

  --from    base address of the legacy API, such as https://old.example/api
  --folder  where the answers and files are stored, default move-in-data. It holds personal data: delete it after the move.
  --files   base of relative file addresses, default the API's address with /files/
  --rate    calls a second, 1 to 50, default 5

Sign in as an administrator of the legacy system: MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment. With the first
two, a session that ends is renewed.`;

runCommand(async () => {
  const { command, folder, from, files, rate } = readChoice();
  const store = new RawStore(folder);
  if (command === 'analyse') return analyseFolder(store);
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
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: text, folder: text, files: text, rate: text } });
    const [command, ...more] = positionals;
    if ((command !== 'fetch' && command !== 'analyse') || more.length > 0) throw new UsageError('fetch or analyse');
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
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function address(option: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new UsageError(`${option}: a full address with http or https`);
}
