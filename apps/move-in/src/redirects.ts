import { redirectBody } from '@faculty/contracts/admin/redirect';
import { sitePath } from '@faculty/contracts/kit/public';
import { comparablePath } from '@faculty/contracts/kit/site-address';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../api/src/kit/crud/audit.ts';
import { fileAddress } from '../../api/src/storage/file-address.ts';
import { actor, Target } from './apply/target.ts';
import { mover, readHere } from './apply/write.ts';
import { fileNameOf, type Hosts } from './folder/addresses.ts';
import type { FolderRecord, MoveFolder } from './folder/move-folder.ts';
import { MoveError } from './folder/rows.ts';
import { kindNamed, kinds } from './kinds.ts';

/** A former address, and where it leads. */
type Pair = [from: string, to: string];

const fromPath = redirectBody.pick({ from_path: true });
const withPage = kinds.filter(({ entity }) => entity.public?.site !== undefined).map(({ name }) => name);

/** Where the former website shows records: `news /news_detail.php?id={news_id}`; a full address counts by its path. */
function patternOf(line: string): { kind: string; path: string } {
  const [, kind = '', address = ''] = /^\s*(\w+)\s+(\S+)\s*$/.exec(line) ?? [];
  const path = address.replace(/^https?:\/\/[^/]+/i, '');
  if (withPage.includes(kind) && /^\/.*\{\w+\}/.test(path)) return { kind, path };
  throw new MoveError(
    `${line}: begins with one of ${withPage.join(', ')}, then a path with a field in braces, such as: news /news_detail.php?id={news_id}`,
  );
}

/**
 * Makes addresses of the former website lead to the records: those of the patterns, those under our own paths whose identifier is another here,
 * and those of files. A redirect that is there already stays. One audit line for all of them.
 */
export async function redirects(
  app: FastifyInstance,
  folder: MoveFolder,
  lines: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const patterns = lines.map(patternOf);
  const target = await Target.open(app, folder);
  const pairs = new Map<string, string>();
  for (const { name } of target.kinds) {
    const paths = patterns.filter(({ kind }) => kind === name).map(({ path }) => path);
    // in small letters as well, because former servers did not mind
    for await (const record of folder.records(kindNamed(name)))
      for (const [from, to_path] of await pairsOf(target, record, paths))
        for (const from_path of [from, from.toLowerCase()].map(comparablePath)) {
          const { data } = fromPath.safeParse({ from_path });
          if (data && data.from_path !== to_path && !pairs.has(data.from_path)) pairs.set(data.from_path, to_path);
        }
  }
  const [from, to] = [[...pairs.keys()], [...pairs.values()]];
  const { rowCount } = await app.pool.query(
    `INSERT INTO redirects (from_path, to_path, automatic, remark, search_text, created_by, updated_by, updated_at)
     SELECT f, t, 'Y', 'move-in', s, $4, $4, now() FROM unnest($1::text[], $2::text[], $3::text[]) AS pairs (f, t, s)
     ON CONFLICT (from_path) DO NOTHING`,
    [from, to, from.map((path, at) => searchText(path, to[at] ?? '')), actor],
  );
  if (rowCount) {
    const subject = { entity: 'redirect', id: actor, title: `${rowCount} ${actor}` };
    await app.db.$transaction((db) => writeAudit({ db, person: mover }, actor, 'add', subject, {}));
  }
  await app.changes.flush();
  say(`${rowCount ?? 0} former addresses lead to the new pages and files. They are listed at /admin/redirect.`);
}

async function pairsOf(target: Target, { kind, id, row }: FolderRecord, paths: readonly string[]): Promise<Pair[]> {
  const entry = target.entry(kind, id);
  const here = entry && (await readHere(target, entry.entity, entry.recordId));
  if (!here) return [];
  const { entity } = target.writerOf(entry.entity);
  const pairs: Pair[] = [];
  for (const field of Object.keys(entity.files)) {
    const [name, file] = [fileNameOf(row[field], target.folder.info), here[field]];
    if (name === null || typeof file !== 'string') continue;
    for (const from of addressesOfFile(name, target.folder.info)) pairs.push([from, fileAddress(file)]);
  }
  const to = sitePath(entity, here);
  const filled = paths.map((path) => path.replace(/\{(\w+)\}/g, (_whole, field: string) => encodeURIComponent(String(row[field] ?? ''))));
  for (const from of [sitePath(entity, row), ...filled]) if (from !== null && to !== null) pairs.push([from, to]);
  return pairs;
}

/** The addresses under which the former system shows a file: below the base of its files, and by its download call. */
function addressesOfFile(name: string, { files, from }: Hosts): string[] {
  const path = (base: string | undefined) => (base === undefined ? '' : new URL(base).pathname.replace(/\/$/, ''));
  const byCall = `/file/download?privateUrl=${encodeURIComponent(name)}`;
  return [`${path(files)}/${name.split('/').map(encodeURIComponent).join('/')}`, byCall, `${path(from)}${byCall}`];
}
