import { type AuditColumns, titleOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { isRelationRefusal } from '../../db/database-errors.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Transaction } from '../../kit/crud/context.ts';
import { dropFromBin, putInBin } from '../../kit/crud/recycle-bin.ts';
import { filesOf } from '../../kit/files/file-fields.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { binFiles, dropFiles } from '../../storage/stored-files.ts';
import type { Row } from '../legacy/legacy-records.ts';
import { actor, type MoveState } from '../move-state.ts';
import type { Step } from '../plan.ts';
import { dropRedirects } from '../redirects.ts';
import { contextIn } from './mover.ts';
import { idOf } from './write-record.ts';

/** Moves a record that is gone there to the bin. Returns why not: it has no bin, or others refer to it. */
export async function binRecord(state: MoveState, { known, recordId }: Step): Promise<string | undefined> {
  if (!known || recordId === undefined) return 'not_here';
  const { app } = state;
  const writer = state.writerOf(known.entity);
  const source = app.bins.get(known.entity);
  if (!source) return 'no_bin';
  const id = Number(recordId);
  try {
    await app.db.$transaction(async (tx) => {
      const ctx = contextIn(app.log, tx, []);
      const before = (await writer.read(id as never, ctx)) as (AuditColumns & Row) | null;
      if (!before) return;
      const subject = { entity: known.entity, id, title: titleOf(writer.entity, before) };
      const binned = await putInBin(ctx, source, subject, String(before[writer.entity.ownerKey]));
      const alsoGone: string[] = [];
      await writer.beforeRemove?.({ ...ctx, alsoGone } as never, before as never);
      await remove(tx, writer.table, writer.entity.idKey, id);
      await writeAudit(ctx, actor, 'delete', subject, changesBetween(before, null, writer.entity.privateFields));
      await binFiles(tx, [...filesOf(writer.entity, before), ...alsoGone], binned);
    });
  } catch (error) {
    if (isRelationRefusal(error) || (error instanceof ApiError && error.code === 'relation')) return 'referred_to';
    throw error;
  }
  await app.changes.flush();
  return undefined;
}

const raw = (name: string) => Prisma.raw(`"${name}"`);

const remove = (tx: Transaction, table: string, idKey: string, id: string | number) =>
  tx.$executeRaw`DELETE FROM ${raw(table)} WHERE ${raw(idKey)} = ${id}`;

interface Undone {
  kind: string;
  legacy_id: string;
  /** Why the record is still there. */
  problem?: string;
}

/**
 * Takes every moved record back, newest first: deletes what the move made, and restores what was here. Each is one transaction with its
 * row of the id map, so that an interrupted rollback continues.
 */
export async function rollback(state: MoveState, done: (undone: Undone) => void = () => undefined): Promise<void> {
  const { app } = state;
  await dropRedirects(state);
  const { rows } = await app.pool.query<{ kind: string; legacy_id: string }>(
    'SELECT kind, legacy_id FROM move_in_records ORDER BY written DESC',
  );
  for (const key of rows) {
    const next = await app.db.moveInRecord.findUnique({ where: { kind_legacy_id: key }, omit: { applied: true, marks: true } });
    if (!next) continue;
    const { kind, legacy_id, entity: name, record_id, made, before } = next;
    const writer = state.writerOf(name);
    const id = idOf(writer, record_id);
    try {
      const gone = await app.db.$transaction(async (tx) => {
        const dropped = made
          ? await undoMade(tx, state, name, id)
          : await undoChange(tx, state, name, before as Record<string, Row | null> | null);
        await tx.moveInRecord.delete({ where: { kind_legacy_id: { kind, legacy_id } } });
        return dropped;
      });
      await app.files.remove(gone).catch(() => undefined); // the sweep removes what is left
      done({ kind, legacy_id });
    } catch (error) {
      if (!isRelationRefusal(error)) throw error;
      done({ kind, legacy_id, problem: 'referred_to' });
    }
  }
}

/** Deletes a record that the move made, or takes it out of the bin for good. Returns paths of its files. */
async function undoMade(tx: Transaction, state: MoveState, name: string, id: string | number): Promise<readonly string[]> {
  const writer = state.writerOf(name);
  const ctx = contextIn(state.app.log, tx, []);
  const row = (await writer.read(id as never, ctx)) as (AuditColumns & Row) | null;
  if (!row) {
    const binned = await tx.binned.findFirst({ where: { entity: name, record_id: String(id) }, select: { binned_id: true } });
    return binned ? dropFromBin(tx, binned.binned_id) : [];
  }
  const alsoGone: string[] = [];
  if (name === 'news') await writer.beforeRemove?.({ ...ctx, alsoGone } as never, row as never);
  await remove(tx, writer.table, writer.entity.idKey, id);
  await writeAudit(
    ctx,
    actor,
    'delete',
    { entity: name, id, title: titleOf(writer.entity, row) },
    changesBetween(row, null, writer.entity.privateFields),
  );
  const picture =
    name === 'user' ? await tx.storedFile.findFirst({ where: { path: String(row.avatarFile ?? '').replace('/files/', '') } }) : null;
  return dropFiles(tx, [...(name === 'user' ? (picture ? [picture.path] : []) : filesOf(writer.entity, row)), ...alsoGone]);
}

/** Writes the rows of a record back as they were before the move. Returns paths of the files that it has no longer. */
async function undoChange(
  tx: Transaction,
  state: MoveState,
  name: string,
  before: Record<string, Row | null> | null,
): Promise<readonly string[]> {
  const { table, entity } = state.writerOf(name);
  const row = before?.[table];
  if (!before || !row) return [];
  const ctx = contextIn(state.app.log, tx, []);
  const id = row[entity.idKey];
  const now = (await state.writerOf(name).read(id as never, ctx)) as (AuditColumns & Row) | null;
  for (const [each, was] of Object.entries(before)) {
    const key = each === table ? entity.idKey : 'user_name';
    if (was === null) {
      await tx.$executeRaw`DELETE FROM ${raw(each)} WHERE ${raw(key)} = ${row[key]}`;
      continue;
    }
    const columns = await tx.$queryRaw<{ name: string }[]>`
      SELECT attname::text AS name FROM pg_attribute WHERE attrelid = ${`"${each}"`}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;
    const set = columns.map(({ name: column }) => Prisma.sql`${raw(column)} = was.${raw(column)}`);
    await tx.$executeRaw`
      UPDATE ${raw(each)} SET ${Prisma.join(set)} FROM jsonb_populate_record(NULL::${raw(each)}, ${JSON.stringify(was)}::jsonb) was
      WHERE ${raw(each)}.${raw(key)} = was.${raw(key)}`;
  }
  const after = (await state.writerOf(name).read(id as never, ctx)) as (AuditColumns & Row) | null;
  if (!now || !after) return [];
  const changes = changesBetween(now, after, entity.privateFields);
  if (Object.keys(changes).length > 0) await writeAudit(ctx, actor, 'edit', { entity: name, id, title: titleOf(entity, after) }, changes);
  const stay = filesOf(entity, after);
  return dropFiles(
    tx,
    filesOf(entity, now).filter((path) => !stay.includes(path)),
  );
}
