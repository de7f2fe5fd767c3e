import { type AdminUser, type AdminUserQuery, adminUser } from '@faculty/contracts/admin/user';
import { Prisma } from '@faculty/prisma/client';
import { isNotOnlySignedUp } from '../../auth/unverified.ts';
import { avatarItems } from '../../kit/files/avatar.ts';
import { type Condition, equals, inSearchText, textIn } from '../../kit/lists/conditions.ts';
import { listOf } from '../../kit/lists/list.ts';
import { fileAddress } from '../../storage/file-address.ts';

export const userInclude = { avatar: true } as const;
type Stored = Prisma.UserGetPayload<{ include: typeof userInclude }>;

/** What `/users` tells of a person; the answer's schema would drop the rest anyway. */
export function toAdminUser({ avatar, password_hash: _, sso_subject: __, sso_tenant: ___, email_verified_at, ...user }: Stored): AdminUser {
  return {
    ...user,
    avatarFile: user.avatarFile && fileAddress(user.avatarFile),
    avatar: avatarItems(avatar),
    unverified: email_verified_at === null && user.created_by === user.user_name,
  };
}

const picture = Prisma.sql`json_build_object('id', path, 'name', name, 'sizeInBytes', bytes, 'privateUrl', path, 'publicUrl', ${fileAddress('')} || path)`;
/** What an account's `search_text` is made of. */
const names = ['user_name', 'email', 'fname_th', 'lname_th', 'fname_en', 'lname_en'] as const;

/** The list of accounts. */
export const adminUsers = listOf<AdminUser, AdminUser, AdminUserQuery>(
  { idKey: 'id', item: adminUser, defaultOrder: [{ field: 'id', sort: 'asc' }], files: { avatarFile: true } },
  {
    table: 'users',
    joins: { stored_files: Prisma.sql`stored_files.path = users."avatarFile"` },
    fields: {
      avatar: Prisma.sql`CASE WHEN path IS NULL THEN '[]' ELSE json_build_array(${picture}) END`,
      unverified: Prisma.sql`NOT (${isNotOnlySignedUp})`,
    },
    where: conditions,
  },
);

/** Documented filters: text contains, a number lies between from and to. */
function conditions(query: AdminUserQuery): Condition[] {
  const { q, id, idRange: [from, to] = [], role, disabled } = query;
  const roles = (['admin', 'user'] as const).filter((name) => role && name.includes(role.toLowerCase()));
  return [
    inSearchText(q),
    // what is in a name is in the indexed text of all of them: rows without it need no folding
    ...names.flatMap((field) => [inSearchText(query[field]), textIn(query[field], field)]),
    textIn(query.user_platform_reg, 'user_platform_reg'),
    equals('id', id),
    from !== undefined && Prisma.sql`id >= ${from}`,
    to !== undefined && Prisma.sql`id <= ${to}`,
    role && Prisma.sql`role::text = ANY(${roles})`,
    equals('disabled', disabled),
  ];
}
