import type { Words } from '@faculty/contracts/kit/words';
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
