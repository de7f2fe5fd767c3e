import { type MemberBody, type MemberRow, memberLevel } from '@faculty/contracts/members/member';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type MemberForm = EntityForm<MemberRow, MemberBody, 'avatarFile'>;

/** The form of a stored member. A private number that was not shown is not sent back either: the stored one stays. */
export function memberValues(row: MemberRow): FormValues<MemberBody> {
  const level = memberLevel.options.find((known) => known === row.info_data_a) ?? '';
  return { ...row, disabled: row.disabled === 1 ? 'Y' : 'N', info_mobile: row.info_mobile ?? undefined, info_data_a: level };
}
