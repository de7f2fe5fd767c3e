import type { RoleRow } from '@faculty/contracts/members/role';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { rolePhrases } from './role.phrases.ts';
import { RoleFormScreen } from './role-form.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const saved = vi.fn<(body: unknown) => void>();
const row = {
  role_id: 5,
  role_group: 'web',
  order_seq: 1,
  role_master_full: 'web#/web/content_new',
  role_page: '/web/content_new',
  role_title: 'ข่าว',
  role_title_en: 'News',
  user_name: 'kaew.j',
  fname_th: 'แก้ว',
  fname_en: '',
  lname_en: '',
  lname_th: 'ใจดี',
  ...{ super_admin: 'N', view: 'N', add: 'N', edit: 'N', delete: 'N', publish: 'Y', own_only: 'N' },
  remark: '',
  active: 'Y',
  ...{ created_by: 'admin', updated_by: 'admin', created_at: '2026-11-22T02:00:00.000Z', updated_at: '2026-11-22T02:00:00.000Z' },
} satisfies OnWire<RoleRow>;

beforeEach(() => {
  localStorage.clear();
  saved.mockClear();
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route.startsWith('GET /roles/')) return row;
    if (!route.startsWith('PUT')) return [];
    saved(input?.body);
    return { ...row, message: 'แก้ไขสำเร็จ' };
  });
});

test('an assignment of nothing is asked about before it is saved; the safe answer saves nothing', async () => {
  renderInApp(<RoleFormScreen id={5} />, { page: '/member/role', at: '/books?edit=5' });
  fireEvent.click(await screen.findByRole('button', { name: /^บันทึก$/ }));
  const question = () => screen.findByRole('dialog', { name: rolePhrases.nothingTitle.th });
  fireEvent.click(within(await question()).getByRole('button', { name: rolePhrases.backToRights.th }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^บันทึก$/ }));
  fireEvent.click(within(await question()).getByRole('button', { name: rolePhrases.saveAnyway.th }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('the order number of an assignment can be changed', async () => {
  renderInApp(<RoleFormScreen id={5} />, { page: '/member/role', at: '/books?edit=5' });
  fireEvent.click((await screen.findAllByRole('switch'))[1] as HTMLElement);
  const order = screen.getByRole<HTMLInputElement>('textbox', { name: /^ลำดับ/ });
  expect(order.value).toBe('1');
  fireEvent.change(order, { target: { value: '12.5' } });
  fireEvent.click(screen.getByRole('button', { name: /^บันทึก$/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ order_seq: 12.5 }));
});

test('who gets a right is saved at once', async () => {
  renderInApp(<RoleFormScreen id={5} />, { page: '/member/role', at: '/books?edit=5' });
  fireEvent.click((await screen.findAllByRole('switch'))[1] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: /^บันทึก$/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('a limit that is off reads as no limit, not as a right that is refused', async () => {
  renderInApp(<RoleFormScreen id={5} />, { page: '/member/role', at: '/books?edit=5' });
  await screen.findAllByRole('switch');
  expect(screen.getAllByText(rolePhrases.unlimited.th)).toHaveLength(1);
  expect(screen.getAllByText(rolePhrases.refused.th)).toHaveLength(5);
});
