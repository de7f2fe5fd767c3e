import { pageKeys, pages } from '@faculty/contracts/pages';
import type { Prisma } from '../../generated/client.ts';
import { type DemoRole, demoRoles } from './people/role-assignments.ts';

/**
 * Adds the role assignments that demo people lack: all of a newcomer's, and for the others those of pages that have come since.
 * Assignments that are there stay as they are, and one that somebody took away stays away. Answers how many were added.
 */
export async function seedRoles(tx: Prisma.TransactionClient, newcomers: ReadonlySet<string>): Promise<number> {
  const present = await tx.user.findMany({
    where: { user_name: { in: [...new Set(demoRoles.map((role) => role.user_name))] } },
    select: { user_name: true, roles: { select: { role_page: true } } },
  });
  const given = new Map(present.map(({ user_name, roles }) => [user_name, new Set(roles.map((role) => role.role_page))]));
  const taken = await takenAway(tx);
  const missing = demoRoles.filter((role) => {
    const has = given.get(role.user_name);
    return has && !has.has(role.role_page) && (newcomers.has(role.user_name) || !taken.has(keyOf(role)));
  });
  const { count } = await tx.role.createMany({ data: missing.map(roleRow) });
  return count;
}

const keyOf = ({ user_name, role_page }: { user_name: unknown; role_page: unknown }) => `${user_name} ${role_page}`;

/** The assignments people deleted, as their history tells: field → [before, after]. */
async function takenAway(tx: Prisma.TransactionClient): Promise<Set<string>> {
  const deleted = await tx.auditLog.findMany({ where: { entity: 'role', action: 'delete' }, select: { changes: true } });
  return new Set(
    deleted.map(({ changes }) => {
      const { user_name, role_page } = changes as Record<string, [unknown, unknown]>; // written by the audit, in this shape
      return keyOf({ user_name: user_name?.[0], role_page: role_page?.[0] });
    }),
  );
}

function roleRow({ user_name, role_page, flags, active, remark }: DemoRole): Prisma.RoleCreateManyInput {
  return {
    user_name,
    role_page,
    role_group: pages[role_page].group,
    ...Object.fromEntries(flags.map((flag) => [flag, 'Y'])),
    active: active ?? 'Y',
    remark: remark ?? '',
    // as the product numbers them: in the order of the drawer
    order_seq: pageKeys.indexOf(role_page) + 1,
    created_by: 'admin',
    updated_by: 'admin',
  };
}
