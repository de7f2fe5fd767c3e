import type { PageKey } from '@faculty/contracts/pages';
import { demoAccounts } from '@faculty/prisma/seed/demo/people';

/** The demo accounts: `admin` may do everything, `staff` edits the website's content, `lecturer` edits their own works and activities. */
export type DemoPerson = 'admin' | 'staff' | 'lecturer';

/** Pages on which the demo lecturer has rights. */
export const lecturerPages: readonly PageKey[] = ['/web/content_work', '/web/content_activity'];

export interface Account {
  user_name: string;
  email: string;
  password: string;
  fname_th: string;
  lname_th: string;
  fname_en: string;
}

/** @throws Error when the demo data has no such person */
export function accountOf(person: DemoPerson): Account {
  const account = demoAccounts.find(({ user_name }) => user_name === person);
  if (!account) throw new Error(`The demo data has no ${person}`);
  return { ...account, email: emailOf(person) };
}

export const emailOf = (userName: string) => `${userName}@faculty.example`;
