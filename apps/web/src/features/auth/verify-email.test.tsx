import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { takeTokenFromAddress } from './address-token.ts';
import { VerifyEmailScreen } from './verify-email.screen.tsx';

it('verifies an address when the person presses, never by being opened', async () => {
  history.replaceState(null, '', '/verify-email?token=from-the-mail');
  takeTokenFromAddress();
  vi.mocked(call).mockReturnValue(new Promise(() => {}));
  renderInApp(<VerifyEmailScreen />);
  const button = await screen.findByRole('button', { name: 'ยืนยันว่าเป็นอีเมลของฉัน' });
  expect(call).not.toHaveBeenCalledWith('PUT /auth/verify-email', expect.anything());
  fireEvent.click(button);
  await waitFor(() => expect(call).toHaveBeenCalledWith('PUT /auth/verify-email', { body: { token: 'from-the-mail' } }));
});
