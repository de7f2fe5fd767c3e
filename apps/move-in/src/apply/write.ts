import path from 'node:path';
import type { AuditColumns } from '@faculty/contracts/kit/entity';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { roleFlags } from '@faculty/contracts/members/role';
import { z } from 'zod';
import { databaseRefusal } from '../../../api/src/db/database-errors.ts';
import type { Context, Person, Transaction } from '../../../api/src/kit/crud/context.ts';
import type { Writer } from '../../../api/src/kit/crud/handlers.ts';
import { mergedBody } from '../../../api/src/kit/crud/partial-update.ts';
import { changeRecord, insertRecord, writeTexts } from '../../../api/src/kit/crud/write.ts';
import { ApiError, type WrongField } from '../../../api/src/kit/http/errors.ts';
import { checked } from '../../../api/src/kit/http/validation.ts';
import { cleanRichText } from '../../../api/src/kit/rich-text/sanitizer.ts';
import { withAddresses } from '../../../api/src/kit/rich-text/tag-addresses.ts';
import { fileAddress } from '../../../api/src/storage/file-address.ts';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import { addressesIn, isFile, isWhole, oldAddress } from '../folder/addresses.ts';
import { kindNamed, type Row } from '../kinds.ts';
import { fieldsOf, isFilled } from '../values.ts';
import { Refused } from '../words.ts';
import type { Step } from './prepare.ts';
import { storedFile } from './store-files.ts';
import { actor, type Entry, type Hashes, madeFile, shortHash, type Target } from './target.ts';

type Stored = AuditColumns & Row;

/** Columns that hold a file in every record. */
const needsFile = new Set(['uploads_url', 'news_b_image', 'direct_dean_image']);

const everything = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
/** Whom the history names for what a move wrote. */
export const mover: Person = { id: 0, user_name: actor, role: 'admin', session: '', right: () => everything };

/** The context of the mover, in a transaction for a write. */
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
  return writer.read(idOf(writer, recordId) as never, contextIn(target, target.app.db)) as Promise<Stored | null>;
}

/** Hashes of what would be written of a record: the fields that the move reads, and the contents of the files that they name. */
export async function hashesOf({ folder, sum }: Target, { entity, given, files }: Step): Promise<Hashes> {
  const named = (entity.richText ?? []).flatMap((field) => addressesIn(given[field], folder.info).map((each) => each.named));
  const addresses = (entity.addresses ?? []).map((field) => given[field]);
  const all = [...Object.values(files), ...[...named, ...addresses].map((each) => folder.filePath(each))];
  const sums = await Promise.all(all.map((file) => file && sum(file)));
  // a workbook has a cell for every field, a line of JSON may leave it out
  const filled = Object.entries(given).filter(([, value]) => String(value) !== '');
  const row = JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
  return { row: shortHash(row), files: shortHash(JSON.stringify([Object.keys(files), sums])) };
}

/** Fields whose default says something of a record, so that nothing takes its place. */
const telling = new Set(
  `activity_level activity_type article_page_group_tag doc_group_tag links_group_tag user_name work_public_inter work_public_type`.split(
    ' ',
  ),
);

/**
 * A body that our rules accept, from what is given. A value that they refuse is left empty where that is allowed, and told; else the
 * record is refused. Nothing takes the place of a value.
 * @throws Refused
 */
function bodyOf(step: Step): Row {
  const { entity, before, given } = step;
  for (;;) {
    const missing = before ? undefined : Object.keys(fieldsOf(entity)).find((field) => telling.has(field) && !isFilled(given[field]));
    if (missing !== undefined) refuse(step, missing, { code: 'required' });
    try {
      return (before ? mergedBody(entity.body, before, given) : checked(entity.body, given)) as Row;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leaveOut(step, error);
    }
  }
}

/** Leaves out what an error names. @throws Refused when that is not allowed */
function leaveOut(step: Step, error: ApiError): void {
  const { record, given, notes } = step;
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) throw error;
  for (const [path, wrong] of fields) {
    const field = path.split('.')[0] ?? path;
    if (field.endsWith('_en') && wrong.code === 'required' && given.switch_lang === 'Y') {
      given.switch_lang = 'N';
      notes.push({ field, code: 'english_off' });
      continue;
    }
    // nothing of a long text is lost
    if (!(field in given) || wrong.code === 'too_long' || wrong.code === 'too_many') refuse(step, field, wrong);
    if (isFilled(given[field])) notes.push({ field, ...wrong, value: record.row[field] ?? given[field] });
    delete given[field];
  }
}

/** @throws Refused */
function refuse({ record, notes }: Step, field: string, { code, params }: WrongField): never {
  // what was said of the field first is the reason
  const reason = notes.find((note) => note.field === field && note.code !== 'off');
  throw new Refused(reason ?? { field, code, params, value: record.row[field] });
}

/** The body of a record, checked by our rules as far as that is possible without writing. @throws Refused */
export async function draft(target: Target, step: Step): Promise<Row> {
  step.before = step.isNew || step.recordId === undefined ? null : await readHere(target, step.entity.name, step.recordId);
  Object.assign(step.given, accountLocks(step));
  const body = bodyOf(step);
  for (const field of Object.keys(step.entity.files))
    if (needsFile.has(field) && !step.files[field] && !step.before) refuse(step, field, { code: 'file_required' });
  return body;
}

/**
 * Who is here already keeps name, address and role, and stays locked out or an administrator. A right that is here already stays as it is:
 * nobody gains one by a move.
 */
function accountLocks({ entity, entry, before }: Step): Row {
  if (!before) return {};
  const { user_name, email, role, disabled } = before;
  if (entity.name === 'role')
    return entry ? {} : Object.fromEntries(['super_admin', 'active', ...roleFlags].map((flag) => [flag, before[flag]]));
  const locked = role === 'admin' || (!entry && (disabled === 0 || disabled === true)) ? { disabled } : {};
  if (entity.name === 'member') return { user_name, email, ...locked };
  return entity.name === 'user' ? { role, ...(!entry && { email }), ...locked } : {};
}

/** Writes one record with its audit line, which is the memory of the move, in one transaction. @throws Refused */
export async function writeRecord(target: Target, step: Step, hashes: Hashes): Promise<void> {
  const { app } = target;
  let body = await draft(target, step);
  const { entity, given } = step;
  for (const field of entity.richText ?? [])
    if (typeof given[field] === 'string' && given[field] !== '') given[field] = await localText(target, step, field, given[field]);
  for (const field of entity.addresses ?? []) {
    const ours = typeof given[field] === 'string' ? await localAddress(target, step, field, given[field]) : null;
    if (ours !== null) given[field] = `${ours.startsWith('/files/') ? app.config.publicUrl : app.config.websiteUrl}${ours}`;
  }
  for (const field of [...(entity.richText ?? []), ...(entity.addresses ?? [])]) if (field in given) body[field] = given[field];
  const kept = await takeFiles(target, step, hashes);
  for (;;) {
    try {
      const { row, gone, entry } = await inOneTransaction(target, step, hashes, kept, body);
      await app.files.remove(gone).catch(() => undefined); // the sweep removes what is left
      return await target.remember(step, entry, row);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : databaseRefusal(error, target.constraints);
      if (!refusal) throw error;
      leaveOut(step, refusal);
      body = bodyOf(step);
    }
  }
}

/** Puts the files of a record's fields into the store, where they are not there with the same content; null for a field that is emptied. */
async function takeFiles(target: Target, step: Step, hashes: Hashes): Promise<Record<string, KeptFile | null>> {
  const { before, notes } = step;
  const kept: Record<string, KeptFile | null> = {};
  for (const [field, rule] of Object.entries(step.entity.files)) {
    const file = step.files[field];
    const isHere = typeof before?.[field] === 'string';
    if (isHere && step.entry?.files === hashes.files) continue;
    if (file === undefined && isHere && step.entry && field in step.record.row && !needsFile.has(field)) kept[field] = null;
    if (!file) continue;
    try {
      kept[field] = await storedFile(target, step.record, field, rule, file);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
      notes.push({ field, code: 'file_refused', value: step.record.row[field] });
      if (needsFile.has(field) && !before) refuse(step, field, { code: 'file_required' });
    }
  }
  return kept;
}

async function inOneTransaction(target: Target, step: Step, hashes: Hashes, kept: Record<string, KeptFile | null>, body: Row) {
  const { entity, kind, record, before } = step;
  const writer = target.writerOf(entity.name) as Required<Writer>;
  const id = step.recordId === undefined ? undefined : idOf(writer, step.recordId);
  const written = await target.app.db.$transaction(
    async (tx) => {
      // creates spread the stamps into their columns: the identifier stays
      const stamps = typeof id === 'number' ? { ...step.stamps, [entity.idKey]: id } : step.stamps;
      const ctx: Context<never> = { ...contextIn(target, tx, stamps), requestId: target.requestId(kind.name, record.id, hashes) };
      for (const [field, file] of Object.entries(kept)) Object.assign(file ? ctx.files : ctx.clear, { [field]: file ? [file] : true });
      if (!before) return { row: await insertRecord(entity, writer as never, ctx, body), gone: [], onCommit: ctx.onCommit };
      const where = { [entity.idKey]: id, updated_at: before.updated_at };
      const change = { id, before, always: true }; // the line is the memory of the move
      const { row, gone } = await changeRecord(entity, writer as never, { ...ctx, where, alsoGone: [] }, body, change);
      await writeTexts(target.app, ctx, entity, row);
      return { row: row as Stored, gone, onCommit: ctx.onCommit };
    },
    { timeout: 60_000, maxWait: 30_000 },
  );
  for (const work of written.onCommit) work();
  const entry: Entry = { entity: entity.name, recordId: String(written.row[entity.idKey]), ...hashes };
  return { ...written, entry };
}

/**
 * Where an address leads here: to our file where the folder has it, to the same path of our website where it is a page of the former one
 * (redirects lead on from there). Null when it stays as it is.
 */
async function localAddress(target: Target, { notes }: Step, field: string, named: string): Promise<string | null> {
  const address = oldAddress(named.trim(), target.folder.info);
  if (address === null) return null;
  const file = target.folder.filePath(named);
  const stored = file === null ? undefined : (target.files.get(file) ?? (await uploaded(target, file)));
  if (stored !== undefined) return fileAddress(stored);
  if (file !== null || isFile(named)) notes.push({ field, code: file === null ? 'missing_file' : 'file_refused', value: named });
  return isWhole(named) ? address.pathname + address.search + address.hash : null;
}

/** A text with our addresses instead of those of the former system, sanitized. */
async function localText(target: Target, step: Step, field: string, given: string): Promise<string> {
  const html = withoutForbidden(given);
  const local = new Map<string, string>();
  for (const named of new Set(addressesIn(html, target.folder.info).map((each) => each.named))) {
    const ours = await localAddress(target, step, field, named);
    if (ours !== null) local.set(named, ours);
  }
  // on this thread, where nobody waits: another one holds 25 MB
  const cleaned = cleanRichText(withAddresses(html, (named) => local.get(named)));
  if (cleaned === null) step.notes.push({ field, code: 'too_intricate', value: given.slice(0, 200) });
  else if (cleaned.removed.length > 0) step.notes.push({ field, code: 'removed_markup', value: cleaned.removed.join(', ') });
  return cleaned?.html ?? '';
}

/** The path in our store of a file that only a text names: it becomes an upload of its own, once. Undefined when it is not taken. */
async function uploaded(target: Target, file: string): Promise<string | undefined> {
  const [kind, sum] = [kindNamed('uploads'), await target.sum(file)];
  const here = await target.here('upload');
  const known = here.get(target.entry('files', sum)?.recordId ?? '');
  if (known) return String(known.uploads_url);
  const given = { uploads_title_th: path.basename(file).slice(0, 300) };
  const record = { kind: kind.name, id: sum, row: given, where: '' };
  const own = { kind: { ...kind, name: 'files' }, record, entity: target.writerOf('upload').entity };
  const step: Step = { ...own, given, files: { uploads_url: file }, stamps: {}, notes: [], isNew: true };
  try {
    await writeRecord(target, step, { row: madeFile, files: shortHash(sum) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  return target.files.get(file);
}
