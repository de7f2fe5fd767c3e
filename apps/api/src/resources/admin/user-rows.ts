import type { AdminUser, AdminUserQuery } from '@faculty/contracts/admin/user';
import type { Prisma } from '@faculty/prisma/client';
import { avatarItems } from '../../kit/avatar.ts';
import { fileAddress } from '../../kit/handlers.ts';

export const userInclude = { avatar: true } as const;
type Stored = Prisma.UserGetPayload<{ include: typeof userInclude }>;

/** What `/users` tells of a person; the answer's schema would drop the rest anyway. */
export function toAdminUser({ avatar, password_hash: _, sso_subject: __, sso_tenant: ___, ...user }: Stored): AdminUser {
  return {
    ...user,
    avatarFile: user.avatarFile && fileAddress(user.avatarFile),
    avatar: avatarItems(avatar),
  };
}

/** Documented filters: text contains, a number lies between from and to. */
export function adminUserConditions(query: AdminUserQuery): Prisma.UserWhereInput {
  const { q, id, idRange, role, disabled } = query;
  const text = ['user_name', 'email', 'fname_th', 'lname_th', 'fname_en', 'lname_en', 'user_platform_reg'] as const;
  const contains = (part: string) => ({ contains: part.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const });
  const [from, to] = idRange ?? [];
  const roles = (['admin', 'user'] as const).filter((name) => role && name.includes(role.toLowerCase()));
  return {
    ...Object.fromEntries(text.flatMap((field) => (query[field] ? [[field, contains(query[field])]] : []))),
    ...(id !== undefined && { id }),
    ...(idRange && { id: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) } }),
    ...(role && { role: { in: roles } }),
    ...(disabled !== undefined && { disabled }),
    ...(q && { OR: text.slice(0, -1).map((field) => ({ [field]: contains(q) })) }),
  };
}
