import type { AdminUser } from '@faculty/contracts/admin/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { UserAccess } from './user-access.tsx';

const row: AdminUser = {
  ...{ id: 7, user_name: 'kaew', email: 'kaew@faculty.example', fname_th: 'แก้ว', lname_th: 'ใจดี', fname_en: '', lname_en: '' },
  ...{ role: 'user', disabled: false, user_platform_reg: '', avatar: [], avatarFile: null, unverified: false, sso_bound: true },
  ...{ created_by: 'admin', updated_by: 'admin', created_at: new Date(), updated_at: new Date() },
};

test('a person is signed out everywhere, and unbound from Office365, after a question that names them', async () => {
  vi.mocked(call).mockResolvedValue({ ended: 2 });
  renderInApp(<UserAccess row={row} />, { page: '/admin/users' });
  fireEvent.click(await screen.findByRole('button', { name: 'สั่งให้ออกจากระบบทุกเครื่อง' }));
  const ask = await screen.findByRole('dialog', { name: /แก้ว ใจดี/ });
  expect(call).not.toHaveBeenCalledWith('DELETE /users/:id/sessions', expect.anything());
  fireEvent.click([...ask.querySelectorAll('button')].at(-1) as HTMLElement);
  await screen.findByText(/สั่งให้ออกจากระบบแล้ว 2 เครื่อง/);
  expect(call).toHaveBeenCalledWith('DELETE /users/:id/sessions', { params: { id: '7' } });

  fireEvent.click(await screen.findByRole('button', { name: 'ยกเลิกการผูกกับ Office365' }));
  const unbind = await screen.findByRole('dialog', { name: /แก้ว ใจดี/ });
  expect(unbind.textContent).toContain('kaew@faculty.example');
  fireEvent.click([...unbind.querySelectorAll('button')].at(-1) as HTMLElement);
  await waitFor(() => expect(call).toHaveBeenCalledWith('DELETE /users/:id/sso_binding', { params: { id: '7' } }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ยกเลิกการผูกกับ Office365' })).toBeNull());
});
