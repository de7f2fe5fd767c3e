import type { FormLink } from '../../../kit/url-state/screen-state.ts';

export const usersPath = '/admin/users';

/** The forms have documented addresses of their own. */
export const toUserForm: FormLink = (form) => ({
  to: { pathname: form === 'add' ? `${usersPath}/new` : `${usersPath}/${form.edit}/edit`, search: '' },
  state: { fromList: true },
});
