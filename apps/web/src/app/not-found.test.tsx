import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../kit/api/http.ts';
import { storeToken } from '../kit/session/session-token.ts';
import { renderInApp } from '../kit/testing/render-in-app.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';

/** A token that is live for an hour; nothing checks its signature here. */
const liveToken = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.x`;

const menu = () => screen.queryByRole('navigation', { name: 'เมนูหลัก' });

test('a signed-in person keeps the menu at an unknown address', async () => {
  storeToken(liveToken);
  vi.mocked(call).mockResolvedValue([]);
  renderInApp(<NotFoundScreen />, { path: '*', at: '/nothing' });
  await screen.findByText('ไม่พบหน้านี้');
  expect(menu()).not.toBeNull();
});

test('without a session an unknown address has no menu', async () => {
  renderInApp(<NotFoundScreen />, { path: '*', at: '/nothing' });
  await screen.findByRole('heading', { name: 'ไม่พบหน้านี้' });
  expect(menu()).toBeNull();
});
