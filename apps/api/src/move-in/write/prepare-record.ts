import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { inCommonEra } from '@faculty/contracts/kit/dates/era';
import type { FileRule } from '@faculty/contracts/kit/entity';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanField } from '../../kit/rich-text/clean-in-background.ts';
import { fileAddress } from '../../storage/file-address.ts';
import type { KeptFile } from '../../storage/file-store.ts';
import { claimFiles } from '../../storage/stored-files.ts';
import { addressesIn, addressOfFile, rewritten } from '../legacy/file-addresses.ts';
import { legacyMoment } from '../legacy/legacy-moment.ts';
import type { LegacyRecord, Row } from '../legacy/legacy-records.ts';
import { actor, type MoveState } from '../move-state.ts';
import type { Mark } from './lenient.ts';

/** Fields with identifiers of other records that the move may have numbered anew. */
export const serialReferences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  member: { up_department_id: 'department' },
  group_sub_a: { group_master_id: 'group_master' },
  group_sub_b: { group_sub_a_id: 'group_sub_a' },
  group_item: { group_master_id: 'group_master', group_sub_a_id: 'group_sub_a', group_sub_b_id: 'group_sub_b' },
  news_image: { news_id: 'news' },
  doc: { doc_ref: 'doc' },
  lc_user: { job_title: 'department' },
  lc_visit: { user_id: 'lc_user', job_title: 'department' },
};

export interface Prepared {
  row: Row;
  marks: Mark[];
  /** It refers to a record that has not been moved yet: another pass completes it. */
  isIncomplete: boolean;
}

/** A legacy row in our terms: identifiers and addresses translated, rights switched off. `before` is the record here, if there is one. */
export async function prepare(state: MoveState, record: LegacyRecord, before: Row | null, isLastPass: boolean): Promise<Prepared> {
  const { kind, entity } = record;
  const row = withoutStamps(record.row);
  const marks: Mark[] = [];
  let isIncomplete = false;
  for (const [field, to] of Object.entries(serialReferences[kind.name] ?? {})) {
    const translated = translate(state, to, row[field]);
    row[field] = translated.value;
    if (translated.missing.length === 0) continue;
    const mayCome = !isLastPass && to === kind.name && translated.missing.every((id) => id !== record.id);
    if (mayCome) isIncomplete = true;
    else marks.push({ field, code: 'unknown_reference', value: record.row[field] });
  }
  if (kind.name === 'user') prepareAccount(row, before, marks);
  if (kind.name === 'member' && before) {
    if (row.email !== before.email) marks.push({ field: 'email', code: 'case_only', value: row.email });
    Object.assign(row, { user_name: before.user_name, email: before.email });
    if (before.role === 'admin') row.disabled = before.disabled;
  }
  if (kind.name === 'role') prepareRole(row, before, marks);
  if (kind.name === 'lc_visit') await prepareVisit(state, row, record.row.created_at, before, marks);
  for (const { list, field } of optionListsOf(entity.name)) {
    const unknown = codesIn(row[field]).filter((code) => !hasOption(state, list, code));
    if (unknown.length > 0) marks.push({ field, code: 'unknown_code', value: unknown.join(',') });
  }
  for (const field of entity.richText ?? []) {
    if (typeof row[field] === 'string') row[field] = await preparedText(state, field, row[field], marks);
  }
  for (const field of entity.addresses ?? []) {
    const path = state.files.get(addressOfFile(row[field], state.run) ?? '');
    if (path !== undefined) row[field] = `${state.app.config.publicUrl}${fileAddress(path)}`;
  }
  return { row, marks, isIncomplete };
}

const withoutStamps = ({ created_by: _1, updated_by: _2, created_at: _3, updated_at: _4, updated_by_name: _5, ...row }: Row): Row => row;

/** One identifier, a list or a comma list. */
function translate(state: MoveState, to: string, value: unknown): { value: unknown; missing: string[] } {
  const isList = Array.isArray(value) || (typeof value === 'string' && value.includes(','));
  const ids = (Array.isArray(value) ? value : String(value ?? '').split(',')).map((id) => String(id ?? '').trim());
  const given = ids.filter((id) => !['', '-', '0'].includes(id));
  const missing = given.filter((id) => state.idOf(to, id) === undefined);
  const found = given.flatMap((id) => state.idOf(to, id) ?? []);
  if (to === 'doc' || isList) return { value: found.join(','), missing };
  return { value: missing.length > 0 ? value : (found[0] ?? null), missing };
}

/** Nobody becomes an administrator by a move. */
function prepareAccount(row: Row, before: Row | null, marks: Mark[]): void {
  delete row.avatar; // the member record brings the picture
  if (before?.role === 'admin') row.disabled = before.disabled;
  const role = before?.role ?? 'user';
  if (row.role === 'admin' && role !== 'admin') marks.push({ field: 'role', code: 'switched_off', value: 'admin' });
  row.role = role;
}

/** Role assignments come in switched off. Of one that is here, the state is kept. */
function prepareRole(row: Row, before: Row | null, marks: Mark[]): void {
  if (!row.role_master_full && row.role_page) row.role_master_full = `${row.role_group ?? ''}#${row.role_page}`;
  const active = before && row.active !== 'N' ? before.active : 'N';
  if (row.active !== 'N' && active === 'N') marks.push({ field: 'active', code: 'switched_off', value: row.active ?? 'Y' });
  row.active = active;
}

/** A member is in at most one visit that has not ended; the legacy system may have several, and may answer Thai times only. */
async function prepareVisit(state: MoveState, row: Row, createdAt: unknown, before: Row | null, marks: Mark[]): Promise<void> {
  const given = row.time_in;
  const [known] = [given, momentOf(row.created_at_th), createdAt].filter(isMoment);
  row.time_in = known ?? before?.time_in ?? state.run.beganAt;
  // a visit without any time is taken as of the fetch: the documents let the time be absent
  const isUnread = typeof given === 'string' && !isMoment(given);
  if (known === undefined || isUnread) marks.push({ field: 'time_in', code: 'no_time', value: given ?? null });
  if (row.time_out === undefined) row.time_out = momentOf(row.updated_at_th);
  const isOpen = row.time_out === null || row.time_out === '';
  if (!isOpen || row.user_id === null || row.user_id === undefined) return;
  const open = await state.app.db.lcVisit.findFirst({
    where: { user_id: Number(row.user_id) || 0, time_out: null, ...(before && { id: { not: Number(before.id) } }) },
    select: { id: true },
  });
  if (!open) return;
  marks.push({ field: 'time_out', code: 'already_in', value: '' });
  row.time_out = row.time_in;
}

const isMoment = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-/.test(value) && legacyMoment(value) !== null;

/** `22/11/2569 13:05` in Bangkok; null when it is none. */
function momentOf(text: unknown): string | null {
  const [, day, month, year, clock] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\s+(\d{1,2}:\d{2})/.exec(String(text ?? '')) ?? [];
  if (!day || !month || !year || !clock) return null;
  return `${inCommonEra(Number(year))}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock.padStart(5, '0')}:00+07:00`;
}

const codesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(','))
    .map((code) => code.trim())
    .filter((code) => code !== '' && code !== '-');

/** A list whose name ends with `_` stands for those of all groups. */
function hasOption(state: MoveState, list: string, code: string): boolean {
  return [...(state.known.get('parameter')?.keys() ?? [])].some((option) => {
    const [name = '', value] = option.split('/');
    return value === code && (list.endsWith('_') ? name.startsWith(list) : name === list);
  });
}

/** A text with our addresses instead of those of the old host, sanitized. Its embedded pictures become uploads. */
async function preparedText(state: MoveState, field: string, given: string, marks: Mark[]): Promise<string> {
  const original = withoutForbidden(given);
  if (original !== given) marks.push({ field, code: 'characters', value: '' });
  const pictures = await withoutEmbedded(state, field, original, marks);
  for (const { address, isFile } of addressesIn(pictures, state.run)) {
    if (isFile && !state.files.has(address)) await uploadFile(state, field, address, marks);
    else if (!isFile) marks.push({ field, code: 'old_address', value: address });
  }
  const html = rewritten(pictures, state.run, (address) => {
    const path = state.files.get(address);
    return path === undefined ? undefined : fileAddress(path);
  });
  try {
    const cleaned = await cleanField(actor, field, html);
    if (cleaned.removed.length > 0) marks.push({ field, code: 'removed_markup', value: cleaned.removed.join(', ') });
    return cleaned.html;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    marks.push({ field, code: 'too_intricate', value: given });
    return '';
  }
}

/** Replaces `data:` pictures by addresses of uploads. */
async function withoutEmbedded(state: MoveState, field: string, html: string, marks: Mark[]): Promise<string> {
  let text = html;
  for (const [whole, , type, encoded] of html.matchAll(/(["'])data:image\/([a-z+]{1,10});base64,([\w+/=\s]+)\1/gi)) {
    const content = Buffer.from(encoded ?? '', 'base64');
    const key = `data:${hash('sha256', content)}`;
    if (!state.files.has(key)) {
      const kept = await accept(state, field, Readable.from([content]), `${field}.${type === 'jpeg' ? 'jpg' : type}`, uploadRule);
      if (kept) await addUpload(state, key, key, kept);
    }
    const path = state.files.get(key);
    if (path === undefined) marks.push({ field, code: 'embedded_picture', value: whole });
    else text = text.replace(whole, `"${fileAddress(path)}"`);
  }
  return text;
}

const uploadRule: FileRule<never> = { kind: 'document', maxMegabytes: 200, folder: 'uploads', public: true };

/** A file that only a text refers to becomes an upload of its own. */
async function uploadFile(state: MoveState, field: string, address: string, marks: Mark[]): Promise<void> {
  const file = await state.store.file(address);
  const kept =
    file?.sha256 === undefined
      ? null
      : await accept(state, field, createReadStream(state.store.contentPath(file.sha256)), nameOf(address), uploadRule);
  if (kept) await addUpload(state, `file:${address}`.slice(0, 600), address, kept);
  else marks.push({ field, code: 'missing_file', value: address });
}

async function addUpload(state: MoveState, legacy_id: string, address: string, kept: KeptFile): Promise<void> {
  const extension = kept.path.slice(kept.path.lastIndexOf('.') + 1);
  const made = await state.app.db.$transaction(async (db) => {
    await claimFiles(db, [kept], { claimed: true, createdBy: actor });
    const upload = await db.upload.create({
      data: {
        uploads_url: kept.path,
        uploads_title_th: kept.name,
        uploads_type: kept.mime,
        uploads_extension: extension,
        uploads_size: kept.bytes,
        search_text: kept.name.toLowerCase(),
        created_by: actor,
        updated_by: actor,
      },
    });
    const known = {
      kind: 'upload',
      legacy_id,
      entity: 'upload',
      record_id: String(upload.uploads_id),
      made: true,
      hash: '',
      record_updated_at: upload.updated_at,
    };
    const files = { [address]: { path: kept.path } };
    await db.moveInRecord.create({ data: { ...known, applied: {}, files } });
    return { known, files };
  });
  state.remember(made.known, made.files);
}

/** The last part of an address, as a file name. */
export function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last || 'file';
  }
}

/** A file in our store; null when it is of a type that we do not take, broken or too large. */
export async function accept(
  { app }: MoveState,
  field: string,
  content: Readable,
  name: string,
  rule: FileRule<never>,
): Promise<KeptFile | null> {
  try {
    return await app.files.accept(field, { ...rule, maxMegabytes: 200 }, content, name, actor);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') return null;
    throw error;
  }
}
