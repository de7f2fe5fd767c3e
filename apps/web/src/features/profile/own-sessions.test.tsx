import type { OwnSession } from '@faculty/contracts/auth/own-session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../kit/api/http.ts';
import type { OnWire } from '../../kit/testing/on-wire.ts';
import { renderInApp } from '../../kit/testing/render-in-app.tsx';
import { OwnSessions } from './own-sessions.tsx';

const id = (last: number) => `11111111-2222-4333-8444-55555555555${last}`;
const session = (last: number, more: Partial<OnWire<OwnSession>>): OnWire<OwnSession> => ({
  id: id(last),
  browser: 'Firefox',
  system: 'Windows',
  network: '203.0.113.x',
  created_at: `2026-11-23T01:0${last}:00.000Z`,
  last_seen_at: '2026-11-23T02:00:00.000Z',
  expires_at: '2026-11-23T09:00:00.000Z',
  is_this: false,
  ...more,
});

/** A server with three sessions, which ends what it is asked to end. */
function serve(sessions: OnWire<OwnSession>[]) {
  let left = sessions;
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route === 'GET /api/mySessions') return left;
    const keeps =
      route === 'DELETE /api/mySessions'
        ? ({ is_this }: { is_this: boolean }) => is_this
        : (one: { id: string }) => one.id !== input?.params?.id;
    const before = left.length;
    left = left.filter(keeps);
    return { ended: before - left.length };
  });
}

test('a person sees where they are signed in, and ends one of them or all others', async () => {
  serve([session(1, { is_this: true }), session(2, { system: 'Android', browser: 'Chrome' }), session(3, { browser: '', system: '' })]);
  renderInApp(<OwnSessions />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Firefox บน Windowsเครื่องนี้เข้าสู่ระบบ 23/11/2569 08:01 · ใช้ล่าสุด 23/11/2569 09:00 · จากเครือข่าย 203.0.113.x',
    'Chrome บน Androidเข้าสู่ระบบ 23/11/2569 08:02 · ใช้ล่าสุด 23/11/2569 09:00 · จากเครือข่าย 203.0.113.xสั่งออกจากระบบ',
    'อุปกรณ์ที่ไม่รู้จักเข้าสู่ระบบ 23/11/2569 08:03 · ใช้ล่าสุด 23/11/2569 09:00 · จากเครือข่าย 203.0.113.xสั่งออกจากระบบ',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^สั่งให้ Chrome บน Android/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(call).toHaveBeenCalledWith('DELETE /api/mySessions/:id', { params: { id: id(2) } });
  fireEvent.click(screen.getByRole('button', { name: 'สั่งให้เครื่องอื่นทั้งหมดออกจากระบบ' }));
  await screen.findByText('ไม่มีเครื่องอื่นเข้าสู่ระบบด้วยบัญชีนี้');
  expect(screen.queryByRole('button', { name: /ออกจากระบบ/ })).toBeNull();
});
