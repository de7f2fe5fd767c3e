import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type AuditColumns, titleOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { databaseRefusal } from '../../db/database-errors.ts';
import { changesBetween, withFileNames, writeAudit } from '../../kit/crud/audit.ts';
import type { Transaction } from '../../kit/crud/context.ts';
import type { Writer } from '../../kit/crud/handlers.ts';
import { lockOrderNumber } from '../../kit/crud/order-number.ts';
import { filesOf, keepAddresses } from '../../kit/files/file-fields.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { reminderDays } from '../../resources/website/mou-reminders.ts';
import { claimFiles, dropFiles, ownFiles } from '../../storage/stored-files.ts';
import { canonical, isSame } from '../legacy/canonical.ts';
import type { LegacyRecord, Row } from '../legacy/legacy-records.ts';
import { actor, type MoveState } from '../move-state.ts';
import type { Step } from '../plan.ts';
import { LenientBody, type Mark } from './lenient.ts';
import { contextIn } from './mover.ts';
import { restoreOriginals } from './original-values.ts';
import { prepare } from './prepare-record.ts';
import { type Files, takeFiles } from './record-files.ts';
import { CannotMove, yieldTo } from './refused-values.ts';

/** What is told, but needs nobody: it is as the move means it. */
export const isOnlyTold = new Set(['removed_markup', 'switched_off', 'old_address', 'case_only', 'empty_value', 'reset_mailed']);

const maxAttempts = 60;

/** Writes one record with its audit line and its row of the id map, in one transaction. @throws CannotMove */
export async function writeRecord(state: MoveState, step: Step & { record: LegacyRecord }, isLastPass: boolean): Promise<Mark[]> {
  const { record, recordId } = step;
  const { app } = state;
  const writer = state.writerOf(record.entity.name);
  const isNew = step.operation === 'create';
  const id = recordId === undefined ? undefined : idOf(writer, recordId);
  const before = isNew || id === undefined ? null : await readOutside(state, writer, id);
  const prepared = await prepare(state, record, before as Row | null, isLastPass);
  for (const field of step.keep ?? []) if (before && field in before) prepared.row[field] = (before as unknown as Row)[field];
  const lenient = new LenientBody(writer.entity, record.id, prepared.row);
  const { kept, paths, marks: fileMarks, cleared } = await takeFiles(state, writer, step, before as Row | null);
  const made = Object.values(kept);
  let gone: readonly string[] = [];
  try {
    for (let attempt = 0; ; attempt += 1) {
      const body = lenient.body();
      if (body === null || attempt === maxAttempts) throw new CannotMove([...lenient.marks.values()]);
      try {
        const marks = [...prepared.marks, ...fileMarks, ...lenient.marks.values(), ...filled(prepared.row, body)];
        const written = await inOneTransaction(state, writer, step, {
          given: prepared.row,
          body,
          marks,
          kept,
          paths,
          cleared,
          id,
          before,
          isNew,
          isIncomplete: prepared.isIncomplete,
        });
        gone = written.gone;
        for (const work of written.onCommit) work();
        await app.changes.flush();
        await app.files.remove(gone).catch(() => undefined); // the sweep removes what is left
        return marks;
      } catch (error) {
        const refusal = error instanceof ApiError ? error : databaseRefusal(error, state.constraints);
        const fields = Object.entries(refusal?.details.fields ?? {});
        if (fields.length === 0) throw error;
        for (const [name, { code, params }] of fields) await yieldTo(state, lenient, body, name, code, params?.user_name);
      }
    }
  } catch (error) {
    await app.files.remove(made.map(({ path }) => path)).catch(() => undefined);
    throw error;
  }
}

/** A number for a serial identifier, else the code itself. */
export function idOf({ entity }: Writer, text: string): string | number {
  const parsed = z.safeParse(entity.id, text);
  return parsed.success ? (parsed.data as string | number) : text;
}

/** Fields that were NULL there and have a default here. */
const filled = (row: Row, body: Row): Mark[] =>
  Object.keys(body).flatMap((field) =>
    row[field] === null && canonical(body[field]) !== '' ? [{ field, code: 'empty_value', value: null }] : [],
  );

interface Write extends Omit<Files, 'marks'> {
  /** The legacy row in our terms. */
  given: Row;
  body: Row;
  marks: Mark[];
  id: string | number | undefined;
  before: AuditColumns | null;
  isNew: boolean;
  isIncomplete: boolean;
}

async function inOneTransaction(state: MoveState, writer: Writer, step: Step & { record: LegacyRecord }, write: Write) {
  const { app } = state;
  const { entity } = writer;
  const onCommit: (() => void)[] = [];
  let gone: readonly string[] = [];
  const known = await app.db.$transaction(
    async (tx) => {
      const ctx = contextIn(app.log, tx, onCommit, write.kept, write.cleared);
      await claimFiles(tx, Object.values(write.kept), { claimed: true, createdBy: actor });
      const beforeRows = write.isNew || step.known ? null : await rowsOf(tx, writer, write.before as unknown as Row);
      let id = write.id;
      if (write.isNew) {
        await lockOrderNumber(ctx, entity.name, write.body);
        const db = typeof id === 'number' ? withIdentifier(tx, entity.idKey, id) : tx;
        const created = (await writer.create?.(write.body as never, { ...ctx, db } as never)) as Row;
        id = created[entity.idKey] as string | number;
      } else {
        const where = { [entity.idKey]: id, updated_at: write.before?.updated_at };
        const alsoGone: string[] = [];
        await writer.update?.(write.body as never, { ...ctx, where, alsoGone } as never, write.before as never);
        gone = await dropFiles(tx, alsoGone);
      }
      if (id === undefined) throw new Error(`${entity.name}: no identifier`);
      await restoreOriginals(state, tx, writer, id, step, write);
      const written = (await writer.read(id as never, ctx)) as (AuditColumns & Row) | null;
      if (!written) throw new Error(`${entity.name} ${id} was written and is not there`);
      await ownFiles(tx, filesOf(entity, written), String(written[entity.ownerKey]));
      if (entity.name === 'mou') await remindNobody(tx, Number(id));
      for (const mark of notKept(writer, write, written)) write.marks.push(mark);
      const changes = await withFileNames(ctx, entity.files, changesBetween(write.before, written, entity.privateFields));
      if (Object.keys(changes).length > 0) {
        const subject = { entity: entity.name, id, title: titleOf(entity, written) };
        await writeAudit(ctx, actor, write.isNew ? 'add' : 'edit', subject, changes);
      }
      if (write.before) {
        const replaced = await keepAddresses(tx, entity, write.before as never, written as never);
        const stay = filesOf(entity, replaced.row as never);
        const dropped = filesOf(entity, write.before as never).filter((path) => !stay.includes(path) && !replaced.gone.includes(path));
        gone = [...gone, ...replaced.gone, ...(await dropFiles(tx, dropped))];
        for (const [address, { sha256, path }] of Object.entries(write.paths)) {
          const field = Object.entries(write.kept).find(([, kept]) => kept.path === path)?.[0];
          if (field !== undefined) write.paths[address] = { sha256, path: String((replaced.row as Row)[field]) };
        }
      }
      return keepInMap(tx, step, writer, id, written.updated_at, write, beforeRows);
    },
    { timeout: 60_000, maxWait: 30_000 },
  );
  state.remember(known, write.paths);
  for (const kind of known.kind === 'member' ? ['user'] : known.kind === 'user' ? ['member'] : []) {
    for (const twin of state.known.get(kind)?.values() ?? []) {
      if (twin.record_id === known.record_id) twin.record_updated_at = known.record_updated_at;
    }
  }
  return { gone, onCommit };
}

/** Nobody is mailed by a move: what is due now of a memorandum's reminders counts as sent. */
async function remindNobody(tx: Transaction, doc_id: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO mou_reminders (doc_id, mou_end_date, days)
    SELECT doc_id, mou_end_date, days FROM web_con_docs, unnest(${[...reminderDays]}::int[]) AS days
    WHERE doc_id = ${doc_id} AND mou_end_date IS NOT NULL AND mou_end_date - ${todayInBangkok()}::date <= days
    ON CONFLICT DO NOTHING`;
}

/** Fields of a body that a rule of ours left behind or wrote otherwise. */
function notKept({ entity }: Writer, { marks, given }: Write, written: Row): Mark[] {
  const body = Object.keys((entity.body as { shape?: object }).shape ?? {});
  return body.flatMap((field) => {
    const isTold = entity.richText?.includes(field) || field in entity.files || marks.some((mark) => mark.field === field);
    if (isTold || !(field in given) || !(field in written) || isSame(field, given[field], written[field])) return [];
    return [{ field, code: 'not_kept', value: given[field] }];
  });
}

async function readOutside({ app }: MoveState, writer: Writer, id: string | number): Promise<AuditColumns | null> {
  return app.db.$transaction((tx) => writer.read(id as never, contextIn(app.log, tx, [])));
}

/** The database client with an identifier for the first record that is created: the columns count by themselves otherwise. */
function withIdentifier(db: Transaction, idKey: string, id: number): Transaction {
  let isUsed = false;
  return new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (isUsed || typeof member !== 'object' || member === null || !('create' in member)) return member;
      return new Proxy(member, {
        get(model, call) {
          const made = Reflect.get(model, call) as unknown;
          if (call !== 'create' || isUsed) return made;
          return (args: { data: object }) => {
            isUsed = true;
            return (made as (given: object) => unknown).call(model, { ...args, data: { [idKey]: id, ...args.data } });
          };
        },
      });
    },
  });
}

/** The rows here that the move is about to change, for the way back. */
async function rowsOf(tx: Transaction, { entity, table }: Writer, before: Row): Promise<Record<string, unknown>> {
  const rowIn = async (name: string, where: Prisma.Sql) => {
    const [found] = await tx.$queryRaw<{ row: unknown }[]>`SELECT to_jsonb(t) AS row FROM ${Prisma.raw(`"${name}"`)} t WHERE ${where}`;
    return found?.row ?? null;
  };
  const own = await rowIn(table, Prisma.sql`${Prisma.raw(`"${entity.idKey}"`)} = ${before[entity.idKey]}`);
  if (entity.name !== 'member') return { [table]: own };
  return { [table]: own, user_infos: await rowIn('user_infos', Prisma.sql`user_name = ${before.user_name}`) };
}

async function keepInMap(
  tx: Transaction,
  step: Step & { record: LegacyRecord },
  writer: Writer,
  id: string | number,
  updated_at: Date,
  write: Write,
  before: object | null,
) {
  const { kind, record } = step;
  const known = {
    kind: kind.name,
    legacy_id: step.id,
    entity: writer.entity.name,
    record_id: String(id),
    made: step.known?.made ?? write.isNew,
    hash: write.isIncomplete ? 'incomplete' : record.hash,
    record_updated_at: updated_at,
  };
  const result = {
    applied: record.row as Prisma.InputJsonObject,
    files: write.paths,
    marks: write.marks as unknown as Prisma.InputJsonArray,
    to_mend: write.marks.some(({ code }) => !isOnlyTold.has(code)),
  };
  await tx.moveInRecord.upsert({
    where: { kind_legacy_id: { kind: known.kind, legacy_id: known.legacy_id } },
    create: { ...known, ...result, ...(before && { before: before as Prisma.InputJsonObject }) },
    update: { ...known, ...result },
    select: { kind: true },
  });
  // account and member are one row
  if (known.kind === 'user' || known.kind === 'member') {
    const twin = { kind: { in: ['user', 'member'] }, record_id: known.record_id };
    await tx.moveInRecord.updateMany({ where: twin, data: { record_updated_at: updated_at } });
  }
  return known;
}
