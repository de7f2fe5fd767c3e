import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type AuditColumns, type FileRule, titleOf } from '@faculty/contracts/kit/entity';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { roleFlags } from '@faculty/contracts/members/role';
import { z } from 'zod';
import { databaseRefusal } from '../../../api/src/db/database-errors.ts';
import { changesBetween, withFileNames, writeAudit } from '../../../api/src/kit/crud/audit.ts';
import type { Context, Person, Transaction } from '../../../api/src/kit/crud/context.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import { lockOrderNumber } from '../../../api/src/kit/crud/order-number.ts';
import { writeTexts } from '../../../api/src/kit/crud/write.ts';
import { filesOf, keepAddresses } from '../../../api/src/kit/files/file-fields.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { cleanField } from '../../../api/src/kit/rich-text/clean-in-background.ts';
import { fileAddress } from '../../../api/src/storage/file-address.ts';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import { claimFiles, dropFiles, ownFiles } from '../../../api/src/storage/stored-files.ts';
import { addressesIn, isFile, isWhole, oldAddress, rewritten } from '../folder/addresses.ts';
import { kindNamed, type Row } from '../kinds.ts';
import { type Note, Refused } from '../words.ts';
import { bodyOf, type Draft, leaveOut, refuse } from './body.ts';
import type { Prepared } from './prepare.ts';
import { actor, type Entry, madeFile, shortHash, type Target } from './target.ts';

/** A record of the folder with what is to be done with it. */
export interface Step extends Prepared {
  /** The record here, or the identifier that a new one is to have. */
  recordId?: string | undefined;
  isNew: boolean;
  /** What the move wrote of it before. */
  entry?: Entry | undefined;
}

type Stored = AuditColumns & Row;
type Hashes = Pick<Entry, 'row' | 'files'>;

/** Columns that hold a file in every record. */
const needsFile = new Set(['uploads_url', 'news_b_image', 'direct_dean_image']);

const everything = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
/** Whom the history names for what a move wrote. */
export const mover: Person = { id: 0, user_name: actor, role: 'admin', session: '', right: () => everything };

/** The context of the mover in a transaction. */
function contextIn({ app }: Target, tx: Transaction, stamps: Row = {}): Context<never> {
  return {
    db: tx,
    query: (sql) => tx.$queryRaw(sql),
    person: mover,
    own: undefined,
    stamps: { add: { created_by: actor, updated_by: actor, ...stamps }, edit: { updated_by: actor } },
    files: {},
    clear: {},
    onCommit: [],
    requestId: actor,
    log: app.log,
  };
}

/** A number for a serial identifier, else the code itself. */
const idOf = ({ entity }: Writer, text: string) => (z.safeParse(entity.id, text).data as string | number | undefined) ?? text;

/** The record of an entity as its documented call would read it. */
export async function readHere(target: Target, entity: string, recordId: string): Promise<Stored | null> {
  const writer = target.writerOf(entity);
  return target.app.db.$transaction((tx) => writer.read(idOf(writer, recordId) as never, contextIn(target, tx)) as Promise<Stored | null>);
}

/** Hashes of what would be written of a record: the fields that the move reads, and the contents of the files that they name. */
export async function hashesOf(target: Target, { entity, given, files }: Prepared): Promise<Hashes> {
  const hosts = await target.folder.hosts();
  const named = (entity.richText ?? []).flatMap((field) => addressesIn(given[field], hosts).map((each) => each.named));
  const addresses = (entity.addresses ?? []).map((field) => given[field]);
  const all = [...Object.values(files), ...(await Promise.all([...named, ...addresses].map((each) => target.folder.filePath(each))))];
  const sums = await Promise.all(all.map((file) => file && target.sum(file)));
  const row = JSON.stringify(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { row: shortHash(row), files: shortHash(JSON.stringify([Object.keys(files), sums])) };
}

/** A record on its way, checked by our rules as far as that is possible without writing. @throws Refused */
export async function draftOf(target: Target, step: Step): Promise<Draft> {
  const before = step.isNew || step.recordId === undefined ? null : await readHere(target, step.entity.name, step.recordId);
  const draft: Draft = { step, before, given: { ...step.given, ...accountLocks(step, before) }, notes: [...step.notes] };
  bodyOf(draft);
  for (const field of Object.keys(step.entity.files))
    if (needsFile.has(field) && !step.files[field] && !before) refuse(draft, field, { code: 'file_required' });
  return draft;
}

/**
 * Who is here already keeps name, address and role, and stays locked out or an administrator. A right that is here already stays as it is:
 * nobody gains one by a move.
 */
function accountLocks({ entity, entry }: Step, before: Stored | null): Row {
  if (!before) return {};
  const { user_name, email, role, disabled } = before;
  if (entity.name === 'role')
    return entry ? {} : Object.fromEntries(['super_admin', 'active', ...roleFlags].map((flag) => [flag, before[flag]]));
  const locked = role === 'admin' || (!entry && (disabled === 0 || disabled === true)) ? { disabled } : {};
  if (entity.name === 'member') return { user_name, email, ...locked };
  return entity.name === 'user' ? { role, ...(!entry && { email }), ...locked } : {};
}

/** Writes one record with its audit line, which is the memory of the move, in one transaction. @throws Refused */
export async function writeRecord(target: Target, step: Step, hashes: Hashes): Promise<Note[]> {
  const { app } = target;
  const draft = await draftOf(target, step);
  const { given, notes } = draft;
  for (const field of step.entity.richText ?? [])
    if (typeof given[field] === 'string' && given[field] !== '') given[field] = await localText(target, field, given[field], notes);
  for (const field of step.entity.addresses ?? []) {
    const ours = typeof given[field] === 'string' ? await localAddress(target, field, given[field], notes) : null;
    if (ours !== null) given[field] = `${ours.startsWith('/files/') ? app.config.publicUrl : app.config.websiteUrl}${ours}`;
  }
  const kept = await takeFiles(target, step, hashes, draft);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { row, gone, entry } = await inOneTransaction(target, step, hashes, draft, kept);
        await app.files.remove(gone).catch(() => undefined); // the sweep removes what is left
        remember(target, step, entry, row);
        const files = Object.keys(step.entity.files).map((field) => [field, row[field]]);
        (await target.here(step.entity.name)).set(entry.recordId, Object.fromEntries(files));
        return notes;
      } catch (error) {
        const refusal = error instanceof ApiError ? error : databaseRefusal(error, target.constraints);
        if (!refusal || attempt === 20) throw error;
        leaveOut(draft, refusal);
      }
    }
  } catch (error) {
    await app.files.remove(Object.values(kept).flatMap((file) => file?.path ?? [])).catch(() => undefined);
    throw error;
  }
}

/** Puts the files of a record's fields into the store, where they are not there with the same content; null for a field that is emptied. */
async function takeFiles(target: Target, step: Step, hashes: Hashes, draft: Draft): Promise<Record<string, KeptFile | null>> {
  const { before, notes } = draft;
  const kept: Record<string, KeptFile | null> = {};
  for (const [field, rule] of Object.entries(step.entity.files)) {
    const file = step.files[field];
    const isHere = typeof before?.[field] === 'string';
    if (isHere && step.entry?.files === hashes.files) continue;
    if (file === undefined && isHere && step.entry && field in step.record.row && !needsFile.has(field)) kept[field] = null;
    if (!file) continue;
    try {
      const large = { ...(rule as FileRule<never>), maxMegabytes: 200 };
      kept[field] = await target.app.files.accept(field, large, createReadStream(file), path.basename(file), actor);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
      notes.push({ field, code: 'file_refused', value: step.record.row[field] });
      if (needsFile.has(field) && !before) refuse(draft, field, { code: 'file_required' });
    }
  }
  return kept;
}

async function inOneTransaction(target: Target, step: Step, hashes: Hashes, draft: Draft, kept: Record<string, KeptFile | null>) {
  const { entity, kind, record } = step;
  const before = draft.before as Stored | null;
  const body = bodyOf(draft);
  const writer = target.writerOf(entity.name);
  const files = Object.fromEntries(Object.entries(kept).flatMap(([field, file]) => (file ? [[field, [file]]] : [])));
  const clear = Object.fromEntries(Object.entries(kept).flatMap(([field, file]) => (file ? [] : [[field, true]])));
  const onCommit: (() => void)[] = [];
  const written = await target.app.db.$transaction(
    async (tx) => {
      // what a crash of the database loses, the next apply writes again
      await tx.$executeRaw`SET LOCAL synchronous_commit TO off`;
      const ctx = { ...contextIn(target, tx, step.stamps), files, clear, onCommit };
      await claimFiles(tx, Object.values(files).flat(), { claimed: true, createdBy: actor });
      let id = step.recordId === undefined ? undefined : idOf(writer, step.recordId);
      const alsoGone: string[] = [];
      if (before)
        await writer.update?.(
          body as never,
          { ...ctx, where: { [entity.idKey]: id, updated_at: before.updated_at }, alsoGone } as never,
          before as never,
        );
      else {
        await lockOrderNumber(ctx, entity.name, body);
        const db = typeof id === 'number' ? withIdentifier(tx, entity.idKey, id) : tx;
        const made = (await writer.create?.(body as never, { ...ctx, db } as never)) as Row | undefined;
        id = made?.[entity.idKey] as string | number;
      }
      const row = (await writer.read(id as never, ctx)) as Stored;
      await ownFiles(tx, filesOf(entity, row), String(row[entity.ownerKey]));
      const changes = await withFileNames(ctx, entity.files, changesBetween(before, row, entity.privateFields));
      const entry: Entry = { entity: entity.name, recordId: String(id), ...hashes };
      const subject = { entity: entity.name, id, title: titleOf(entity, row) };
      // also without a change: the line is the memory of the move
      await writeAudit(ctx, target.requestId(kind.name, record.id, entry), before ? 'edit' : 'add', subject, changes);
      if (!before) return { entry, row, gone: [] };
      const replaced = await keepAddresses(tx, entity, before as never, row as never);
      await writeTexts(target.app, ctx, entity, replaced.row);
      const stay = filesOf(entity, replaced.row as never);
      const dropped = filesOf(entity, before).filter((file) => !stay.includes(file) && !replaced.gone.includes(file));
      return { entry, row: replaced.row as Stored, gone: [...replaced.gone, ...(await dropFiles(tx, [...dropped, ...alsoGone]))] };
    },
    { timeout: 60_000, maxWait: 30_000 },
  );
  for (const work of onCommit) work();
  return written;
}

/** What later records need to know of a record. */
export function remember(target: Target, { kind, record, entity, files }: Prepared, entry: Entry, row: Row): void {
  target.note(kind.name, record.id, entry);
  if (entity.name === 'member' || entity.name === 'user') {
    const id = Number(entry.recordId);
    if (!target.hasAccount(id)) target.addAccount({ id, user_name: String(row.user_name), email: String(row.email ?? '') });
    target.call(record.row.user_name, id);
  }
  if (entity.name === 'lc_user' && row.job_title !== undefined) target.centreMembers.set(entry.recordId, row);
  for (const [field, file] of Object.entries(files))
    if (file !== null && typeof row[field] === 'string') target.files.set(file, row[field]);
}

/** The database client with an identifier for the first record that is created: the columns count by themselves otherwise. */
function withIdentifier(db: Transaction, idKey: string, id: number): Transaction {
  let isUsed = false;
  return new Proxy(db, {
    get(client, name) {
      const model = Reflect.get(client, name) as { create?: (args: { data: object }) => unknown };
      if (isUsed || typeof model?.create !== 'function') return model;
      return new Proxy(model, {
        get(own, call) {
          if (call !== 'create' || isUsed) return Reflect.get(own, call);
          return (args: { data: object }) => {
            isUsed = true;
            return own.create?.({ ...args, data: { [idKey]: id, ...args.data } });
          };
        },
      });
    },
  });
}

/**
 * Where an address leads here: to our file where the folder has it, to the same path of our website where it is a page of the former one
 * (redirects lead on from there). Null when it stays as it is.
 */
async function localAddress(target: Target, field: string, named: string, notes: Note[]): Promise<string | null> {
  const address = oldAddress(named, await target.folder.hosts());
  if (address === null) return null;
  const file = await target.folder.filePath(named);
  const stored = file === null ? undefined : (target.files.get(file) ?? (await uploaded(target, file)));
  if (stored !== undefined) return fileAddress(stored);
  if (file !== null || isFile(named)) notes.push({ field, code: file === null ? 'missing_file' : 'file_refused', value: named });
  return isWhole(named) ? address.pathname + address.search + address.hash : null;
}

/** A text with our addresses instead of those of the former system, sanitized. */
async function localText(target: Target, field: string, given: string, notes: Note[]): Promise<string> {
  const html = withoutForbidden(given);
  const local = new Map<string, string>();
  for (const named of new Set(addressesIn(html, await target.folder.hosts()).map((each) => each.named))) {
    const ours = await localAddress(target, field, named, notes);
    if (ours !== null) local.set(named, ours);
  }
  try {
    const cleaned = await cleanField(actor, field, rewritten(html, local));
    if (cleaned.removed.length > 0) notes.push({ field, code: 'removed_markup', value: cleaned.removed.join(', ') });
    return cleaned.html;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    notes.push({ field, code: 'too_intricate', value: given.slice(0, 200) });
    return '';
  }
}

/** The path in our store of a file that only a text names: it becomes an upload of its own, once. Undefined when it is not taken. */
async function uploaded(target: Target, file: string): Promise<string | undefined> {
  const [kind, sum] = [kindNamed('uploads'), await target.sum(file)];
  const here = await target.here('upload');
  const known = here.get(target.entry('files', sum)?.recordId ?? '');
  if (known) return String(known.uploads_url);
  const given = { uploads_title_th: path.basename(file).slice(0, 300) };
  const record = { kind: kind.name, id: sum, row: given, where: '' };
  const { entity } = target.writerOf('upload');
  const step: Step = {
    kind: { ...kind, name: 'files' },
    record,
    entity,
    given,
    files: { uploads_url: file },
    stamps: {},
    notes: [],
    isNew: true,
  };
  try {
    await writeRecord(target, step, { row: madeFile, files: shortHash(sum) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return target.files.get(file);
}
