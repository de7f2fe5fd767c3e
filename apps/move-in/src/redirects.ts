import { isSitePath } from '@faculty/contracts/admin/redirect';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { sitePath } from '@faculty/contracts/kit/public';
import { comparablePath } from '@faculty/contracts/kit/site-address';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../api/src/kit/crud/audit.ts';
import { fileAddress } from '../../api/src/storage/file-address.ts';
import { actor, Target } from './apply/target.ts';
import { mover, readHere } from './apply/write.ts';
import type { FolderRecord, MoveFolder } from './folder/move-folder.ts';
import { MoveError } from './folder/rows.ts';
import { type Kind, kinds, type Row } from './kinds.ts';
import { isFilled } from './values.ts';

/** Where the former website shows records of a kind: `/news_detail.php?id={news_id}`. */
interface Pattern {
  kind: string;
  path: string;
}

/** A former address, and where it leads. */
interface Pair {
  from: string;
  to: string;
}

const maxAddress = 300;
const atOnce = 500;

/** `news /news_detail.php?id={news_id}`; a full address counts by its path. @throws MoveError naming the line */
export function patternsOf(lines: readonly string[]): Pattern[] {
  return lines.map((line) => {
    const [, name = '', written = ''] = /^\s*(\w+)\s+(\S+)\s*$/.exec(line) ?? [];
    const kind = kinds.find((each) => each.name === name);
    const path = written.replace(/^https?:\/\/[^/]+/i, '');
    const withPages = kinds.filter((each) => hasPage(each.entity)).map((each) => each.name);
    if (!kind || !hasPage(kind.entity))
      throw new MoveError(`${line}: begins with one of ${withPages.join(', ')}, such as: news /news_detail.php?id={news_id}`);
    if (!path.startsWith('/') || !/\{\w+\}/.test(path))
      throw new MoveError(`${line}: after ${name} stands a path with a field in braces, such as /news_detail.php?id={${kind.idKey}}`);
    return { kind: name, path };
  });
}

const hasPage = (entity: AnyEntity) => entity.public?.site !== undefined;

/**
 * Makes addresses of the former website lead to the records: those of the patterns, those under our own paths whose identifier is another here,
 * and those of files. A redirect that is there already stays. One audit line for all of them.
 */
export async function redirects(
  app: FastifyInstance,
  folder: MoveFolder,
  lines: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const patterns = patternsOf(lines);
  const target = await Target.open(app, folder);
  let written = 0;
  let pairs: Pair[] = [];
  const write = async () => {
    written += await insert(app, pairs);
    pairs = [];
  };
  for (const kind of target.kinds) {
    const ofKind = patterns.filter((pattern) => pattern.kind === kind.name);
    if (!hasPage(kind.entity) && Object.keys(kind.entity.files).length === 0) continue;
    for await (const record of folder.records(kind)) {
      pairs.push(...(await pairsOf(target, kind, record, ofKind)));
      if (pairs.length >= atOnce) await write();
    }
  }
  await write();
  if (written > 0) {
    const subject = { entity: 'redirect', id: actor, title: `${written} ${actor}` };
    await app.db.$transaction((db) => writeAudit({ db, person: mover }, actor, 'add', subject, {}));
  }
  await app.changes.flush();
  say(`${written} former addresses lead to the new pages and files. They are listed at /admin/redirect.`);
  return written;
}

async function pairsOf(target: Target, kind: Kind, record: FolderRecord, patterns: readonly Pattern[]): Promise<Pair[]> {
  const entry = target.entry(kind.name, record.id);
  if (!entry) return [];
  const { entity } = target.writerOf(entry.entity);
  const pairs: Pair[] = [];
  const files = Object.keys(entity.files).filter((field) => isFilled(record.row[field]));
  const key = entity.public?.key ?? entity.idKey;
  const here: Row | null =
    files.length === 0 && key === entity.idKey ? { [key]: entry.recordId } : await readHere(target, entry.entity, entry.recordId);
  if (!here) return [];
  for (const field of files) {
    const stored = here[field];
    if (typeof stored === 'string') pairs.push(...(await addressesOfFile(target, record.row[field], fileAddress(stored))));
  }
  const to = sitePath(entity, here);
  if (to === null) return pairs;
  const same = sitePath(entity, record.row);
  if (same !== null && same !== to) pairs.push({ from: same, to });
  for (const { path } of patterns) {
    const from = path.replace(/\{(\w+)\}/g, (_whole, field: string) => encodeURIComponent(String(record.row[field] ?? '')));
    pairs.push({ from: comparablePath(from), to });
  }
  return pairs;
}

/** The addresses under which the former system shows a file: below the base of its files, and by its download call. */
async function addressesOfFile({ folder }: Target, named: unknown, to: string): Promise<Pair[]> {
  const name = await folder.fileName(named);
  if (name === null) return [];
  const { files, from } = await folder.hosts();
  const base = files === undefined ? undefined : new URL(files).pathname;
  const direct = base === undefined ? `/${name}` : `${base}${name}`;
  const download = `${from === undefined ? '' : new URL(from).pathname.replace(/\/$/, '')}/file/download?privateUrl=${encodeURIComponent(name)}`;
  return [direct.split('/').map(encodeURIComponent).join('/'), download, `/file/download?privateUrl=${encodeURIComponent(name)}`]
    .map((path) => ({ from: comparablePath(path), to }))
    .filter(({ from: path }, at, all) => all.findIndex((each) => each.from === path) === at);
}

const isUsable = ({ from, to }: Pair) => from !== to && from.length <= maxAddress && from !== '/' && isSitePath(from);

/** Adds redirects; in small letters as well, because former servers did not mind. Returns how many are new. */
async function insert(app: FastifyInstance, pairs: readonly Pair[]): Promise<number> {
  const all = pairs
    .flatMap(({ from, to }) => [
      { from, to },
      { from: comparablePath(from.toLowerCase()), to },
    ])
    .filter(isUsable);
  const { rowCount } = await app.pool.query(
    `INSERT INTO redirects (from_path, to_path, automatic, remark, search_text, created_by, updated_by, updated_at)
     SELECT DISTINCT ON (f) f, t, 'Y', 'move-in', s, $4, $4, now() FROM unnest($1::text[], $2::text[], $3::text[]) AS pairs (f, t, s) ORDER BY f
     ON CONFLICT (from_path) DO NOTHING`,
    [all.map(({ from }) => from), all.map(({ to }) => to), all.map(({ from, to }) => searchText(from, to)), actor],
  );
  return rowCount ?? 0;
}
