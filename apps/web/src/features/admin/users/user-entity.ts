import {
  type AdminUser,
  type AdminUserData,
  type AdminUserQuery,
  adminUser,
  adminUserData,
  adminUserQuery,
  adminUserRoutes,
} from '@faculty/contracts/admin/user';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { serialId } from '@faculty/contracts/kit/fields';
import type { FormLink } from '../../../kit/place/screen-state.ts';

/** The documented `/users` calls as the web kit knows an entity; how their bodies differ, the form says. */
export const userEntity = defineEntity<number, AdminUser, AdminUser, AdminUserData, AdminUserQuery>({
  name: 'user',
  tag: 'Users',
  page: '/admin/users',
  idKey: 'id',
  id: serialId,
  row: adminUser,
  item: adminUser,
  body: adminUserData,
  query: adminUserQuery,
  ownerKey: 'created_by',
  defaultOrder: [{ field: 'id', sort: 'asc' }],
  files: {},
  routes: adminUserRoutes,
});

export const usersPath = '/admin/users';

/** The forms have documented addresses of their own. */
export const toUserForm: FormLink = (form) => ({
  to: { pathname: form === 'add' ? `${usersPath}/new` : `${usersPath}/${form.edit}/edit`, search: '' },
  state: { fromList: true },
});
