import type { LcUserRow } from '@faculty/contracts/centre/lc-user';

type Named = Pick<LcUserRow, 'prefix_title_th' | 'fname_th' | 'lname_th'>;
type NamedInEnglish = Pick<LcUserRow, 'prefix_title_en' | 'fname_en' | 'lname_en'>;

/** A member's name as Thai offices write it: the title before the first name, without a space. */
export const thaiName = ({ prefix_title_th, fname_th, lname_th }: Named) => `${prefix_title_th}${fname_th} ${lname_th}`;

export const englishName = ({ prefix_title_en, fname_en, lname_en }: NamedInEnglish) => `${prefix_title_en} ${fname_en} ${lname_en}`.trim();
