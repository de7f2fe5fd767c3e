import { type MatrixFlags, noFlags, type RoleMatrix } from '@faculty/contracts/members/role-matrix';
import { pageKeys } from '@faculty/contracts/pages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../../kit/api/http.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { RoleMatrixScreen } from './role-matrix.screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

const nobody = { created_at: null, created_by_th: '', created_by_en: '', updated_at: null, updated_by_th: '', updated_by_en: '' };
const matrixOf = (user_name: string, given: Partial<Record<string, MatrixFlags>>): RoleMatrix => ({
  ...{ user_name, full_name_th: user_name, full_name_en: '', role: 'user', is_own: false },
  pages: pageKeys.map((role_page) => ({
    ...{ role_page, role_id: null, ...noFlags, ...given[role_page], active: 'Y', remark: '', ...nobody },
    may_give: role_page === '/web/content_doc' ? { ...noFlags, view: 'Y', add: 'Y' } : noFlags,
  })),
});
const all: MatrixFlags = { ...noFlags, view: 'Y', add: 'Y', edit: 'Y' };

function open(matrix: RoleMatrix) {
  const colleague = matrixOf('malee', { '/web/content_doc': all, '/web/content_new': all });
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route !== 'GET /role_matrix/:user_name')
      return [{ user_name: 'malee', full_name_th: 'มาลี', full_name_en: '', fname_th: 'มาลี', lname_th: '', avatarFile: null }];
    return input?.params?.user_name === 'malee' ? colleague : matrix;
  });
  renderInApp(<RoleMatrixScreen userName={matrix.user_name} onChoose={() => {}} onClose={() => {}} />, { page: '/member/role' });
}
/** By its label alone: roles and names of 168 boxes take seconds. */
const box = (name: string) => document.querySelector(`input[aria-label="${name}"]`) as HTMLInputElement;

test('who may not give a right sees its box disabled, and why; as a colleague’s, the rest is filled in and what was left is told', async () => {
  open(matrixOf('kaew', { '/web/content_link': all }));
  const reason = await screen.findByText(/คุณให้ได้เฉพาะสิทธิ์ที่คุณมีเอง/);
  expect(box('ดู เอกสาร').disabled).toBe(false);
  expect(box('แก้ไข เอกสาร').disabled).toBe(true);
  const described = document.getElementById(box('แก้ไข เอกสาร').getAttribute('aria-describedby') ?? '');
  expect(described?.contains(reason)).toBe(true);
  expect(box('แก้ไข ลิงก์และสื่อ').disabled).toBe(false);
  fireEvent.click(screen.getByPlaceholderText('ใช้สิทธิ์แบบเดียวกับ'));
  // the choice of the person whose rights these are comes first
  const options = await screen.findAllByText('มาลี (malee)');
  fireEvent.click(options.at(-1) as HTMLElement);
  await waitFor(() => expect(box('เพิ่ม เอกสาร').checked).toBe(true));
  expect(box('แก้ไข เอกสาร').checked).toBe(false);
  screen.getByText(/คุณไม่มีสิทธิ์นั้นเอง: ข่าว · เอกสาร โปรด/);
});
