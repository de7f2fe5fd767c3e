import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { SignUpScreen } from './sign-up.screen.tsx';

test.each([
  ['th', 'ยังสร้างบัญชีไม่ได้ โปรดกรอกอีเมลและรหัสผ่านแล้วลองใหม่'],
  ['en', 'Something was wrong. Try again.'],
])('sent without an e-mail and a password it says so in the documented words (%s)', async (language, words) => {
  localStorage.setItem('language', language);
  vi.mocked(call).mockResolvedValue({ local: true, emailDomains: ['faculty.example'], providers: [] });
  renderInApp(<SignUpScreen />);
  fireEvent.click(await screen.findByRole('button', { name: /^(สร้างบัญชี|Create account)$/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(vi.mocked(call).mock.calls.filter(([route]) => route.startsWith('POST'))).toEqual([]);
});
