import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../../api/src/backup/command.ts';
import { rootDirectory } from '../../api/src/config.ts';
import { settingsIn } from '../../api/src/config-names.ts';
import { CallError, type Credentials } from './fetch/client.ts';
import { MoveFolder } from './folder/move-folder.ts';
import { MoveError } from './folder/read-rows.ts';
import { kinds } from './kinds.ts';

const usage = `Moves the data of the former system into this product. It never writes to the former system.

  npm run move-in -- fetch --from ADDRESS [--files ADDRESS] [--old-host HOST] [--rate CALLS] [--skip KIND] [--refetch-files] [--missing-files]
  npm run move-in -- template [--csv] [--excel KIND]
  npm run move-in -- check
  npm run move-in -- apply [--take KIND:ID,…]
  npm run move-in -- compare
  npm run move-in -- redirects --address 'KIND PATTERN'

  fetch     fetches all records and files into the folder; after an interruption it goes on
  template  writes empty tables with a line of explanation each, for a dump or spreadsheets; --excel makes a workbook of a kind's file
  check     says what the folder holds and what would not come as it is; writes nothing into the product
  apply     makes a backup, then brings in what is new or changed; npm run restore takes all of it back
  compare   compares the folder with what this product answers: equal, changed on purpose, different
  redirects addresses of the former website lead to the records here (301)

  --folder  the folder of the move, default move-in in DATA_DIR. It holds personal data: delete it after the move
  --old-host a host that texts name, such as www.old.example; may be repeated, at every command
  --from    base address of the former API, such as https://old.example/api
  --files   base of relative file addresses, default the address of --from with /files/
  --rate    calls a second, 1 to 200, default 5
  --skip    a kind that is left out, such as lc_members; may be repeated
  --refetch-files  asks for every file again, and notices other content under the same path
  --missing-files  goes on although twenty files in a row are missing
  --take    records that changed both there and here, or are gone there, whose state there is taken: news:12,documents:7
  --address a kind and where the former website shows its records, such as 'news /news_detail.php?id={news_id}'; may be repeated

Sign in as an administrator of the former system: MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment. With the first
two, a session that ends is renewed.

Kinds: ${kinds.map(({ name }) => name).join(' ')}`;

const commands = ['fetch', 'template', 'check', 'apply', 'compare', 'redirects'] as const;
type Command = (typeof commands)[number];
const isCommand = (text: string | undefined): text is Command => (commands as readonly unknown[]).includes(text);

const say = (line: string) => console.log(line);

// The product itself is loaded by the commands that need it: fetch runs beside a server, and on small machines.
runCommand(async () => {
  const choice = readChoice();
  const folder = new MoveFolder(choice.folder, choice.oldHosts);
  try {
    if (choice.command === 'fetch') await runFetch(folder, choice);
    else if (choice.command === 'template') await runTemplate(folder, choice);
    else await runOnProduct(folder, choice.command, choice);
  } catch (error) {
    if (error instanceof MoveError) throw new UsageError(error.message);
    if (error instanceof CallError) throw new UsageError(`${error.message}\nThe same command goes on from here.`);
    throw error;
  }
});

async function runFetch(folder: MoveFolder, { from, files, oldHosts, rate, skip, refetchFiles, missingFiles }: Choice): Promise<void> {
  if (from === undefined) throw new UsageError(`fetch: --from is missing\n\n${usage}`);
  const { fetchAll } = await import('./fetch/fetch.ts');
  const options = { from, files: files ?? `${from}/files/`, oldHosts, rate, skip, refetchFiles, missingFiles, credentials: credentials() };
  await fetchAll(folder, options, say);
}

async function runTemplate(folder: MoveFolder, { csv, excel }: Choice): Promise<void> {
  const { toWorkbook, writeTemplates } = await import('./folder/template.ts');
  if (excel.length === 0) await writeTemplates(folder, csv ? 'csv' : 'xlsx', say);
  for (const name of excel) await toWorkbook(folder, name, say);
}

/** Opens this product as its server does, without listening; a running server does not mind. */
async function runOnProduct(folder: MoveFolder, command: Command, { take, addresses }: Choice): Promise<void> {
  const info = await folder.info();
  if (info.from !== undefined && info.ended === undefined)
    throw new MoveError('The fetch has not ended: start it again, it goes on from where it stopped.');
  if ((await folder.kinds()).length === 0) throw new MoveError(`${folder.path} holds no records: npm run move-in -- fetch, or template`);
  const { onProduct } = await import('./product.ts');
  await onProduct(async (app) => {
    if (command === 'check') {
      const { check } = await import('./check/check.ts');
      await check(app, folder, say);
    } else if (command === 'apply') {
      const [{ apply }, { backupBeside }] = await Promise.all([import('./apply/apply.ts'), import('./apply/backup.ts')]);
      await apply(app, folder, { take, backup: backupBeside }, say);
    } else if (command === 'redirects') {
      const { redirects } = await import('./redirects/redirects.ts');
      await redirects(app, folder, addresses, say);
    } else {
      const { compare } = await import('./compare/compare.ts');
      const { different } = await compare(app, folder, say);
      if (different > 0) throw new MoveError(`${different} are different`);
    }
  });
}

function credentials(): Credentials {
  const { MOVE_IN_TOKEN: token, MOVE_IN_EMAIL: email, MOVE_IN_PASSWORD: password } = settingsIn(process.env);
  if (email && password) return { email, password };
  if (token) return { token };
  throw new UsageError('Set MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment.');
}

type Choice = ReturnType<typeof readChoice>;

function readChoice() {
  const text = { type: 'string' } as const;
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const yes = { type: 'boolean', default: false } as const;
  const options = {
    from: text,
    folder: text,
    files: text,
    rate: text,
    'old-host': several,
    skip: several,
    take: several,
    address: several,
    excel: several,
    csv: yes,
    'refetch-files': yes,
    'missing-files': yes,
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command, folder, ...more] = positionals;
    if (!isCommand(command) || more.length > 0) throw new UsageError(`${commands.join(', ')}: choose one`);
    const rate = Number(values.rate ?? '5');
    if (!(rate >= 1 && rate <= 200)) throw new UsageError('--rate: 1 to 200');
    const unknown = [...values.skip, ...values.excel].find((name) => kinds.every((kind) => kind.name !== name));
    if (unknown !== undefined) throw new UsageError(`${unknown}: no kind`);
    const chosen = values.folder ?? folder;
    return {
      command,
      folder:
        chosen === undefined
          ? path.join(path.resolve(rootDirectory, settingsIn(process.env).DATA_DIR ?? '.data'), 'move-in')
          : path.resolve(process.env.INIT_CWD ?? '.', chosen),
      from: address('--from', values.from)?.replace(/\/+$/, ''),
      files: address('--files', values.files)?.replace(/\/*$/, '/'),
      oldHosts: values['old-host'].map((host) => host.replace(/^\w+:\/\//, '').replace(/\/.*$/, '')),
      rate,
      skip: values.skip,
      take: values.take.flatMap((list) => list.split(',')).map((each) => each.trim()),
      addresses: values.address,
      excel: values.excel,
      csv: values.csv,
      refetchFiles: values['refetch-files'],
      missingFiles: values['missing-files'],
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function address(option: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new UsageError(`${option}: a full address with http or https`);
}
