import { type FacultySettingRow, facultySettingEntity } from '@faculty/contracts/website/faculty-setting';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { FacultySettingScreen } from './faculty-setting.screen.tsx';

const at = '2026-11-24T01:00:00.000Z';
const stored = {
  faculty_setting_id: 1,
  faculty_name_th: 'คณะศิลปศาสตร์',
  faculty_name_en: 'Faculty of Liberal Arts',
  university_name_th: '',
  university_name_en: '',
  tagline_th: '',
  tagline_en: '',
  main_colour: '#1953D2',
  main_colour_dark: '#8FB3FF',
  accent_colour: '#C8912B',
  address_th: '',
  address_en: '',
  telephone: '',
  email: '',
  map_url: '',
  opening_hours_th: '',
  opening_hours_en: '',
  facebook_url: '',
  line_url: '',
  youtube_url: '',
  instagram_url: '',
  x_url: '',
  tiktok_url: '',
  article_hosts: '',
  approval_pages: [],
  logo_light: null,
  logo_dark: null,
  share_image: null,
  created_by: 'system',
  updated_by: 'system',
  created_at: at,
  updated_at: at,
} satisfies OnWire<FacultySettingRow>;
const sent = () => vi.mocked(call).mock.calls.filter(([route]) => route === facultySettingEntity.routes.update);

/** What the server has; the rights of the person, asked for again after a save, are not the subject here. */
function answerWith(row: object): void {
  vi.mocked(call).mockImplementation((route) => (route === 'GET /auth/me' ? new Promise(() => {}) : Promise.resolve(row)));
}

async function open() {
  vi.mocked(call).mockReset();
  answerWith(stored);
  renderInApp(<FacultySettingScreen />, { path: '/admin/settings', page: '/admin/settings' });
  await screen.findByDisplayValue('คณะศิลปศาสตร์');
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'บันทึก' }));

test('a colour that cannot be read is refused at its field, while the preview says why', async () => {
  await open();
  const preview = screen.getByRole('region', { name: 'ตัวอย่างหัวเว็บไซต์' });
  expect(within(preview).getAllByText('อ่านง่าย')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/^สีหลักบนพื้นสว่าง/), { target: { value: '#FFD700' } });
  expect(within(preview).getByText(/อ่านยาก/)).toBeTruthy();
  save();
  expect((await screen.findAllByText(/โปรดเลือกสีที่เข้มกว่านี้/)).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
});

test('what is typed is in the preview at once, and after the save the form starts from what was saved', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^ชื่อคณะ \(ภาษาไทย\)/), { target: { value: 'คณะมนุษยศาสตร์' } });
  expect(within(screen.getByRole('region', { name: 'ตัวอย่างหัวเว็บไซต์' })).getAllByText('คณะมนุษยศาสตร์')).toHaveLength(2);
  answerWith({ ...stored, faculty_name_th: 'คณะมนุษยศาสตร์', updated_at: '2026-11-24T02:00:00.000Z' });
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toMatchObject({ body: { faculty_name_th: 'คณะมนุษยศาสตร์', updated_at: at } });
  fireEvent.change(await screen.findByDisplayValue('คณะมนุษยศาสตร์'), { target: { value: 'คณะสังคมศาสตร์' } });
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.[1]).toMatchObject({ body: { updated_at: '2026-11-24T02:00:00.000Z' } });
});
