import { type DemoAccount, demoAccounts } from './accounts.ts';
import { type DemoMember, demoMembers, userNameOf } from './members.ts';

/** A person as the seed adds them: accounts have a password and a role, members have not. */
export type Person = DemoMember & { user_name: string } & Partial<Pick<DemoAccount, 'password' | 'role'>>;

/** Everybody of the demo faculty: the accounts and the members. */
export const demoPeople: readonly Person[] = [
  ...demoAccounts,
  ...demoMembers.map((member) => ({ ...member, user_name: userNameOf(member.fname_en, member.lname_en) })),
];
