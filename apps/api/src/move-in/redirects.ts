import { isSitePath } from '@faculty/contracts/admin/redirect';
import { entityOf } from '@faculty/contracts/entities';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { sitePath } from '@faculty/contracts/kit/public';
import { comparablePath } from '@faculty/contracts/kit/site-address';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { Prisma } from '@faculty/prisma/client';
import { writeAudit } from '../kit/crud/audit.ts';
import { fileAddress } from '../storage/file-address.ts';
import { movedKinds, type Row } from './legacy/legacy-records.ts';
import { actor, type MoveState } from './move-state.ts';
import { StepRefused } from './steps.ts';
import { mover } from './write/mover.ts';

/** Where the old website shows records of a kind: `/news_detail.php?id={news_id}`. */
interface Pattern {
  kind: string;
  path: string;
}

const maxPatterns = 100;
const maxAddress = 300;

/** `news /news_detail.php?id={news_id}`; a full address counts by its path. @throws StepRefused naming the line */
export function patternsOf(lines: readonly string[]): Pattern[] {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  return given.slice(0, maxPatterns).map((line) => {
    const [, kind = '', written = ''] = /^(\w+)\s+(\S+)$/.exec(line) ?? [];
    const path = written.replace(/^https?:\/\/[^/]+/i, '');
    const isKnown = movedKinds.some(({ name }) => name === kind) && hasPage(entityOf[kind as keyof typeof entityOf] as AnyEntity);
    if (!isKnown || !path.startsWith('/') || !/\{\w+\}/.test(path)) throw new StepRefused('bad_pattern', line);
    return { kind, path };
  });
}

const hasPage = (entity: AnyEntity | undefined) => entity?.public?.site !== undefined;

interface Moved {
  kind: string;
  entity: string;
  record_id: string;
  applied: Row;
  files: Record<string, { path: string }>;
}

const atOnce = 500;

/**
 * Makes addresses of the old website lead to the moved records: the addresses of `lines`, those under our own paths whose identifier is another
 * here, and those of files. A page or a redirect that is there already stays. One audit line for all of them.
 */
export async function writeRedirects(state: MoveState, lines: readonly string[]): Promise<{ written: number; skipped: number }> {
  const patterns = patternsOf(lines);
  const { pool } = state.app;
  const counts = { written: 0, skipped: 0 };
  let after = 0;
  for (;;) {
    const { rows } = await pool.query<Moved & { written: number }>(
      'SELECT kind, entity, record_id, applied, files, written FROM move_in_records WHERE written > $1 ORDER BY written LIMIT $2',
      [after, atOnce],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.written;
    const pairs = (await Promise.all(rows.map((row) => addressesOf(state, row, patterns)))).flat();
    const usable = pairs.filter(({ from, to }) => from !== to && isUsable(from));
    const { rowCount } = await pool.query(
      `INSERT INTO redirects (from_path, to_path, automatic, remark, search_text, created_by, updated_by, updated_at)
       SELECT DISTINCT ON (f) f, t, 'Y', 'move-in', s, $4, $4, now() FROM unnest($1::text[], $2::text[], $3::text[]) AS pairs (f, t, s) ORDER BY f
       ON CONFLICT (from_path) DO NOTHING`,
      [usable.map(({ from }) => from), usable.map(({ to }) => to), usable.map(({ from, to }) => searchText(from, to)), actor],
    );
    counts.written += rowCount ?? 0;
    counts.skipped += pairs.length - (rowCount ?? 0);
  }
  if (counts.written > 0) {
    const subject = { entity: 'redirect', id: actor, title: `${counts.written} ${actor}` };
    await state.app.db.$transaction((db) => writeAudit({ db, person: mover }, actor, 'add', subject, {}));
  }
  await state.app.changes.flush();
  return counts;
}

const isUsable = (path: string) => path.length <= maxAddress && path !== '/' && isSitePath(path);

async function addressesOf(state: MoveState, { kind, entity: name, record_id, applied, files }: Moved, patterns: readonly Pattern[]) {
  const entity = entityOf[name as keyof typeof entityOf] as AnyEntity | undefined;
  const pairs: { from: string; to: string }[] = [];
  for (const [address, { path }] of Object.entries(files)) {
    if (URL.canParse(address) && address.startsWith('http'))
      pairs.push({ from: comparablePath(new URL(address).pathname), to: fileAddress(path) });
  }
  if (!entity || !hasPage(entity)) return pairs;
  const key = entity.public?.key ?? entity.idKey;
  const record = key === entity.idKey ? { [key]: record_id } : await keyOf(state, entity, key, record_id);
  const to = record && sitePath(entity, record);
  if (!to) return pairs;
  const same = sitePath(entity, applied);
  if (same !== null && same !== to) pairs.push({ from: same, to });
  for (const pattern of patterns.filter((each) => each.kind === kind)) {
    const from = pattern.path.replace(/\{(\w+)\}/g, (_whole, field: string) => String(applied[field] ?? ''));
    pairs.push({ from: comparablePath(from), to });
  }
  return pairs;
}

/** The name that a record has in its address now. */
async function keyOf(state: MoveState, entity: AnyEntity, key: string, id: string): Promise<Row | null> {
  const { table } = state.writerOf(entity.name);
  const at = (column: string) => Prisma.raw(`"${column}"`);
  const [row] = await state.app.db.$queryRaw<Row[]>`SELECT ${at(key)} FROM ${at(table)} WHERE ${at(entity.idKey)}::text = ${id}`;
  return row ?? null;
}

/** Takes them back. */
export async function dropRedirects(state: MoveState): Promise<void> {
  await state.app.db.redirect.deleteMany({ where: { created_by: actor } });
}
