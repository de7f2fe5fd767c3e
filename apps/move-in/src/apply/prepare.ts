import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { optionListsOf } from '@faculty/contracts/lists/option-lists';
import { userName } from '@faculty/contracts/members/member';
import { userNameFrom } from '../../../api/src/auth/user-name.ts';
import type { FolderRecord } from '../folder/move-folder.ts';
import type { Kind, Row } from '../kinds.ts';
import { readMoment } from '../values/days.ts';
import { readId } from '../values/numbers.ts';
import { plain } from '../values/read.ts';
import { readFlag, readList } from '../values/words.ts';
import { accepts, classOf, fieldsOf, readField } from './field-class.ts';
import { prepareOption } from './options.ts';
import type { Target } from './target.ts';
import { prepareVisit } from './visit.ts';
import type { Note } from './words.ts';

/** A record of the folder in our terms. */
export interface Prepared {
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
  /** It refers to a record of its own kind that may still come. */
  isIncomplete: boolean;
  /** Why it cannot be brought in, as far as that is known without our rules. */
  problem?: Note;
}

/** Fields with identifiers of other records: kind → field → kind. */
export const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  members: { up_department_id: 'options/departments' },
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

const isFilled = (value: unknown) => plain(value) !== null;

/**
 * A record in our terms: read strictly, with our identifiers, codes and user names. Nothing is written.
 * @param coming identifiers of records of its own kind that may still be brought in
 */
export async function prepare(target: Target, kind: Kind, record: FolderRecord, coming: ReadonlySet<string>): Promise<Prepared> {
  const { row } = record;
  const entity = target.writerOf(kind.entityOf(row).name).entity;
  const prepared: Prepared = { kind, record, entity, given: {}, files: {}, stamps: {}, notes: [], isIncomplete: false };
  const { given, notes } = prepared;
  const note = (field: string, code: Note['code'], value: unknown = row[field]) => notes.push({ field, code, value });
  for (const [field, schema] of Object.entries(fieldsOf(entity))) {
    if (!Object.hasOwn(row, field)) continue;
    const value = field === 'persons_objects' && typeof row[field] === 'object' ? JSON.stringify(row[field]) : row[field];
    const read = field === 'work_authors' ? ({ ok: true, value } as const) : readField(schema, value);
    if (!read.ok) note(field, 'unread');
    else if (read.value !== null) given[field] = read.value;
    else if (['text', 'day', 'list'].includes(classOf(schema))) given[field] = '';
    if (read.ok && typeof value === 'string' && value.includes('\ufffd')) note(field, 'damaged');
    else if (read.ok && typeof read.value === 'string' && typeof value === 'string' && classOf(schema) === 'text' && read.value !== value)
      note(field, 'characters');
  }
  await refer(target, prepared, coming);
  changeCodes(target, prepared);
  namePeople(target, prepared);
  await (kind.options ? prepareOption : special[kind.name])?.(target, prepared);
  switchOff(prepared);
  for (const field of Object.keys(entity.files)) {
    if (!isFilled(row[field]) || row[field] === '#') continue;
    prepared.files[field] = await target.folder.filePath(row[field]);
    if (prepared.files[field] === null) note(field, (await target.folder.fileName(row[field])) === null ? 'foreign_file' : 'missing_file');
  }
  stamp(target, prepared);
  return prepared;
}

/** Our identifiers of the records that it refers to. */
async function refer(target: Target, prepared: Prepared, coming: ReadonlySet<string>): Promise<void> {
  const { kind, record, given, notes } = prepared;
  for (const [field, to] of Object.entries(references[kind.name] ?? {})) {
    const value = record.row[field];
    if (!isFilled(value) || value === '0' || value === 0) {
      delete given[field];
      continue;
    }
    const ids = readList(value);
    const found: string[] = [];
    for (const id of ids.ok ? (ids.value ?? []) : []) {
      const ours = await target.idOf(to, readId(id).ok ? String(Number(plain(id))) : id);
      if (ours !== undefined) found.push(ours);
      else if (to === kind.name && id !== record.id && coming.has(id)) prepared.isIncomplete = true;
      else notes.push({ field, code: 'unknown_reference', value: id });
    }
    if (!ids.ok) notes.push({ field, code: 'unread', value });
    if (classOf(fieldsOf(prepared.entity)[field] as never) === 'list') given[field] = found;
    else if (found.length === 1) given[field] = found[0];
    else delete given[field];
  }
}

/** Codes of options that have another form here. One that no list has stays, because lists name only options in use, and is told. */
function changeCodes(target: Target, { entity, record, given, notes }: Prepared): void {
  for (const { list, field } of optionListsOf(entity.name)) {
    if (!(field in given)) continue;
    const codes = Array.isArray(given[field]) ? (given[field] as string[]) : [String(given[field])];
    const changed = codes.map((code) => {
      const ours = target.codeOf(list, code, record.row);
      if (ours === undefined && code !== '') notes.push({ field, code: 'unknown_code', value: code });
      else if (ours !== undefined && ours !== code) notes.push({ field, code: 'code_changed', value: code });
      return ours ?? code;
    });
    given[field] = Array.isArray(given[field]) ? changed : changed[0];
  }
}

/** The user names here of the people that it names. */
function namePeople({ people }: Target, { kind, record, given, notes }: Prepared): void {
  const named = (field: string, value: unknown): string | undefined => {
    const ours = people.nameOf(value);
    if (ours === undefined) notes.push({ field, code: 'unknown_person', value });
    return ours;
  };
  const only = (field: string, owner: unknown = given[field]) => {
    if (!isFilled(owner)) return;
    const ours = named(field, owner);
    if (ours === undefined) delete given[field];
    else given[field] = ours;
  };
  if (ofPeople.has(kind.name)) only('user_name');
  // no document says whose an activity is
  if (kind.name === 'activities' && !isFilled(given.user_name) && people.nameOf(record.row.created_by) !== undefined)
    given.user_name = people.nameOf(record.row.created_by);
  only('mou_owner');
  if (Array.isArray(given.checkbox_select))
    given.checkbox_select = [...new Set((given.checkbox_select as unknown[]).flatMap((name) => named('checkbox_select', name) ?? []))];
  if (Array.isArray(given.work_authors))
    given.work_authors = (given.work_authors as Row[]).flatMap(({ user_name, work_weight }) => {
      const ours = named('work_authors', user_name);
      return ours === undefined ? [] : [{ user_name: ours, work_weight }];
    });
  if (typeof given.persons_objects === 'string' && given.persons_objects !== '') nameGrid(given, notes, named);
}

interface Cell {
  user_name?: unknown;
}

function nameGrid(given: Row, notes: Note[], named: (field: string, value: unknown) => string | undefined): void {
  const field = 'persons_objects';
  try {
    const rows = JSON.parse(String(given[field])) as { columns?: Cell[] }[];
    for (const row of rows) {
      row.columns = (row.columns ?? []).flatMap((cell) => {
        if (!isFilled(cell.user_name)) return [{ ...cell, user_name: '', position_th: '', position_en: '' }];
        const user_name = named(field, cell.user_name);
        return user_name === undefined ? [] : [{ ...cell, user_name }];
      });
    }
    given[field] = JSON.stringify(rows);
  } catch {
    delete given[field];
    notes.push({ field, code: 'unread', value: String(given[field]).slice(0, 200) });
  }
}

/** What a kind says in a way of its own. */
const special: Readonly<Record<string, (target: Target, prepared: Prepared) => unknown>> = {
  users: (target, prepared) => {
    const { given, record } = prepared;
    delete given.avatar; // the member record brings the picture
    const locked = readFlag(record.row.disabled);
    // true means that the person cannot sign in
    given.disabled = !(locked.ok && locked.value === 'N');
    if (given.disabled && !(locked.ok && locked.value === 'Y'))
      prepared.notes.push({ field: 'disabled', code: 'off', value: record.row.disabled });
    if (given.role === 'admin') prepared.notes.push({ field: 'role', code: 'right_off', value: 'admin' });
    given.role = 'user';
    nameAccount(target, prepared);
  },
  members: nameAccount,
  roles: (_target, { given, record, notes }) => {
    const { role_master_full, role_page, role_group } = record.row;
    if (!isFilled(role_master_full) && isFilled(role_page)) given.role_master_full = `${plain(role_group) ?? ''}#${plain(role_page)}`;
    const active = readFlag(record.row.active);
    if (active.ok && active.value === 'Y') notes.push({ field: 'active', code: 'right_off', value: record.row.active });
    given.active = 'N';
  },
  visits: prepareVisit,
};

/** A user name that our rule refuses has another form here, or that of the address; records that name the person follow. */
function nameAccount({ people }: Target, { given, record, notes }: Prepared): void {
  const name = plain(record.row.user_name);
  if (typeof name !== 'string' || accepts(userName, name)) return;
  const email = String(given.email ?? '');
  const own = people.find({ user_name: name, email })?.user_name;
  const stem = userNameFrom(/[a-z\d][^a-z\d]*[a-z\d][^a-z\d]*[a-z\d]/i.test(name) ? `${name}@` : email).slice(0, 22);
  let free = stem;
  for (let number = 2; own === undefined && people.nameOf(free) !== undefined; number += 1) free = `${stem}${number}`;
  given.user_name = own ?? free;
  notes.push({ field: 'user_name', code: 'name_changed', value: name });
}

/** Flags by which a record is seen or used, and what each is when nobody says so. */
const offs: Readonly<Record<string, string>> = { active: 'N', disabled: 'N' };

/** Unknown means off. Options of a list that answers only what is in use are in use. */
function switchOff({ kind, entity, record, given, notes }: Prepared): void {
  for (const [field, off] of Object.entries(offs)) {
    if (!(field in fieldsOf(entity)) || field in given) continue;
    const isListed = kind.isLookup && !isFilled(record.row[field]);
    given[field] = isListed ? 'Y' : off;
    if (!isListed) notes.push({ field, code: 'off', value: record.row[field] ?? null });
  }
  const isUnread = (field: string | undefined) => notes.some((note) => note.field === field && note.code === 'unread');
  // a first or last day that is not understood must not mean for ever
  for (const field of [entity.public?.period?.start, entity.public?.period?.end]) {
    if (field === undefined || !isUnread(field) || given.active === 'N') continue;
    given.active = 'N';
    notes.push({ field: 'active', code: 'off', value: record.row[field] });
  }
  if ('expire' in fieldsOf(entity) && isUnread('expire')) {
    given.expire = 'Y';
    notes.push({ field: 'expire', code: 'off', value: record.row.expire });
  }
  // what a record leads to, and what its cover is, when the flag does not say it
  for (const [flag, file] of [
    ['status_link', /_h_file$/],
    ['status_cover', /_h_image_th$/],
  ] as const) {
    if (!(flag in fieldsOf(entity)) || flag in given) continue;
    given[flag] = Object.keys(entity.files).some((field) => file.test(field) && isFilled(record.row[field])) ? 'Y' : 'N';
  }
}

/** Who made and changed it there, as far as they are people here, and when. */
function stamp({ people }: Target, { record, stamps }: Prepared): void {
  for (const field of ['created_by', 'updated_by']) {
    const ours = people.nameOf(record.row[field]);
    if (ours !== undefined) stamps[field] = ours;
  }
  for (const field of ['created_at', 'updated_at']) {
    const moment = readMoment(record.row[field]);
    if (moment.ok && moment.value !== null && moment.value.getTime() <= Date.now()) stamps[field] = moment.value;
  }
}
