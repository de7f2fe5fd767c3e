import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type AuditColumns, titleOf } from '@faculty/contracts/kit/entity';
import { roleFlags } from '@faculty/contracts/members/role';
import { z } from 'zod';
import { databaseRefusal } from '../../../api/src/db/database-errors.ts';
import { changesBetween, withFileNames, writeAudit } from '../../../api/src/kit/crud/audit.ts';
import type { Transaction } from '../../../api/src/kit/crud/context.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import { lockOrderNumber } from '../../../api/src/kit/crud/order-number.ts';
import { filesOf, keepAddresses } from '../../../api/src/kit/files/file-fields.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { reminderDays } from '../../../api/src/resources/website/mou-reminders.ts';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import { claimFiles, dropFiles, ownFiles } from '../../../api/src/storage/stored-files.ts';
import type { Row } from '../kinds.ts';
import { Body } from './body.ts';
import { acceptFile } from './files.ts';
import { actor, type Entry } from './journal.ts';
import { contextIn, mover } from './mover.ts';
import type { Prepared } from './prepare.ts';
import type { Target } from './target.ts';
import { localAddress, localText } from './texts.ts';
import type { Note } from './words.ts';

export interface Step extends Prepared {
  /** The record here, or the identifier that a new one is to have. */
  recordId?: string | undefined;
  isNew: boolean;
  /** What the move wrote of it before. */
  entry?: Entry | undefined;
  /** Hashes of what is written now. */
  hashes: Pick<Entry, 'row' | 'files'>;
}

type Stored = AuditColumns & Row;

/** Columns that hold a file in every record. */
export const needsFile = ['uploads_url', 'news_b_image', 'direct_dean_image'];

/** A number for a serial identifier, else the code itself. */
const idOf = ({ entity }: Writer, text: string): string | number =>
  (z.safeParse(entity.id, text).data as string | number | undefined) ?? text;

/** The record of an entity as its documented call would read it. */
export async function readHere(target: Target, entity: string, recordId: string): Promise<Stored | null> {
  const writer = target.writerOf(entity);
  return target.app.db.$transaction(
    (tx) => writer.read(idOf(writer, recordId) as never, contextIn(target.app, tx)) as Promise<Stored | null>,
  );
}

/** Writes one record with its audit line, which is the memory of the move, in one transaction. @throws Refused */
export async function writeRecord(target: Target, step: Step): Promise<Note[]> {
  const { app } = target;
  const writer = target.writerOf(step.entity.name);
  const before = step.isNew || step.recordId === undefined ? null : await readHere(target, step.entity.name, step.recordId);
  const notes = [...step.notes];
  const given: Row = { ...step.given, ...accountLocks(step, before) };
  for (const field of step.entity.richText ?? []) {
    if (typeof given[field] === 'string' && given[field] !== '') given[field] = await localText(target, field, given[field], notes);
  }
  for (const field of step.entity.addresses ?? []) {
    const address = given[field];
    const ours = typeof address === 'string' ? await localAddress(target, address, (note) => notes.push({ field, ...note })) : null;
    if (ours !== null) given[field] = `${ours.startsWith('/files/') ? app.config.publicUrl : app.config.websiteUrl}${ours}`;
  }
  const body = new Body({ ...step, notes }, given, before);
  body.value();
  const { kept, clear } = await takeFiles(target, step, before, notes);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const written = await inOneTransaction(target, writer, { step, body: body.value(), kept, clear, before });
        for (const work of written.onCommit) work();
        await app.files.remove(written.gone).catch(() => undefined); // the sweep removes what is left
        remember(target, step, written.entry, written.row);
        return [...notes, ...body.notes];
      } catch (error) {
        const refusal = error instanceof ApiError ? error : databaseRefusal(error, target.constraints);
        if (!refusal || attempt === 20) throw error;
        body.leaveOut(refusal);
      }
    }
  } catch (error) {
    await app.files.remove(Object.values(kept).map(({ path }) => path)).catch(() => undefined);
    throw error;
  }
}

/**
 * Who is here already keeps name, address and role, and stays locked out or an administrator. A right that is here already stays as it is:
 * nobody gains one by a move.
 */
export function accountLocks({ entity, entry }: Pick<Step, 'entity' | 'entry'>, before: Stored | null): Row {
  if (!before) return {};
  const { user_name, email, role, disabled } = before;
  const isFirst = entry === undefined;
  if (entity.name === 'role')
    return isFirst ? Object.fromEntries(['super_admin', 'active', ...roleFlags].map((flag) => [flag, before[flag]])) : {};
  const locked = role === 'admin' || (isFirst && (disabled === 0 || disabled === true)) ? { disabled } : {};
  if (entity.name === 'member') return { user_name, email, ...locked };
  return entity.name === 'user' ? { role, ...(isFirst && { email }), ...locked } : {};
}

interface Taken {
  kept: Record<string, KeptFile>;
  clear: Record<string, true>;
}

/** Puts the files of a record's fields into the store, where they are not there with the same content. @throws Refused */
async function takeFiles(target: Target, step: Step, before: Stored | null, notes: Note[]): Promise<Taken> {
  const taken: Taken = { kept: {}, clear: {} };
  const isSame = step.entry?.files === step.hashes.files;
  for (const [field, rule] of Object.entries(step.entity.files)) {
    const file = step.files[field];
    if (isSame && typeof before?.[field] === 'string') continue;
    if (typeof file === 'string') {
      const kept = await acceptFile(target, field, file, rule as never);
      if (kept) taken.kept[field] = kept;
      else notes.push({ field, code: 'file_refused', value: step.record.row[field] });
    } else if (file === undefined && step.entry && before && typeof before[field] === 'string' && field in step.record.row) {
      if (!needsFile.includes(field)) taken.clear[field] = true;
    }
    if (needsFile.includes(field) && !taken.kept[field] && !before)
      new Body({ ...step, notes }, {}, null).refuse(field, { code: 'file_required' });
  }
  return taken;
}

interface Write extends Taken {
  step: Step;
  body: Row;
  before: Stored | null;
}

async function inOneTransaction(target: Target, writer: Writer, { step, body, kept, clear, before }: Write) {
  const { app, journal } = target;
  const { entity } = writer;
  const onCommit: (() => void)[] = [];
  return app.db.$transaction(
    async (tx) => {
      // what a crash of the database loses, the next apply writes again
      await tx.$executeRaw`SET LOCAL synchronous_commit TO off`;
      const ctx = contextIn(app, tx, { onCommit, kept, clear, stamps: step.stamps });
      await claimFiles(tx, Object.values(kept), { claimed: true, createdBy: actor });
      let gone: readonly string[] = [];
      let id = step.recordId === undefined ? undefined : idOf(writer, step.recordId);
      if (!before) {
        await lockOrderNumber(ctx, entity.name, body);
        const db = typeof id === 'number' ? withIdentifier(tx, entity.idKey, id) : tx;
        const created = (await writer.create?.(body as never, { ...ctx, db } as never)) as Row;
        id = created[entity.idKey] as string | number;
      } else {
        const where = { [entity.idKey]: id, updated_at: before.updated_at };
        const alsoGone: string[] = [];
        await writer.update?.(body as never, { ...ctx, where, alsoGone } as never, before as never);
        gone = await dropFiles(tx, alsoGone);
      }
      if (id === undefined) throw new Error(`${entity.name}: no identifier`);
      const written = (await writer.read(id as never, ctx)) as Stored | null;
      if (!written) throw new Error(`${entity.name} ${id} was written and is not there`);
      await ownFiles(tx, filesOf(entity, written), String(written[entity.ownerKey]));
      if (entity.name === 'mou') await remindNobody(tx, Number(id));
      const changes = await withFileNames(ctx, entity.files, changesBetween(before, written, entity.privateFields));
      const entry: Entry = { entity: entity.name, recordId: String(id), ...step.hashes };
      const subject = { entity: entity.name, id, title: titleOf(entity, written) };
      // also without a change: the line is the memory of the move
      await writeAudit(
        { db: tx, person: mover },
        journal.requestId(step.kind.name, step.record.id, entry),
        before ? 'edit' : 'add',
        subject,
        changes,
      );
      if (!before) return { entry, row: written, gone, onCommit };
      const replaced = await keepAddresses(tx, entity, before as never, written as never);
      const stay = filesOf(entity, replaced.row as never);
      const dropped = filesOf(entity, before).filter((path) => !stay.includes(path) && !replaced.gone.includes(path));
      return { entry, row: replaced.row as Stored, gone: [...gone, ...replaced.gone, ...(await dropFiles(tx, dropped))], onCommit };
    },
    { timeout: 60_000, maxWait: 30_000 },
  );
}

/** What later records need to know of a record. */
export function remember(target: Target, { kind, record, entity, files }: Prepared, entry: Entry, row: Row | null): void {
  target.journal.note(kind.name, record.id, entry);
  if (entity.name === 'member' || entity.name === 'user') {
    const id = Number(entry.recordId);
    const account = target.people.withId(id);
    const { user_name, email, role } = (row ?? {}) as { user_name?: string; email?: string; role?: 'admin' | 'user' };
    if (!account && user_name !== undefined) target.people.add({ id, user_name, email: email ?? '', role: role ?? 'user' });
    const known = target.people.withId(id);
    if (known) target.people.call(record.row.user_name, known);
  }
  if (entity.name === 'lc_user' && row?.job_title !== undefined) target.centreMembers.set(entry.recordId, row);
  for (const [field, file] of Object.entries(files)) {
    if (file !== null && typeof row?.[field] === 'string') target.files.set(file, row[field]);
  }
}

/** The database client with an identifier for the first record that is created: the columns count by themselves otherwise. */
function withIdentifier(db: Transaction, idKey: string, id: number): Transaction {
  let isUsed = false;
  return new Proxy(db, {
    get(client, name) {
      const member = Reflect.get(client, name) as unknown;
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

/** Nobody is mailed by a move: what is due now of a memorandum's reminders counts as sent. */
async function remindNobody(tx: Transaction, doc_id: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO mou_reminders (doc_id, mou_end_date, days)
    SELECT doc_id, mou_end_date, days FROM web_con_docs, unnest(${[...reminderDays]}::int[]) AS days
    WHERE doc_id = ${doc_id} AND mou_end_date IS NOT NULL AND mou_end_date - ${todayInBangkok()}::date <= days
    ON CONFLICT DO NOTHING`;
}
