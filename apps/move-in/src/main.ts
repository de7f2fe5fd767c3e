import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { runCommand, UsageError } from '../../api/src/backup/command.ts';
import { rootDirectory } from '../../api/src/config.ts';
import { settingsIn } from '../../api/src/config-names.ts';
import { MoveFolder } from './folder/move-folder.ts';
import { MoveError } from './folder/rows.ts';
import { kindNamed, kinds } from './kinds.ts';

const usage = `Moves the data of the former system into this product. It never writes to the former system.

  npm run move-in -- fetch --from ADDRESS   fetches all records and files into the folder; after an interruption it goes on
  npm run move-in -- template [KIND…]       writes empty tables to fill; with a kind, a workbook of what the folder holds of it
  npm run move-in -- check                  says what would not come as it is; writes nothing into the product
  npm run move-in -- apply                  makes a backup, then brings in what is new or changed; npm run restore takes all of it back
  npm run move-in -- compare                compares the folder with what this product answers: equal, changed on purpose, different
  npm run move-in -- redirects --address …  addresses of the former website lead to the records here (301)

  --folder  the folder of the move, default move-in in DATA_DIR. It holds personal data: delete it after the move
  --old-host a host that texts name, such as www.old.example; may be repeated; fetch and apply note it in the folder
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

const say = (line: string) => console.log(line);
type Choices = ReturnType<typeof choices>;

/** The product itself is loaded by the commands that need it: fetch runs beside a server, and on small machines. */
const commands: Readonly<Record<string, (folder: MoveFolder, choices: Choices) => Promise<unknown>>> = {
  fetch: fetchInto,
  template: async (folder, { names }) => (await import('./folder/template.ts')).writeTemplates(folder, names, say),
  check: (folder) => withProduct(folder, async (app) => (await import('./check.ts')).check(app, folder, say)),
  apply: (folder, { values }) => {
    const take = values.take.flatMap((list) => list.split(',')).map((each) => each.trim());
    return withProduct(folder, async (app) => (await import('./apply/apply.ts')).apply(app, folder, { take }, say));
  },
  compare: async (folder) => {
    const { different } = await withProduct(folder, async (app) => (await import('./compare.ts')).compare(app, folder, say));
    if (different > 0) throw new MoveError(`${different} are different`);
  },
  redirects: (folder, { values }) =>
    withProduct(folder, async (app) => (await import('./redirects.ts')).redirects(app, folder, values.address, say)),
};

runCommand(async () => {
  const chosen = choices();
  const hosts = chosen.values['old-host'].map((given) => given.replace(/^\w+:\/\//, '').replace(/\/.*$/, ''));
  await commands[chosen.command]?.(new MoveFolder(chosen.folder, hosts), chosen);
});

async function fetchInto(folder: MoveFolder, { values }: Choices): Promise<void> {
  const from = address('--from', values.from)?.replace(/\/+$/, '');
  const files = address('--files', values.files)?.replace(/\/*$/, '/') ?? `${from}/files/`;
  const rate = Number(values.rate);
  const { MOVE_IN_TOKEN: token, MOVE_IN_EMAIL: email, MOVE_IN_PASSWORD: password } = settingsIn(process.env);
  const credentials = email && password ? { email, password } : token ? { token } : undefined;
  if (from === undefined) throw new UsageError(`fetch: --from is missing\n\n${usage}`);
  if (!(rate >= 1 && rate <= 200)) throw new UsageError('--rate: 1 to 200');
  if (!credentials) throw new UsageError('Set MOVE_IN_EMAIL and MOVE_IN_PASSWORD, or MOVE_IN_TOKEN, in the environment.');
  const { fetchAll } = await import('./fetch/fetch.ts');
  const [refetchFiles, missingFiles] = [values['refetch-files'], values['missing-files']];
  await fetchAll(folder, { from, files, rate, credentials, skip: values.skip, refetchFiles, missingFiles }, say);
}

async function withProduct<Result>(folder: MoveFolder, work: (app: FastifyInstance) => Promise<Result>): Promise<Result> {
  if (folder.info.from !== undefined && folder.info.ended === undefined)
    throw new MoveError('The fetch has not ended: start it again, it goes on from where it stopped.');
  if (folder.kinds().length === 0) throw new MoveError(`${folder.path} holds no records: npm run move-in -- fetch, or template`);
  return (await import('./product.ts')).onProduct(work);
}

function choices() {
  const text = { type: 'string' } as const;
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const yes = { type: 'boolean', default: false } as const;
  const sources = { from: text, files: text, rate: { ...text, default: '5' }, skip: several, 'refetch-files': yes, 'missing-files': yes };
  const options = { folder: text, 'old-host': several, take: several, address: several, ...sources } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command = '', ...given] = positionals;
    const names = given.filter((name) => kinds.some((kind) => kind.name === name));
    const [named, ...more] = given.filter((name) => !names.includes(name));
    if (!Object.hasOwn(commands, command)) throw new Error(command === '' ? 'Say what to do.' : `${command}: no command`);
    if (more.length > 0 || (names.length > 0 && command !== 'template')) throw new Error(`${given.join(' ')}: not understood`);
    for (const name of values.skip) kindNamed(name);
    const usual = path.resolve(rootDirectory, settingsIn(process.env).DATA_DIR ?? '.data', 'move-in');
    const chosen = values.folder ?? named;
    return { command, names, values, folder: chosen === undefined ? usual : path.resolve(process.env.INIT_CWD ?? '.', chosen) };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function address(option: string, text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new UsageError(`${option}: a full address with http or https`);
}
