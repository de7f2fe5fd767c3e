import { type MemberItem, type MemberRow, member } from '@faculty/contracts/members/member';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../../kit/api/http.ts';
import type { OnWire } from '../../../kit/testing/on-wire.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { MemberScreen } from './member.screen.tsx';

vi.setConfig({ testTimeout: 30_000 });
// the form is long, and the machine may be busy
configure({ asyncUtilTimeout: 15_000 });

const stored = {
  id: 7,
  user_name: 'malee.jai',
  email: 'malee.jai@faculty.example',
  fname_th: 'มาลี',
  lname_th: 'ใจงาม',
  fname_en: 'Malee',
  lname_en: 'Jaingam',
  avatarFile: '/files/avatars/malee.webp',
  disabled: 1,
  role: 'user',
  merged_into: null,
  prefix_code: '003',
  prefix_s_th: 'น.ส.',
  info_email: 'malee@faculty.example',
  info_tel: '4191',
  info_room: '209',
  info_data_a: 'graduate',
  info_data_b: '001',
  info_data_c: null,
  created_by: 'system',
  updated_by: 'system',
  created_at: '2026-11-20T01:00:00.000Z',
  updated_at: '2026-11-20T02:03:04.567Z',
} satisfies Partial<OnWire<MemberRow>>;
const onlyRead = {
  info_id: 70,
  info_mobile: '087 555 4795' as string | null,
  info_data_d: 'เดิม',
  info_expert_th: 'ภาษาศาสตร์',
  info_expert_en: '',
  info_cv_link: '',
  info_link_a: '',
  info_orcid: '',
  up_department_id: null,
};

let disabled: 0 | 1;
let mobile: string | null;
let refusal: Error | null;
const updates = () => vi.mocked(call).mock.calls.filter(([route]) => route === member.routes.update);

beforeEach(() => {
  disabled = 1;
  mobile = onlyRead.info_mobile;
  refusal = null;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (route) => {
    if (route === member.routes.list) {
      const item: OnWire<MemberItem> = { ...stored, ...onlyRead, disabled, job_position_l_th: 'บุคลากร' };
      return { rows: [item], count: 1 };
    }
    if (route === member.routes.read) return { ...stored, ...onlyRead, disabled, info_mobile: mobile } satisfies OnWire<MemberRow>;
    if (route === member.routes.update) {
      if (refusal) throw refusal;
      return { id: 7 };
    }
    if (route === 'GET /auth/options') return { emailDomains: ['faculty.example'], backend: true, version: '1' };
    return [];
  });
});

const open = (at: string, right = {}) => renderInApp(<MemberScreen />, { at, page: member.page, right });
const askToRemove = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'จัดการ น.ส.มาลี ใจงาม' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ลบ' }));
};
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'ยืนยันปิดการใช้งาน' }));

test('removing a member says why nobody is deleted; the safe answer changes nothing', async () => {
  open('/books');
  await askToRemove();
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('ขออภัยไม่สามารถลบรายการนี้ได้ เนื่องจากข้อมูลถูกอ้างอิงอยู่');
  expect(dialog.textContent).toContain('น.ส.มาลี ใจงาม');
  fireEvent.click(within(dialog).getByRole('button', { name: 'กลับไปโดยไม่เปลี่ยนแปลง' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updates()).toEqual([]);
});

test('confirming sends the whole record as it is through the update call, with disabled N, and deletes nothing', async () => {
  open('/books');
  await askToRemove();
  await act(async () => confirm());
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.[1]?.body).toMatchObject({
    id: 7,
    user_name: 'malee.jai',
    email: 'malee.jai@faculty.example',
    disabled: 'N',
    prefix_code: '003',
    info_email: 'malee@faculty.example',
    info_mobile: '087 555 4795',
    info_data_a: 'graduate',
    info_data_b: '001',
    info_data_d: 'เดิม',
    info_expert_th: 'ภาษาศาสตร์',
    updated_at: stored.updated_at,
  });
  expect(vi.mocked(call).mock.calls.map(([route]) => route)).not.toContain(member.routes.remove);
  await screen.findByText(/ปิดการใช้งาน น.ส.มาลี ใจงาม แล้ว/);
});

test('a private number that is not shown is not sent back, so that the stored one stays', async () => {
  mobile = null;
  open('/books');
  await askToRemove();
  await act(async () => confirm());
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(JSON.parse(JSON.stringify(updates()[0]?.[1]?.body))).not.toHaveProperty('info_mobile');
});

test('a record that the rules refuse is not disabled, and the person is told where to correct it', async () => {
  const fields = { info_email: { code: 'required', message: '' } };
  refusal = new HttpError(400, { statusCode: 400, code: 'invalid', message: '', fields, requestId: 'r' });
  open('/books');
  await askToRemove();
  await act(async () => confirm());
  await screen.findByText(/โปรดเปิดหน้าแก้ไข/);
});

test('the last administrator stays, and the person is told so', async () => {
  const fields = { role: { code: 'last_admin', message: 'ต้องมีผู้ดูแลระบบ' } };
  refusal = new HttpError(400, { statusCode: 400, code: 'invalid', message: '', fields, requestId: 'r' });
  open('/books');
  await askToRemove();
  await act(async () => confirm());
  await screen.findByText('ต้องมีผู้ดูแลระบบ');
});

test('a member who is cancelled already is not offered for removal', async () => {
  disabled = 0;
  open('/books');
  await screen.findByText('malee.jai');
  expect(screen.queryByRole('button', { name: /^ลบ / })).toBeNull();
});

test('nobody is offered for removal to those who may not edit', async () => {
  open('/books', { edit: false });
  await screen.findByText('malee.jai');
  expect(screen.queryByRole('button', { name: /^ลบ / })).toBeNull();
});

test('the private number stands in a group that says it is private', async () => {
  open('/books?edit=7');
  const group = await screen.findByRole('region', { name: 'ข้อมูลติดต่อส่วนตัว' });
  expect(within(group).getByDisplayValue('087 555 4795')).toBeTruthy();
  expect(group.textContent).toContain('ไม่เผยแพร่');
});

test('without a number to show there is no private group, and saving leaves the stored number alone', async () => {
  mobile = null;
  open('/books?edit=7');
  await screen.findByRole('region', { name: 'ข้อมูลติดต่อที่เผยแพร่' });
  expect(screen.queryByRole('region', { name: 'ข้อมูลติดต่อส่วนตัว' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^ห้องทำงาน/), { target: { value: '301' } });
  await act(async () => fireEvent.keyDown(window, { key: 's', code: 'KeyS', ctrlKey: true }));
  await waitFor(() => expect(updates()).toHaveLength(1));
  const body = JSON.parse(JSON.stringify(updates()[0]?.[1]?.body));
  expect(body).toMatchObject({ info_room: '301', disabled: 'Y' });
  expect(body).not.toHaveProperty('info_mobile');
});

test('user name and sign-in e-mail are locked on edit and say why', async () => {
  open('/books?edit=7');
  const name = await screen.findByLabelText(/^ชื่อผู้ใช้/);
  expect((name as HTMLInputElement).readOnly).toBe(true);
  expect(screen.getByText(/ข้อมูลอื่นอ้างถึงสมาชิกด้วยชื่อผู้ใช้นี้/)).toBeTruthy();
  expect((screen.getByLabelText(/^อีเมลสำหรับเข้าสู่ระบบ/) as HTMLInputElement).readOnly).toBe(true);
});

test('spaces do not get into a new user name, typed or pasted', async () => {
  open('/books?form=add');
  const name = await screen.findByLabelText(/^ชื่อผู้ใช้/);
  expect(fireEvent.keyDown(name, { key: ' ' })).toBe(false);
  fireEvent.change(name, { target: { value: ' somchai dee ' } });
  expect((name as HTMLInputElement).value).toBe('somchaidee');
});
