import type { personOption } from '@faculty/contracts/lookups/combos';
import type { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';
import type { Transaction } from '../crud/context.ts';
import { titledName, titledNameParts } from './person-name.ts';

/** People as options of a select: names with title, and the public address of their picture. */
export async function personOptions(db: Transaction, where: Prisma.UserWhereInput): Promise<z.infer<typeof personOption>[]> {
  const users = await db.user.findMany({
    where,
    orderBy: [{ fname_th: 'asc' }, { lname_th: 'asc' }],
    select: {
      user_name: true,
      ...titledNameParts,
      avatarFile: true,
    },
  });
  return users.map(({ user_name, fname_th, lname_th, avatarFile, ...user }) => ({
    user_name,
    fname_th,
    lname_th,
    avatarFile: avatarFile && fileAddress(avatarFile),
    ...titledName({ fname_th, lname_th, ...user }),
  }));
}
