import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { LocalSignInForm } from './local-sign-in-form.tsx';

test.each([
  ['th', 'รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร', 'E-mail ไม่ถูกต้อง'],
  ['en', 'Min 6 characters', 'E-mail must be valid'],
])('a password of three signs and a wrong e-mail are not sent, in the documented words (%s)', async (language, short, wrong) => {
  localStorage.setItem('language', language);
  renderInApp(<LocalSignInForm email="somsri" onToken={() => undefined} />);
  fireEvent.change(await screen.findByLabelText(/^(รหัสผ่าน|Password)/), { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: /^(เข้าสู่ระบบ|Sign in)$/ }));
  await screen.findByText(short);
  expect(screen.getByText(wrong)).toBeTruthy();
  expect(vi.mocked(call).mock.calls.filter(([route]) => route.startsWith('POST'))).toEqual([]);
});
