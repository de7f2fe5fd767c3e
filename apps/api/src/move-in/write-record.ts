import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type AuditColumns, titleOf } from '@faculty/contracts/kit/entity';
import type { PageRight } from '@faculty/contracts/shell/me';
import { Prisma } from '@faculty/prisma/client';
import { z } from 'zod';
import { databaseRefusal } from '../db/database-errors.ts';
import { changesBetween, withFileNames, writeAudit } from '../kit/crud/audit.ts';
import type { Context, Person, Transaction } from '../kit/crud/context.ts';
import type { Writer } from '../kit/crud/handlers.ts';
import { awaitOrder } from '../kit/crud/order-number.ts';
import { filesOf, keepAddresses } from '../kit/files/file-fields.ts';
import { ApiError } from '../kit/http/errors.ts';
import { reminderDays } from '../resources/website/mou-reminders.ts';
import type { KeptFile } from '../storage/file-store.ts';
import { claimFiles, dropFiles, ownFiles } from '../storage/stored-files.ts';
import { canonical, isSame } from './canonical.ts';
import { addressOfFile } from './file-addresses.ts';
import type { LegacyRecord, Row } from './legacy-records.ts';
import { LenientBody, type Mark } from './lenient.ts';
import { actor, type MoveState } from './move-state.ts';
import type { Step } from './plan.ts';
import { accept, nameOf, prepare } from './prepare-record.ts';

/** A record that could not be written. */
export class CannotMove extends Error {
  readonly marks: Mark[];
  constructor(marks: Mark[]) {
    super(marks.map(({ field, code }) => `${field} ${code}`).join(', '));
    this.marks = marks;
  }
}

const everything: PageRight = { view: true, add: true, edit: true, delete: true, own_only: false };
export const mover: Person = { id: 0, user_name: actor, role: 'admin', session: '', right: () => everything };

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

/** Answers a refusal: a person who is gone is made as a locked account, any other value gives way to the next one. */
async function yieldTo(state: MoveState, lenient: LenientBody, body: Row, name: string, code: string, person: unknown): Promise<void> {
  const field = name.split('.')[0] ?? name;
  const named = person ?? (code === 'unknown_reference' || code === 'no_such_member' ? body[field] : undefined);
  const isPerson = person !== undefined || ['user_name', 'mou_owner', 'work_authors'].includes(field);
  const at = Number(name.split('.')[1]);
  const author = Array.isArray(named) && !Number.isNaN(at) ? (named[at] as { user_name?: unknown }).user_name : named;
  if (isPerson && typeof author === 'string' && (await addMissingPerson(state, author))) return;
  const values = code === 'unknown_reference' ? someOf(state, field) : [];
  if (!lenient.refuse({ field, code, values })) throw new CannotMove([...lenient.marks.values()]);
}

/** Required references to lists: any entry of the list is nearer than none, and the mark has the original. */
const requiredReferences: Readonly<Record<string, string>> = {
  edu_code: 'edu_level',
  job_title: 'department',
  group_master_id: 'group_master',
  group_sub_a_id: 'group_sub_a',
  group_sub_b_id: 'group_sub_b',
};
const maxOffered = 50;

const someOf = (state: MoveState, field: string): string[] =>
  [...(state.known.get(requiredReferences[field] ?? '')?.values() ?? [])].slice(0, maxOffered).map(({ record_id }) => record_id);

/** An account that cannot sign in, for a person to whom records refer but who is gone. False when it could not be made. */
async function addMissingPerson(state: MoveState, user_name: string): Promise<boolean> {
  const { db } = state.app;
  if (user_name === '' || user_name.length > 25 || (await db.user.findUnique({ where: { user_name }, select: { id: true } }))) return false;
  const known = await db.$transaction(async (tx) => {
    const stamps = { created_by: actor, updated_by: actor };
    const email = `${encodeURIComponent(user_name).replace(/%/g, '')}@moved-in.invalid`.toLowerCase();
    const data = { user_name, email, fname_th: user_name, lname_th: '-', disabled: true, email_verified_at: new Date(), ...stamps };
    const person = await tx.user.create({ data });
    const subject = { entity: 'member', id: person.id, title: user_name };
    await writeAudit({ db: tx, person: mover }, actor, 'add', subject, { user_name: [null, user_name] });
    const row = {
      kind: 'user',
      legacy_id: `stub:${user_name}`,
      entity: 'user',
      record_id: String(person.id),
      made: true,
      hash: '',
      record_updated_at: person.updated_at,
    };
    const marks = [{ field: '', code: 'missing_person', value: user_name }];
    await tx.moveInRecord.create({ data: { ...row, applied: {}, marks, to_mend: true } });
    return row;
  });
  state.remember(known, {});
  return true;
}

interface Files {
  kept: Record<string, KeptFile>;
  /** Address → path, for the id map. */
  paths: Record<string, { sha256: string; path: string }>;
  cleared: Record<string, true>;
  marks: Mark[];
}

/** Puts the files of a record's fields into the store. Those that are there with the same content stay. */
async function takeFiles(
  state: MoveState,
  writer: Writer,
  { record, keep = [] }: Step & { record: LegacyRecord },
  before: Row | null,
): Promise<Files> {
  const taken: Files = { kept: {}, paths: {}, cleared: {}, marks: [] };
  const earlier = await state.app.db.moveInRecord.findUnique({
    where: { kind_legacy_id: { kind: record.kind.name, legacy_id: record.id } },
    select: { files: true },
  });
  const known = (earlier?.files ?? {}) as Files['paths'];
  for (const [field, rule] of Object.entries(writer.entity.files)) {
    if (keep.includes(field)) continue;
    const given = record.row[field];
    const address = addressOfFile(given, state.run);
    const file = address === null ? null : record.files[address];
    if (address !== null && file?.sha256 !== undefined) {
      const stored = known[address];
      if (stored?.sha256 === file.sha256 && before?.[field] === stored.path) {
        taken.paths[address] = stored;
        continue;
      }
      const kept = await accept(state, field, createReadStream(state.store.contentPath(file.sha256)), nameOf(address), rule as never);
      if (kept) {
        taken.kept[field] = kept;
        taken.paths[address] = { sha256: file.sha256, path: kept.path };
        continue;
      }
      taken.marks.push({ field, code: 'unknown_type', value: address });
    } else if (address !== null) {
      taken.marks.push({ field, code: 'missing_file', value: address });
    } else if (typeof given === 'string' && !['', '-', '#'].includes(given.trim())) {
      taken.marks.push({ field, code: 'foreign_file', value: given });
    } else if (before && typeof before[field] === 'string') {
      taken.cleared[field] = true;
    }
    if (!before && isRequired(state, writer, field)) {
      const kept = await accept(state, field, Readable.from([placeholder]), 'missing.png', rule as never);
      if (kept) taken.kept[field] = kept;
      if (!taken.marks.some((mark) => mark.field === field)) taken.marks.push({ field, code: 'no_file', value: given ?? null });
    }
  }
  return taken;
}

/** A grey pixel, where a record needs a picture that is gone. */
const placeholder = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
);

/** Columns that may not be empty. */
const isRequired = (_state: MoveState, { table }: Writer, field: string): boolean =>
  ['uploads.uploads_url', 'web_con_new_images.news_b_image', 'web_con_direct_deans.direct_dean_image'].includes(`${table}.${field}`);

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
        await awaitOrder(ctx, entity.name, write.body);
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
      await restore(state, tx, writer, id, step, write);
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

/** The context of the mover in a transaction. */
export function contextIn(
  log: Context['log'],
  tx: Transaction,
  onCommit: (() => void)[],
  kept: Record<string, KeptFile> = {},
  clear: Record<string, true> = {},
): Context<never> {
  return {
    db: tx,
    query: (sql) => tx.$queryRaw(sql),
    person: mover,
    own: undefined,
    stamps: { add: { created_by: actor, updated_by: actor }, edit: { updated_by: actor } },
    files: Object.fromEntries(Object.entries(kept).map(([field, file]) => [field, [file]])),
    clear,
    onCommit,
    log,
  };
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

/** Stores original values that were refused, where their column can hold them, and the legacy stamps. */
async function restore(
  state: MoveState,
  tx: Transaction,
  writer: Writer,
  id: string | number,
  { record, known }: Step & { record: LegacyRecord },
  write: Write,
): Promise<void> {
  const isFirst = known === undefined;
  const { entity, table } = writer;
  const values = new Map<string, unknown>();
  const unsafe = new Set<string>([...(entity.richText ?? []), ...Object.keys(entity.files)]);
  const isAddress = (field: string) => entity.addresses?.includes(field) || /_(url|link|link_a)$/.test(field);
  for (const { field, code, value } of write.marks) {
    if (unsafe.has(field) || ['switched_off', 'unknown_reference', 'already_in', 'not_kept'].includes(code)) continue;
    if (isAddress(field) && !isHarmlessAddress(value)) continue;
    values.set(field, value);
  }
  const { row } = record;
  const stamps = write.isNew ? ['created_by', 'created_at', 'updated_by', 'updated_at'] : isFirst ? ['created_by', 'created_at'] : [];
  for (const stamp of stamps) {
    if (typeof row[stamp] === 'string' && row[stamp] !== '') values.set(stamp, row[stamp]);
  }
  const tables = entity.name === 'member' ? [table, 'user_infos'] : [table];
  for (const each of tables) {
    const set = [...values].flatMap(([field, value]) => {
      const column = state.columns.get(`${each}.${field}`);
      const text = column && storable(column, value);
      return text === undefined
        ? []
        : [Prisma.sql`${Prisma.raw(`"${field}"`)} = ${text}::${Prisma.raw((column as { type: string }).type)}`];
    });
    if (set.length === 0) continue;
    const where =
      each === table
        ? Prisma.sql`${Prisma.raw(`"${entity.idKey}"`)} = ${id}`
        : Prisma.sql`user_name = (SELECT user_name FROM users WHERE id = ${id})`;
    await tx.$executeRaw`UPDATE ${Prisma.raw(`"${each}"`)} SET ${Prisma.join(set)} WHERE ${where}`;
  }
}

/** An address that leads nowhere, or by http. No other scheme, and nothing that could end an attribute. */
const isHarmlessAddress = (value: unknown): boolean =>
  typeof value === 'string' && !/["'<>`\s\\]/.test(value) && (/^https?:\/\//i.test(value) || !value.includes(':'));

/** The value as text that the column's type reads; undefined when it cannot hold it. */
function storable({ type, maximum }: { type: string; maximum: number | null }, value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  switch (type) {
    case 'text':
    case 'character varying':
      return text.includes('\0') || !text.isWellFormed() || (maximum !== null && text.length > maximum) ? undefined : text;
    case 'integer':
      return /^-?\d{1,9}$/.test(text) ? text : undefined;
    case 'double precision':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : undefined;
    case 'timestamp with time zone':
      return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
    default:
      return undefined;
  }
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
  const told = {
    applied: record.row as Prisma.InputJsonObject,
    files: write.paths,
    marks: write.marks as unknown as Prisma.InputJsonArray,
    to_mend: write.marks.some(({ code }) => !isOnlyTold.has(code)),
  };
  await tx.moveInRecord.upsert({
    where: { kind_legacy_id: { kind: known.kind, legacy_id: known.legacy_id } },
    create: { ...known, ...told, ...(before && { before: before as Prisma.InputJsonObject }) },
    update: { ...known, ...told },
    select: { kind: true },
  });
  // account and member are one row
  if (known.kind === 'user' || known.kind === 'member') {
    const twin = { kind: { in: ['user', 'member'] }, record_id: known.record_id };
    await tx.moveInRecord.updateMany({ where: twin, data: { record_updated_at: updated_at } });
  }
  return known;
}
