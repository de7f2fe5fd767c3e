import type { MemberRow } from '@faculty/contracts/members/member';

/** What the sub-view needs of the member whose education it shows. */
export type Graduate = Pick<MemberRow, 'user_name' | 'prefix_s_th' | 'fname_th' | 'lname_th' | 'fname_en' | 'lname_en'>;
