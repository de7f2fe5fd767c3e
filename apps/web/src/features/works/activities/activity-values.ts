import { noAddress } from '@faculty/contracts/kit/fields';
import type { ActivityBody, ActivityFile, ActivityRow } from '@faculty/contracts/works/activity';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ActivityForm = EntityForm<ActivityRow, ActivityBody, ActivityFile>;

/** The form of a stored activity; the documented `#` for no address is nothing to type after. */
export function activityValues(row: ActivityRow): FormValues<ActivityBody> {
  return { ...row, activity_h_url: row.activity_h_url === noAddress ? '' : row.activity_h_url };
}
