import type { Prepared } from './prepare.ts';
import type { Target } from './target.ts';

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
export async function matchOf(target: Target, { entity, given, record }: Prepared): Promise<string | undefined> {
  if (entity.name === 'member' || entity.name === 'user') {
    const { user_name, email } = record.row;
    const account = target.people.find({ user_name, email });
    return account && String(account.id);
  }
  const keys = naturalKeys[entity.name];
  if (!keys) return undefined;
  const page = String(given.role_master_full ?? '').replace(/^[^#]*#/, '');
  const written = keys.map((key) => String((key === 'role_page' ? page : given[key]) ?? '').trim());
  // a member of the language centre is found in small letters
  const values = entity.name === 'lc_user' ? written.map((name) => name.toLowerCase()) : written;
  if (values.includes('')) return undefined;
  const { idKey } = entity;
  const where = keys.map((key, at) => `"${key}"::text = $${at + 1}`).join(' AND ');
  const { rows } = await target.app.pool.query<{ id: string }>(
    `SELECT "${idKey}"::text AS id FROM "${target.writerOf(entity.name).table}" WHERE ${where} ORDER BY 1 LIMIT 1`,
    values,
  );
  return rows[0]?.id;
}
