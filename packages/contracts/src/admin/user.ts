import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { email, nameText, number, serialId, text } from '../kit/fields.ts';
import { accountRole } from '../kit/flags.ts';
import { worded } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { userName } from '../members/member.ts';
import { personLabels } from '../members/person-labels.ts';
import { fileItem, imageItems } from '../shell/me.ts';

/** A person as `/users` answers it, for administrators: no secrets, and no private field except the phone number. */
export const adminUser = z.object({
  id: z.int(),
  user_name: z.string(),
  email: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  fname_en: z.string(),
  lname_en: z.string(),
  role: accountRole,
  /** True = cannot sign in. */
  disabled: worded(z.boolean(), { false: { th: 'ใช้งานได้', en: 'May sign in' }, true: { th: 'ระงับการใช้งาน', en: 'Locked out' } }),
  user_platform_reg: z.string(),
  avatar: z.array(fileItem),
  avatarFile: z.string().nullable(),
  /** Signed up without verifying the e-mail address yet. The account is removed when the link expires. */
  unverified: z.boolean(),
  /** Bound to an account of Microsoft, which signs in whatever the e-mail says. */
  sso_bound: z.boolean(),
  ...auditColumns,
});
export interface AdminUser extends z.infer<typeof adminUser> {}

export const adminUserData = z.object({
  email,
  fname_th: nameText(100).default(''),
  lname_th: nameText(100).default(''),
  fname_en: nameText(100).default(''),
  lname_en: nameText(100).default(''),
  role: accountRole,
  disabled: z.stringbool().or(z.boolean()).default(false),
  user_platform_reg: text(50).default(''),
  avatar: imageItems,
  /** Only for create; derived from the e-mail when absent or empty. */
  user_name: z.preprocess((name) => (name === '' ? undefined : name), userName.optional()),
});
export interface AdminUserData extends z.infer<typeof adminUserData> {}

const userFields = [
  'id',
  'user_name',
  'email',
  'fname_th',
  'lname_th',
  'fname_en',
  'lname_en',
  'role',
  'disabled',
  'user_platform_reg',
  'created_at',
  'updated_at',
] as const;
const part = text(100).optional();

/** Within the range of the integer column. Empty means an open end of a range. */
const id = number(z.int().min(-2_147_483_648).max(2_147_483_647).optional());

/** Documented filters: a number has from and to (`idRange=1&idRange=9`, or `idRange=1,9`; either may be empty), others contain. */
export const adminUserQuery = listQuery(userFields, {
  id: id.optional(),
  idRange: z.preprocess((value) => (typeof value === 'string' ? value.split(',', 3) : value), z.array(id).max(2)).optional(),
  user_name: part,
  email: part,
  fname_th: part,
  lname_th: part,
  fname_en: part,
  lname_en: part,
  role: part,
  disabled: z.stringbool().optional(),
  user_platform_reg: part,
});
export interface AdminUserQuery extends z.infer<typeof adminUserQuery> {}

export const adminUserRoutes = {
  list: 'GET /users',
  read: 'GET /users/:id',
  create: 'POST /users',
  update: 'PUT /users/:id',
  remove: 'DELETE /users/:id',
} as const;

/** Additive calls: how an account is signed in. */
export const userAccessRoutes = {
  /** Ends every session of the person; the caller's own goes on. */
  endSessions: 'DELETE /users/:id/sessions',
  /** Ends the binding to a Microsoft account, and the sessions: the next sign-in binds anew, by e-mail. */
  unbind: 'DELETE /users/:id/sso_binding',
} as const;

/** An account: the same record as a member, with other fields. Its documented bodies are wrapped in `data`, and its list is always paged. */
export const userEntity = defineEntity<number, AdminUser, AdminUser, AdminUserData, AdminUserQuery>()({
  name: 'user',
  tag: 'Users',
  page: '/admin/users',
  idKey: 'id',
  id: serialId,
  row: adminUser,
  body: adminUserData,
  query: adminUserQuery,
  labels: {
    ...personLabels,
    id: { th: 'รหัส', en: 'ID' },
    email: { th: 'อีเมล', en: 'E-mail' },
    role: { th: 'บทบาท', en: 'Role' },
    disabled: { th: 'การเข้าใช้งาน', en: 'Access' },
    sso_bound: { th: 'ผูกกับ Office365', en: 'Bound to Office365' },
  },
  ownerKey: 'created_by',
  title: { th: ['fname_th', 'lname_th'], en: ['fname_en', 'lname_en'] },
  defaultOrder: [{ field: 'id', sort: 'asc' }],
  pageSize: 10,
  privateFields: ['user_platform_reg'],
  files: {},
  routes: adminUserRoutes,
});
