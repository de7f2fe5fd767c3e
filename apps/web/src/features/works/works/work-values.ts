import type { WorkBody } from '@faculty/contracts/works/work';
import type { WorkRow } from '@faculty/contracts/works/work-row';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type WorkForm = EntityForm<WorkRow, WorkBody, 'work_h_file'>;

/** The form of a stored work. */
export function workValues(row: WorkRow): FormValues<WorkBody> {
  return {
    ...row,
    // only what the contract takes is ever stored
    work_public_type: row.work_public_type as WorkBody['work_public_type'],
    work_public_inter: row.work_public_inter as WorkBody['work_public_inter'],
    work_public_date: row.work_public_date ?? '',
    corresponding_author: row.corresponding_author ?? '',
    work_authors: row.work_authors.map(({ user_name, work_weight }) => ({ user_name, work_weight })),
  };
}
