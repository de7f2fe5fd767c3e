import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { flag, requiredText } from '../kit/fields.ts';
import { accountRole } from '../kit/flags.ts';
import { moment } from '../kit/wire.ts';
import { type PageKey, pageKeys, pages } from '../pages.ts';
import { roleFlags } from './role.ts';

const flags = {
  super_admin: flag,
  view: flag,
  add: flag,
  edit: flag,
  delete: flag,
  publish: flag,
  own_only: flag,
};

/** The assignment of one page; without one all flags are N and the identifier is null. */
const matrixRow = z.object({
  role_page: z.enum(pageKeys as [PageKey, ...PageKey[]]),
  role_id: z.int().nullable(),
  ...flags,
  active: flag,
  remark: z.string(),
  /** What the caller has on this page themselves and so may give (`role-giving.ts`); of the pages of administrators nothing, unless they are one. */
  may_give: z.object(flags),
  /** When and by whom it was given, and last changed. */
  created_at: moment.nullable(),
  created_by_th: z.string(),
  created_by_en: z.string(),
  updated_at: moment.nullable(),
  updated_by_th: z.string(),
  updated_by_en: z.string(),
});
export interface RoleMatrixRow extends z.infer<typeof matrixRow> {}

/** Everything one person may do: a row for every page, in the order of the menu. */
export const roleMatrix = z.object({
  user_name: z.string(),
  full_name_th: z.string(),
  full_name_en: z.string(),
  /** Administrators may do everything, whatever their assignments say. */
  role: accountRole,
  /** An account of the caller: the same one, or one of the same mailbox. */
  is_own: z.boolean(),
  pages: z.array(matrixRow),
});
export interface RoleMatrix extends z.infer<typeof roleMatrix> {}

const matrixChange = z.object({
  role_page: z.enum(pageKeys as [PageKey, ...PageKey[]]),
  ...flags,
  publish: flag.default('Y'),
  /** The row's `updated_at` as it was read, null where there was none; another one is a stale edit. Absent: not checked. */
  updated_at: moment.nullable().optional(),
});
export interface RoleMatrixChange extends z.infer<typeof matrixChange> {}

/** The pages to change; a page that is not named stays as it is, one without any flag is taken away. */
export const roleMatrixBody = z.object({
  pages: z
    .array(matrixChange)
    .min(1)
    .max(pageKeys.length)
    .refine((changes) => new Set(changes.map(({ role_page }) => role_page)).size === changes.length, errorCode('choice')),
});

export const roleMatrixParams = z.object({ user_name: requiredText(25) });

/** Additive calls: all assignments of one person, read and written in one transaction. */
export const roleMatrixRoutes = { read: 'GET /role_matrix/:user_name', save: 'PUT /role_matrix/:user_name' } as const;

export type MatrixFlags = Pick<RoleMatrixChange, keyof typeof flags>;
export const noFlags: MatrixFlags = { super_admin: 'N', view: 'N', add: 'N', edit: 'N', delete: 'N', publish: 'N', own_only: 'N' };
const flagNames = Object.keys(flags) as (keyof MatrixFlags)[]; // of its own names
export const isSame = (left: MatrixFlags, right: MatrixFlags): boolean => flagNames.every((name) => left[name] === right[name]);
/** Whether an assignment grants something. */
export const isGranting = (row: MatrixFlags): boolean =>
  row.super_admin === 'Y' || roleFlags.some((name) => name !== 'own_only' && row[name] === 'Y');

/** Pages that work only together with the right to view another. */
export const pageNeeds: Partial<Record<PageKey, readonly PageKey[]>> = {
  '/web/content_new_image': ['/web/content_new'],
  '/web/review': ['/web/content_work', '/web/content_activity'],
};

const of = (given: Partial<MatrixFlags>): MatrixFlags => ({ ...noFlags, publish: 'Y', ...given });
const viewing = of({ view: 'Y' });
const working = of({ view: 'Y', add: 'Y', edit: 'Y', delete: 'Y' });
const inGroups = (groups: readonly string[], given: MatrixFlags): Partial<Record<PageKey, MatrixFlags>> =>
  Object.fromEntries(pageKeys.filter((page) => groups.includes(pages[page].group)).map((page) => [page, given]));

/** What people of a role usually may do. */
export const roleTemplates: Record<
  'secretary' | 'lecturer' | 'reviewer' | 'desk' | 'dean' | 'administrator',
  Partial<Record<PageKey, MatrixFlags>>
> = {
  secretary: { ...inGroups(['web'], working), '/web/content_work': viewing, '/web/content_activity': viewing, '/member/members': viewing },
  lecturer: {
    '/web/content_work': { ...working, own_only: 'Y' },
    '/web/content_activity': { ...working, own_only: 'Y' },
  },
  reviewer: {
    '/web/review': viewing,
    '/web/content_work': of({ view: 'Y', edit: 'Y' }),
    '/web/content_activity': of({ view: 'Y', edit: 'Y' }),
  },
  desk: inGroups(['centre_lc'], working),
  dean: {
    ...inGroups(['member', 'web', 'centre_lc'], viewing),
    '/web/review': viewing,
    '/web/content_work': of({ view: 'Y', edit: 'Y' }),
    '/web/content_activity': of({ view: 'Y', edit: 'Y' }),
  },
  administrator: inGroups(['member', 'web1', 'web', 'centre_lc', 'admin'], {
    super_admin: 'Y',
    view: 'Y',
    add: 'Y',
    edit: 'Y',
    delete: 'Y',
    publish: 'Y',
    own_only: 'Y',
  }),
};
export type RoleTemplate = keyof typeof roleTemplates;

/** Both rights together: the wider of two limits holds. */
export function withFlags(row: MatrixFlags, more: MatrixFlags): MatrixFlags {
  if (row.super_admin === 'Y' || more.super_admin === 'Y') return row.super_admin === 'Y' ? row : more;
  const either = (name: 'view' | 'add' | 'edit' | 'delete' | 'publish') => (row[name] === 'Y' || more[name] === 'Y' ? 'Y' : 'N');
  const limited = [row, more].filter(isGranting).every(({ own_only }) => own_only === 'Y');
  return {
    super_admin: 'N',
    view: either('view'),
    add: either('add'),
    edit: either('edit'),
    delete: either('delete'),
    publish: either('publish'),
    own_only: limited ? 'Y' : 'N',
  };
}
