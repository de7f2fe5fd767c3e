import type { AuditLine } from '@faculty/contracts/admin/audit';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { AuditScreen } from './audit.screen.tsx';

const line = {
  id: '1',
  at: '2026-11-20T01:00:00.000Z',
  user_name: 'staff',
  full_name_th: 'สุดา ใจดี',
  full_name_en: 'Suda Jaidee',
  action: 'delete',
  entity: 'doc',
  record_id: '7',
  record_title: 'ระเบียบการสอบ',
  record_title_en: '',
  change_id: null,
  change_count: 0,
  changes: { doc_group_tag: ['D2', null], doc_type_tag: [['D2T1', 'D2T9'], null], doc_h_file: [{ name: 'ระเบียบ.pdf', path: 'x' }, null] },
} satisfies OnWire<AuditLine>;
const option = (parameter_name: string, parameter_value: string, parameter_th: string, active = 'Y') => ({
  ...{ parameter_name, parameter_value, parameter_th, parameter_en: '', active },
});

test('a line tells options by their titles, retired ones too, and files by their names', async () => {
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /audit_logs') return { rows: [line], count: 1 };
    if (route === 'POST /combo_dc_param/:system/:name' && input?.params?.name === 'DOC_GROUP') return [option('DOC_GROUP', 'D2', 'ประกาศ')];
    if (route === 'POST /combo_dc_param_like/:system/:prefix' && input?.params?.prefix === 'DOC_TYPE_UNIT_')
      return [option('DOC_TYPE_UNIT_D2', 'D2T1', 'หน้าแรก', 'N'), option('DOC_TYPE_UNIT_D1', 'D1T1', 'อื่น')];
    return [];
  });
  renderInApp(<AuditScreen />, { at: '/books', page: '/admin/audit' });
  (await screen.findByRole('button', { name: /ระเบียบการสอบ/ })).click();
  await screen.findByText('ประกาศ');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['ประกาศ', 'หน้าแรก (เลิกใช้แล้ว), D2T9', 'ระเบียบ.pdf']);
});
