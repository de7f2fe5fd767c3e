import type { personOption } from '@faculty/contracts/lookups/combos';
import type { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import { fileAddress } from '../storage/file-address.ts';
import type { Transaction } from './context.ts';

/** People as choices tell them: names with their prefix, and the public address of their picture. */
export async function personOptions(db: Transaction, where: Prisma.UserWhereInput): Promise<z.infer<typeof personOption>[]> {
  const users = await db.user.findMany({
    where,
    orderBy: [{ fname_th: 'asc' }, { lname_th: 'asc' }],
    select: {
      user_name: true,
      fname_th: true,
      lname_th: true,
      fname_en: true,
      lname_en: true,
      avatarFile: true,
      info: { select: { prefix: { select: { prefix_s_th: true, prefix_s_en: true } } } },
    },
  });
  return users.map(({ info, fname_en, lname_en, ...user }) => ({
    ...user,
    avatarFile: user.avatarFile && fileAddress(user.avatarFile),
    full_name_th: `${info?.prefix?.prefix_s_th ?? ''}${user.fname_th} ${user.lname_th}`.trim(),
    // a prefix alone is no name
    full_name_en: fname_en && `${info?.prefix?.prefix_s_en ?? ''} ${fname_en} ${lname_en}`.trim(),
  }));
}
