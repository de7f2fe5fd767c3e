import { type MemberBody, type MemberRow, memberLevel } from '@faculty/contracts/members/member';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type MemberForm = EntityForm<MemberRow, MemberBody, 'avatarFile'>;

/** What a new member starts from. */
export function emptyMember(): FormValues<MemberBody> {
  return {
    user_name: '',
    email: '',
    fname_th: '',
    lname_th: '',
    fname_en: '',
    lname_en: '',
    disabled: 'Y',
    prefix_code: null,
    info_email: '',
    info_tel: '',
    info_mobile: '',
    info_room: '',
    info_data_a: '',
    info_data_b: null,
    info_data_c: null,
    info_data_d: '',
    info_expert_th: '',
    info_expert_en: '',
    info_cv_link: '',
    info_link_a: '',
    up_department_id: null,
  };
}

/** The form of a stored member. A private number that was not shown is not sent back either: the stored one stays. */
export function memberValues(row: MemberRow): FormValues<MemberBody> {
  const level = memberLevel.options.find((known) => known === row.info_data_a) ?? '';
  return { ...row, disabled: row.disabled === 1 ? 'Y' : 'N', info_mobile: row.info_mobile ?? undefined, info_data_a: level };
}
