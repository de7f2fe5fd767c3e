import type { Language, Words } from '@faculty/contracts/kit/words';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from './context.ts';

/** What people call somebody, not what they sign in with. Nothing once the account is gone, or while it has no name. */
export async function personName(db: Pick<Context['db'], 'user'>, user_name: string): Promise<Words | undefined> {
  const person = await db.user.findUnique({
    where: { user_name },
    select: { fname_th: true, lname_th: true, fname_en: true, lname_en: true },
  });
  const th = `${person?.fname_th ?? ''} ${person?.lname_th ?? ''}`.trim();
  const en = `${person?.fname_en ?? ''} ${person?.lname_en ?? ''}`.trim() || th;
  return th === '' ? undefined : { th, en };
}

const nameIn = (language: Language) =>
  Prisma.sql`nullif(trim(${Prisma.raw(`users.fname_${language}`)} || ' ' || ${Prisma.raw(`users.lname_${language}`)}), '')`;

/** The same as fields of a list that joins `users`: whom the column `userName` means. Who has no account any more is told by it. */
export const personNames = (userName: string) => ({
  full_name_th: Prisma.sql`coalesce(${nameIn('th')}, ${Prisma.raw(userName)})`,
  full_name_en: Prisma.sql`coalesce(${nameIn('en')}, ${nameIn('th')}, ${Prisma.raw(userName)})`,
});
