import type { ErrorAnswer } from '@faculty/contracts/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call, HttpError } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { PasswordScreen } from './password.screen.tsx';

const refusal: ErrorAnswer = { statusCode: 503, code: 'unavailable', message: '', requestId: 'r' };
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const change = () => fireEvent.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));

test('why a password was not changed goes when it has been changed', async () => {
  // it leads there afterwards
  renderInApp(<PasswordScreen />, { path: '/app' });
  fill(/^รหัสผ่านปัจจุบัน/, 'staff1234');
  fill(/^รหัสผ่านใหม่/, 'a-longer-one-5678');
  fill(/^ยืนยัน/, 'a-longer-one-5678');
  vi.mocked(call).mockRejectedValueOnce(new HttpError(503, refusal));
  change();
  await screen.findByText('พบข้อผิดพลาด:');
  vi.mocked(call).mockResolvedValueOnce(null);
  change();
  await screen.findByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว');
  await waitFor(() => expect(screen.queryByText('พบข้อผิดพลาด:')).toBeNull());
});
