import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { useOfflineNotice } from './use-offline-notice.ts';

afterEach(() => vi.restoreAllMocks());

function Frame() {
  useOfflineNotice();
  return <h1>x</h1>;
}

function network(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

test('that there is no network is said for as long as there is none', async () => {
  renderInApp(<Frame />);
  network('offline');
  await screen.findByText(/ขาดการเชื่อมต่ออินเทอร์เน็ต/);
  network('online');
  await waitFor(() => expect(screen.queryByText(/ขาดการเชื่อมต่ออินเทอร์เน็ต/)).toBeNull());
});
