import { type GroupKey, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import type { Prisma } from '../../generated/client.ts';

type Flag = 'view' | 'add' | 'edit' | 'delete' | 'own_only' | 'super_admin';

interface DemoRole {
  user_name: string;
  role_page: PageKey;
  flags: readonly Flag[];
  active?: 'N';
  remark?: string;
}

const everything = ['view', 'add', 'edit', 'delete'] as const;

const pagesOf = (...groups: GroupKey[]): PageKey[] => pageKeys.filter((page) => groups.includes(pages[page].group));

/** Where people keep records of their own; the queue of reviewers is none of it. */
const ownPages: PageKey[] = ['/web/content_work', '/web/content_activity'];

/**
 * What the demo people may do: `staff` edits all website content and sees the members, `lecturer` only their own works and
 * activities, and a few members show every other kind of assignment. The pages of the group `admin` are the administrators'.
 */
export const demoRoles: readonly DemoRole[] = [
  ...pagesOf('web', 'web1').map((role_page) => ({ user_name: 'staff', role_page, flags: everything })),
  { user_name: 'staff', role_page: '/member/members', flags: ['view'], remark: 'ค้นหาข้อมูลติดต่อของบุคลากร' },
  ...ownPages.map((role_page) => ({ user_name: 'lecturer', role_page, flags: [...everything, 'own_only'] as const })),
  { user_name: 'pawina.tho', role_page: '/web/content_new', flags: ['view'], remark: 'ดูได้อย่างเดียว' },
  { user_name: 'saengduean.kha', role_page: '/web/content_new', flags: ['view', 'add', 'edit', 'own_only'], remark: 'ข่าวกิจการนักศึกษา' },
  { user_name: 'chaikaew.run', role_page: '/web/content_new', flags: ['view', 'add', 'edit', 'own_only'], remark: 'ข่าววิเทศสัมพันธ์' },
  { user_name: 'chaikaew.run', role_page: '/web/content_upload', flags: ['view', 'add', 'own_only'] },
  { user_name: 'wiraphon.sai', role_page: '/web/content_upload', flags: everything },
  { user_name: 'wiraphon.sai', role_page: '/web/content_new', flags: ['view', 'edit'], remark: 'ดูแลภาพข่าว' },
  { user_name: 'wiraphon.sai', role_page: '/web/content_new_image', flags: everything, remark: 'ดูแลภาพข่าว' },
  {
    user_name: 'yaowalak.pho',
    role_page: '/web/content_new',
    flags: [...everything, 'own_only', 'super_admin'],
    remark: 'ผู้ดูแลข่าวของคณะ',
  },
  ...(['wiraphon.sai', 'yaowalak.pho'] as const).map((user_name) => ({
    user_name,
    role_page: '/web/bin' as const,
    flags: ['view'] as const,
  })),
  ...pagesOf('centre_lc').map((role_page) => ({ user_name: 'saengduean.kha', role_page, flags: everything, remark: 'ศูนย์ภาษา' })),
  { user_name: 'nopphadon.toc', role_page: '/web/content_new', flags: everything, active: 'N', remark: 'สิ้นสุดการมอบหมาย' },
  ...(['/member/prefix', '/member/position', '/member/edulavel', '/member/members'] as const).map((role_page) => ({
    user_name: 'onuma.kin',
    role_page,
    flags: everything,
    remark: 'งานบุคคล',
  })),
  { user_name: 'onuma.kin', role_page: '/member/role', flags: ['view'], remark: 'งานบุคคล' },
  { user_name: 'somkiat.man', role_page: '/member/prefix', flags: ['view'] },
  { user_name: 'yaowalak.pho', role_page: '/member/members', flags: ['view', 'edit'], remark: 'หัวหน้าสำนักงานคณบดี' },
  { user_name: 'yaowalak.pho', role_page: '/member/role', flags: ['view', 'add', 'edit'], remark: 'หัวหน้าสำนักงานคณบดี' },
  { user_name: 'nannaphat.sit', role_page: '/member/members', flags: ['view'], remark: 'รวบรวมข้อมูลนักวิจัย' },
  { user_name: 'nannaphat.sit', role_page: '/member/edulavel', flags: ['view', 'add', 'edit', 'own_only'], remark: 'งานส่งเสริมการวิจัย' },
];

/**
 * Adds the role assignments that demo people lack: all of a newcomer's, and for the others those of pages that have come since.
 * Assignments that are there stay as they are, and one that somebody took away stays away. Returns how many were added.
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
    // numbered in the order of the menu, as the product does
    order_seq: pageKeys.indexOf(role_page) + 1,
    created_by: 'admin',
    updated_by: 'admin',
  };
}
