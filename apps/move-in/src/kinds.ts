import { userEntity } from '@faculty/contracts/admin/user';
import { entityOf } from '@faculty/contracts/entities';
import { type EntityKey, entityLabels } from '@faculty/contracts/entity-labels';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type OptionListKey, optionListKeys, optionLists } from '@faculty/contracts/lists/option-lists';
import { fieldsOf, plain } from './values.ts';

export type Row = Record<string, unknown>;

/** One kind of record of a move: a file of the folder, with the documented calls that answer it. */
export interface Kind {
  /** Its file in the folder, without the ending: `news`, `options/NEWS_TYPE`. */
  name: string;
  label: Bilingual;
  idKey: string;
  /** The documented call of its list. */
  list: `${'GET' | 'POST'} /${string}`;
  /** The documented call of one record. */
  read?: string | undefined;
  /** Asked for each value of a field of other kinds, where the list without a query is empty; options of a group always are. */
  by?: { kinds: readonly string[]; field: string };
  /** Its list names only what is in use: what is absent is not gone. */
  isLookup?: true;
  /** The option list that its records belong to. */
  options?: OptionListKey;
  entity: AnyEntity;
  /** The contract of a record: documents and MOUs share their calls. */
  entityOf(row: Row): AnyEntity;
  /** The identifier of a record; empty when it names none. */
  idOf(row: Row): string;
  /** Documented fields that a record may hold: the columns of its template. */
  fields: readonly string[];
}

/** Fields of the product that no document names: the former system cannot answer them. */
const additive = new Set(
  `caption_th caption_en alt_th alt_en end_time ends_former_terms mou_country mou_end_date mou_owner on_website parameter_en place_en place_th reason show_end_date show_start_date start_time
  status_check_field time_in time_out up_department_id work_authors work_doi`.split(/\s+/),
);

/** Documented fields that only answers hold. */
const answered: Readonly<Record<string, readonly string[]>> = {
  member: ['role'],
  lc_visit: ['user_name', 'user_type', 'job_title', 'created_at_th', 'updated_at_th'],
};

const textOf = (value: unknown) => plain(value) ?? '';

function kindOf(name: string, entity: AnyEntity, own: Partial<Kind> = {}): Kind {
  const idKey = own.idKey ?? entity.idKey;
  const documented = Object.keys(fieldsOf(entity)).filter((field) => !additive.has(field));
  return {
    name,
    label: entityLabels[entity.name as keyof typeof entityLabels],
    idKey,
    list: entity.routes.list as Kind['list'],
    read: entity.routes.read,
    entity,
    entityOf: () => entity,
    idOf: (row) => textOf(row[idKey]),
    fields: [...new Set([idKey, ...documented, ...Object.keys(entity.files), ...(answered[entity.name] ?? [])])],
    ...own,
  };
}

const of = (key: EntityKey) => entityOf[key] as AnyEntity;
const lookup = (name: string, key: EntityKey, list: Kind['list'], own: Partial<Kind> = {}) =>
  kindOf(`options/${name}`, of(key), { list, read: undefined, isLookup: true, ...own });

/** Options of one list, or of all lists that begin with its name. Sections of links have a call for each group. */
const optionKind = (key: OptionListKey): Kind =>
  lookup(key, 'parameter', `POST /combo_dc_param${key.endsWith('_') ? '_like' : ''}/WEB/${key}`, {
    label: optionLists[key],
    idKey: 'parameter_value',
    // lists of different groups have the same codes
    idOf: (row) => (textOf(row.parameter_value) === '' ? '' : `${textOf(row.parameter_name) || key}/${textOf(row.parameter_value)}`),
    fields: ['parameter_name', 'parameter_value', 'parameter_th', 'parameter_en', 'order_seq', 'active'],
    options: key,
    ...(key === 'LINK_TYPE_UNIT_' && { by: { kinds: ['options/LINK_GROUP'], field: 'parameter_value' } }),
  });

/** All kinds, referenced ones first. */
export const kinds: readonly Kind[] = [
  ...optionListKeys.map(optionKind),
  lookup('departments', 'department', 'POST /combo/dcUpDepartmentActive'),
  lookup('group_masters', 'group_master', 'POST /combo_dc_group_master/green-unit'),
  lookup('group_sub_a', 'group_sub_a', 'POST /combo_dc_group_sub_a/all'),
  lookup('group_sub_b', 'group_sub_b', 'POST /combo_dc_group_sub_b/all'),
  kindOf('prefixes', of('prefix')),
  kindOf('job_positions', of('job_position')),
  kindOf('edu_levels', of('edu_level')),
  kindOf('users', userEntity as AnyEntity),
  kindOf('members', of('member')),
  kindOf('education', of('user_edu'), { by: { kinds: ['members', 'users'], field: 'user_name' } }),
  kindOf('roles', of('role')),
  // before the others: texts of records refer to uploaded files
  kindOf('uploads', of('upload')),
  kindOf('news', of('news')),
  kindOf('news_images', of('news_image'), { by: { kinds: ['news'], field: 'news_id' } }),
  kindOf('pages', of('content_page')),
  kindOf('articles', of('article_page')),
  kindOf('documents', of('doc'), { entityOf: (row) => of(textOf(row.doc_section).toUpperCase() === 'MOU' ? 'mou' : 'doc') }),
  kindOf('links', of('link')),
  kindOf('people_pages', of('person_page')),
  kindOf('deans', of('direct_dean')),
  kindOf('dean_entries', of('direct_dean_list'), { by: { kinds: ['deans'], field: 'user_name' } }),
  kindOf('group_items', of('group_item')),
  kindOf('works', of('work')),
  kindOf('activities', of('activity')),
  kindOf('lc_members', of('lc_user')),
  kindOf('visits', of('lc_visit')),
];

/** The kind of a file's name. @throws when there is none */
export function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`${name} is no kind of record: ${kinds.map((each) => each.name).join(', ')}`);
  return kind;
}

/** People who took part in an activity of type A1. */
export const activityPeople = 'POST /get_web_con_activitys_user';
