import type { AnyEntity, AuditColumns } from '@faculty/contracts/kit/entity';
import { optionCode } from '@faculty/contracts/kit/fields';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { userName } from '@faculty/contracts/members/member';
import { userNameFrom } from '../../../api/src/auth/user-name.ts';
import { fileNameOf } from '../folder/addresses.ts';
import type { FolderRecord } from '../folder/move-folder.ts';
import type { Kind, Row } from '../kinds.ts';
import { accepts, classOf, fieldsOf, isFilled, parsed, plain, readField, readFlag, readId, readList, readMoment } from '../values.ts';
import type { Note } from '../words.ts';
import type { Entry, Target } from './target.ts';

/** A record of the folder in our terms, with what is to be done with it. */
export interface Step {
  kind: Kind;
  record: FolderRecord;
  entity: AnyEntity;
  /** Fields of a body, as far as the folder says them and they were understood. Texts still name the former addresses. */
  given: Row;
  /** File fields that name one: the file of the folder, or null when it is missing. */
  files: Record<string, string | null>;
  /** Who made and changed it there, and when. */
  stamps: Row;
  notes: Note[];
  /** Why it cannot be brought in, as far as that is known without our rules. */
  problem?: Note;
  /** The record here, or the identifier that a new one is to have. */
  recordId?: string | undefined;
  isNew: boolean;
  /** What the move wrote of it before. */
  entry?: Entry | undefined;
  /** The record here, once it was read: what the folder does not say stays as it is. */
  before?: (AuditColumns & Row) | null;
}

/** Fields with identifiers of other records: kind → field → kind. */
export const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'options/group_sub_a': { group_master_id: 'options/group_masters' },
  'options/group_sub_b': { group_sub_a_id: 'options/group_sub_a' },
  group_items: {
    group_master_id: 'options/group_masters',
    group_sub_a_id: 'options/group_sub_a',
    group_sub_b_id: 'options/group_sub_b',
  },
  news_images: { news_id: 'news' },
  documents: { doc_ref: 'documents' },
  lc_members: { job_title: 'options/departments' },
  visits: { user_id: 'lc_members', job_title: 'options/departments' },
};

/** Kinds whose `user_name` is a person of the faculty. */
const ofPeople = new Set(['education', 'roles', 'deans', 'dean_entries', 'works', 'activities']);

/**
 * A record in our terms: read strictly, with our identifiers, codes and user names. Nothing is written.
 * @param coming identifiers of records of its own kind that may still be brought in
 */
export async function prepare(target: Target, kind: Kind, record: FolderRecord, coming: ReadonlySet<string>): Promise<Step> {
  const { row } = record;
  const { entity } = target.writerOf(kind.entityOf(row).name);
  const step: Step = { kind, record, entity, given: {}, files: {}, stamps: {}, notes: [], isNew: true };
  const { given, files, notes, stamps } = step;
  const note = (field: string, code: Note['code']) => notes.push({ field, code, value: row[field] });
  for (const [field, schema] of Object.entries(fieldsOf(entity))) {
    if (!Object.hasOwn(row, field) || !kind.fields.includes(field)) continue;
    const value = field === 'persons_objects' && typeof row[field] === 'object' ? JSON.stringify(row[field]) : row[field];
    const read = readField(schema, value);
    if (read === undefined) note(field, 'unread');
    else if (read !== null) given[field] = read;
    else if (['text', 'day'].includes(classOf(schema))) given[field] = '';
  }
  await refer(target, step, coming);
  changeCodes(target, step);
  namePeople(target, step);
  await (kind.options ? prepareOption : special[kind.name])?.(target, step);
  switchOff(step);
  for (const field of Object.keys(entity.files)) {
    if (!isFilled(row[field]) || row[field] === '#') continue;
    files[field] = target.folder.filePath(row[field]);
    if (files[field] === null) note(field, fileNameOf(row[field], target.folder.info) === null ? 'foreign_file' : 'missing_file');
  }
  for (const side of ['created', 'updated']) {
    const [by, at] = [target.nameOf(row[`${side}_by`]), readMoment(row[`${side}_at`])];
    if (by !== undefined) stamps[`${side}_by`] = by;
    if (at && at.getTime() <= Date.now()) stamps[`${side}_at`] = at;
  }
  return step;
}

/** Our identifiers of the records that it refers to. */
async function refer(target: Target, { kind, record, entity, given, notes }: Step, coming: ReadonlySet<string>): Promise<void> {
  for (const [field, to] of Object.entries(references[kind.name] ?? {})) {
    const value = record.row[field];
    delete given[field];
    if (!isFilled(value) || plain(value) === '0') continue;
    const ids = readList(value);
    const found: string[] = [];
    for (const id of ids ?? []) {
      const ours = await target.idOf(to, String(readId(id) ?? id));
      if (ours !== undefined) found.push(ours);
      else if (to !== kind.name || !coming.has(id)) notes.push({ field, code: 'unknown_reference', value: id });
    }
    if (ids === undefined) notes.push({ field, code: 'unread', value });
    if (classOf(fieldsOf(entity)[field] as never) === 'list') given[field] = found;
    else if (found.length === 1) given[field] = found[0];
  }
}

/** Codes of options that have another form here. One that no list has stays, because lists name only options in use, and is told. */
function changeCodes(target: Target, { entity, record, given, notes }: Step): void {
  for (const { list, field } of optionListsOf(entity.name)) {
    const code = (there: string) => {
      const ours = target.codeOf(list, there, record.row);
      if (ours !== there && there !== '') notes.push({ field, code: ours === undefined ? 'unknown_code' : 'code_changed', value: there });
      return ours ?? there;
    };
    if (Array.isArray(given[field])) given[field] = (given[field] as string[]).map(code);
    else if (field in given) given[field] = code(String(given[field]));
  }
}

/** The user names here of the people that it names. */
function namePeople(target: Target, { kind, record, given, notes }: Step): void {
  const named = (field: string, value: unknown): string | undefined => {
    const ours = target.nameOf(value);
    if (ours === undefined) notes.push({ field, code: 'unknown_person', value });
    return ours;
  };
  // no document says whose an activity is
  if (kind.name === 'activities' && !isFilled(given.user_name) && target.nameOf(record.row.created_by))
    given.user_name = record.row.created_by;
  if (ofPeople.has(kind.name) && isFilled(given.user_name)) {
    const ours = named('user_name', given.user_name);
    delete given.user_name;
    if (ours !== undefined) given.user_name = ours;
  }
  if (Array.isArray(given.checkbox_select))
    given.checkbox_select = [...new Set((given.checkbox_select as unknown[]).flatMap((name) => named('checkbox_select', name) ?? []))];
  if (isFilled(given.persons_objects)) nameGrid(given, named);
}

function nameGrid(given: Row, named: (field: string, value: unknown) => string | undefined): void {
  const field = 'persons_objects';
  const rows = parsed(String(given[field])) as { columns?: Row[] }[] | undefined;
  // our rules refuse what is no grid
  if (!Array.isArray(rows)) return;
  const cellHere = (cell: Row) => {
    if (!isFilled(cell.user_name)) return [{ ...cell, user_name: '', position_th: '', position_en: '' }];
    const user_name = named(field, cell.user_name);
    return user_name === undefined ? [] : [{ ...cell, user_name }];
  };
  given[field] = JSON.stringify(rows.map((row) => ({ ...row, columns: (row.columns ?? []).flatMap(cellHere) })));
}

/** What a kind says in a way of its own. */
const special: Readonly<Record<string, (target: Target, step: Step) => unknown>> = {
  users: (target, step) => {
    const { given, record, notes } = step;
    delete given.avatar; // the member record brings the picture
    const locked = readFlag(record.row.disabled);
    // true means that the person cannot sign in
    given.disabled = locked !== 'N';
    if (!locked) notes.push({ field: 'disabled', code: 'off', value: record.row.disabled });
    if (given.role === 'admin') notes.push({ field: 'role', code: 'right_off', value: 'admin' });
    given.role = 'user';
    nameAccount(target, step);
  },
  members: nameAccount,
  roles: (_target, { given, record, notes }) => {
    const { role_master_full, role_page, role_group, active } = record.row;
    if (!isFilled(role_master_full) && isFilled(role_page)) given.role_master_full = `${plain(role_group) ?? ''}#${plain(role_page)}`;
    if (readFlag(active) === 'Y') notes.push({ field: 'active', code: 'right_off', value: active });
    given.active = 'N';
  },
  visits: prepareVisit,
};

/** An option with its list. A code that our rule refuses, such as `0.2`, has another form here, and records that hold it follow. */
async function prepareOption(target: Target, { kind, record, given, notes }: Step): Promise<void> {
  const list = plain(given.parameter_name) || (kind.options?.endsWith('_') ? null : kind.options);
  const code = plain(record.row.parameter_value);
  if (!list || !code) return;
  const before = (await target.here('parameter')).get(target.entry(kind.name, record.id)?.recordId ?? '')?.parameter_value;
  const known = target.codes.get(`${list}/${code}`) ?? (before === undefined ? undefined : String(before));
  const stem = accepts(optionCode, code) ? code : code.replace(/[^\w-]+/g, '_').slice(0, 36);
  const taken = new Set([...target.codes].filter(([key]) => key.startsWith(`${list}/`)).map(([, value]) => value));
  let free = stem;
  for (let number = 2; known === undefined && taken.has(free); number += 1) free = `${stem}_${number}`;
  given.parameter_name = list;
  given.parameter_value = known ?? free;
  target.codes.set(`${list}/${code}`, known ?? free);
  if (given.parameter_value !== code) notes.push({ field: 'parameter_value', code: 'code_changed', value: code });
}

/** A user name that our rule refuses has another form here, or that of the address; records that name the person follow. */
function nameAccount(target: Target, { given, record, notes }: Step): void {
  const name = plain(record.row.user_name);
  if (typeof name !== 'string' || accepts(userName, name)) return;
  const own = target.account(name, given.email)?.user_name;
  const hasLetters = /[a-z\d][^a-z\d]*[a-z\d][^a-z\d]*[a-z\d]/i.test(name);
  const stem = userNameFrom(hasLetters ? `${name}@` : String(given.email ?? '')).slice(0, 22);
  let free = stem;
  for (let number = 2; own === undefined && target.nameOf(free) !== undefined; number += 1) free = `${stem}${number}`;
  given.user_name = own ?? free;
  notes.push({ field: 'user_name', code: 'name_changed', value: name });
}

/**
 * A visit's times stand in the documented fields of its answer. One that cannot be read is never now: without a beginning the record is
 * refused, and an end that cannot be read is no visit that goes on.
 */
async function prepareVisit(target: Target, step: Step): Promise<void> {
  const { given, record, kind } = step;
  const began = isFilled(record.row.created_at_th) ? 'created_at_th' : 'created_at';
  for (const [field, from] of Object.entries({ time_in: began, time_out: 'updated_at_th' })) {
    const moment = readMoment(record.row[from]);
    if (moment === undefined) step.problem ??= { field: from, code: 'unread', value: record.row[from] };
    given[field] = moment ?? undefined;
  }
  if (given.user_id === undefined) return;
  const id = Number(target.entry(kind.name, record.id)?.recordId ?? 0);
  const open = { user_id: Number(given.user_id), time_out: null, NOT: { id } };
  if (given.time_out === undefined && (await target.app.db.lcVisit.count({ where: open })) > 0)
    step.problem ??= { field: 'time_out', code: 'open_visit' };
  const member = (await target.here('lc_user')).get(String(given.user_id));
  given.user_type ??= member?.user_type;
  given.job_title ??= member?.job_title;
}

/** Unknown means off. Options of a list that answers only what is in use are in use. */
function switchOff({ kind, entity, record, given, notes }: Step): void {
  const fields = fieldsOf(entity);
  const off = (field: string, flag = 'N') => {
    given[field] = flag;
    notes.push({ field, code: 'off', value: record.row[field] });
  };
  for (const field of ['active', 'disabled']) {
    if (!(field in fields) || field in given) continue;
    if (kind.isLookup && !isFilled(record.row[field])) given[field] = 'Y';
    else off(field);
  }
  const isUnread = (field = '') => notes.some((note) => note.field === field && note.code === 'unread');
  // a first or last day that is not understood must not mean for ever
  const { start, end } = entity.public?.period ?? {};
  if ((isUnread(start) || isUnread(end)) && given.active !== 'N') off('active');
  if (isUnread('expire')) off('expire', 'Y');
}
