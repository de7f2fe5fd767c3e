import { noAddress } from '@faculty/contracts/kit/fields';
import type { ActivityBody, ActivityFile, ActivityRow } from '@faculty/contracts/works/activity';
import { waiting } from '@faculty/contracts/works/review-state';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type ActivityForm = EntityForm<ActivityRow, ActivityBody, ActivityFile>;

/** What a new activity starts from, as documented: training of the faculty's level, a file, one's own. */
export function emptyActivity(user_name: string): FormValues<ActivityBody> {
  return {
    user_name,
    activity_type: 'A2',
    activity_level: 'L4',
    activity_title_th: '',
    activity_title_en: '',
    activity_agency_title: '',
    activity_place_title: '',
    remark: '-',
    activity_date: '',
    status_link: 'Y',
    activity_h_url: '',
    ...waiting,
    green_office: 'N',
    checkbox_select: [],
    active: 'Y',
  };
}

/** The form of a stored activity; the documented `#` for no address is nothing to type after. */
export function activityValues(row: ActivityRow): FormValues<ActivityBody> {
  return { ...row, activity_h_url: row.activity_h_url === noAddress ? '' : row.activity_h_url };
}
