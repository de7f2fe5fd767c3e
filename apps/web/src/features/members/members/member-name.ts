import type { MemberItem } from '@faculty/contracts/members/member';

type Named = Pick<MemberItem, 'prefix_s_th' | 'fname_th' | 'lname_th' | 'fname_en' | 'lname_en'>;

/** A member's name as Thai offices write it: the title before the first name, without a space. */
export function thaiName({ prefix_s_th, fname_th, lname_th }: Named): string {
  return `${prefix_s_th ?? ''}${fname_th} ${lname_th}`.trim();
}

export function englishName({ fname_en, lname_en }: Named): string {
  return `${fname_en} ${lname_en}`.trim();
}
