import type { FolderRecord } from '../folder/move-folder.ts';
import type { Kind } from '../kinds.ts';
import { isFilled, readId } from '../values.ts';
import { prepare, type Step } from './prepare.ts';
import type { Target } from './target.ts';

/** Kinds in the order in which they are written: texts refer to the files of other records, and are last. */
export function inOrder(kinds: readonly Kind[]): Kind[] {
  const isLate = (kind: Kind) => kind.name === 'news_images' || kind.entity.richText !== undefined;
  return [...kinds.filter((kind) => !isLate(kind)), ...kinds.filter(isLate)];
}

/** The identifiers of a kind. */
export async function idsOf({ folder }: Target, kind: Kind): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of folder.records(kind)) ids.add(id);
  ids.delete('');
  return ids;
}

/**
 * Every record of a kind with what is to be done with it: a new record, one that was written, or one that is here without it.
 * @param coming identifiers of records of this kind that may be brought in later
 */
export async function* steps(
  target: Target,
  kind: Kind,
  coming: ReadonlySet<string>,
  records: AsyncIterable<FolderRecord> = target.folder.records(kind),
): AsyncGenerator<Step> {
  const seen = new Set(['']);
  /** Records here that are one of the folder already. */
  const taken = new Set<string>();
  for await (const record of records) {
    const step = await prepare(target, kind, record, coming);
    const { id } = record;
    const here = await target.here(step.entity.name);
    const entry = seen.has(id) ? undefined : target.entry(kind.name, id);
    const match = entry?.recordId ?? (await matchOf(target, step));
    // the identifier stays, where it is one and free here
    const free = !kind.options && typeof readId(id) === 'number' && !here.has(id) ? id : undefined;
    if (seen.has(id)) step.problem = { field: '', code: id === '' ? 'no_identifier' : 'same_identifier', value: id };
    else if (match !== undefined && taken.has(match)) step.problem = { field: '', code: 'same_record', value: match };
    seen.add(id);
    yield Object.assign(step, { entry, recordId: match ?? free, isNew: match === undefined || (entry !== undefined && !here.has(match)) });
    const written = step.problem ? undefined : target.entry(kind.name, id);
    if (written) taken.add(written.recordId);
  }
}

/** Values by which a record that is here is known to be the same. */
const naturalKeys: Readonly<Record<string, readonly string[]>> = {
  parameter: ['parameter_name', 'parameter_value'],
  department: ['up_department_name_th'],
  group_master: ['group_master_title_th', 'group_master_name_th'],
  group_sub_a: ['group_master_id', 'group_sub_a_index', 'group_sub_a_title_th'],
  group_sub_b: ['group_sub_a_id', 'group_sub_b_title_th'],
  prefix: ['prefix_code'],
  job_position: ['job_position_code'],
  edu_level: ['edu_code'],
  role: ['role_page', 'user_name'],
  content_page: ['page_url'],
  article_page: ['article_page_url'],
  person_page: ['persons_url'],
  lc_user: ['user_name'],
};

/** The record here that a record of the folder is, though the move did not write it; undefined when there is none. */
async function matchOf(target: Target, { entity, given, record }: Step): Promise<string | undefined> {
  if (entity.name === 'member' || entity.name === 'user') return target.account(record.row.user_name, record.row.email)?.id;
  const known: Record<string, unknown> = { ...given, role_page: String(given.role_master_full ?? '').replace(/^[^#]*#/, '') };
  const keys = naturalKeys[entity.name];
  if (!keys?.every((key) => isFilled(known[key]))) return undefined;
  // a member of the language centre is found in small letters
  const values = keys.map((key) => String(known[key]).trim()).map((value) => (entity.name === 'lc_user' ? value.toLowerCase() : value));
  const { rows } = await target.app.pool.query<{ id: string }>(
    `SELECT "${entity.idKey}"::text AS id FROM "${target.writerOf(entity.name).table}"
     WHERE ${keys.map((key, at) => `"${key}"::text = $${at + 1}`).join(' AND ')} ORDER BY 1 LIMIT 1`,
    values,
  );
  return rows[0]?.id;
}
