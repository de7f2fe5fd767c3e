import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../kit/api/http.ts';
import { ScreenLoadError } from '../kit/notifications/lazy-part.tsx';
import { renderInApp } from '../kit/testing/render-in-app.tsx';
import { ErrorScreen } from './error-screen.tsx';

function Throw({ error }: { error: Error }): never {
  throw error;
}

const reload = vi.fn();

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue({ version: '1', backend: true });
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { href: location.href, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

test('retries by itself when the network is back and the server answers', async () => {
  renderInApp(<Throw error={new ScreenLoadError(new TypeError('Failed to fetch'))} />, { errorElement: <ErrorScreen /> });
  await screen.findByText('โหลดหน้านี้ไม่สำเร็จ', { selector: 'h1' });
  await waitFor(() => expect(call).toHaveBeenCalled());
  // the network is told of before it carries anything
  vi.mocked(call).mockRejectedValueOnce(new HttpError(0, null));
  comeBack();
  await new Promise((done) => setTimeout(done, 100));
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('does not retry after a crash', async () => {
  renderInApp(<Throw error={new TypeError('x is not a function')} />, { errorElement: <ErrorScreen /> });
  await screen.findByText('หน้านี้ขัดข้อง', { selector: 'h1' });
  comeBack();
  await new Promise((done) => setTimeout(done, 200));
  expect(reload).not.toHaveBeenCalled();
});
