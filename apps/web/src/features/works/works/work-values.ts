import { noAddress } from '@faculty/contracts/kit/fields';
import type { WorkBody } from '@faculty/contracts/works/work';
import type { WorkRow } from '@faculty/contracts/works/work-row';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type WorkForm = EntityForm<WorkRow, WorkBody, 'work_h_file'>;

/** What a new work starts from, as documented; it is the person's own. */
export const emptyWork = (user_name: string): FormValues<WorkBody> => ({
  user_name,
  work_type: '',
  work_type_detail: '',
  work_public_type: 'ตีพิมพ์',
  work_public_inter: 'ระดับชาติ',
  work_public_base: '-',
  work_owner_name_th: '',
  work_owner_name_en: '',
  work_title_th: '',
  work_title_en: '',
  work_public_title_th: '',
  work_public_title_en: '',
  work_weight: '',
  work_public_year: '',
  work_public_no: '',
  work_public_number: '',
  work_public_isbn: '',
  work_doi: '',
  work_public_date: '',
  work_public_month_year: '',
  work_public_place: '',
  work_public_province: '',
  work_public_country: '',
  status_link: 'Y',
  work_h_url: '',
  status_check: 'W',
  status_check_text: '',
  status_check_field: '',
  active: 'Y',
  work_authors: [],
});

/** The form of a stored work; the documented `#` for no address is nothing to type after. */
export function workValues(row: WorkRow): FormValues<WorkBody> {
  return {
    ...row,
    // only what the contract takes is ever stored
    work_public_type: row.work_public_type as WorkBody['work_public_type'],
    work_public_inter: row.work_public_inter as WorkBody['work_public_inter'],
    work_public_date: row.work_public_date ?? '',
    work_h_url: row.work_h_url === noAddress ? '' : row.work_h_url,
    work_authors: row.work_authors.map(({ user_name, work_weight }) => ({ user_name, work_weight })),
  };
}
