import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { SiteStateChip } from './site-state.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ active: 'Y', show_start_date: '2026-11-01', show_end_date: null }, 'แสดงอยู่'],
  [{ active: 'Y', show_start_date: null, show_end_date: '2026-11-30' }, 'แสดงอยู่ถึง 30/11/2569'],
  [{ active: 'Y', show_start_date: '2026-11-23', show_end_date: null }, 'รอแสดงเริ่ม 23/11/2569'],
  [{ active: 'Y', show_start_date: null, show_end_date: '2026-11-21' }, 'พ้นกำหนดถึง 21/11/2569'],
  [{ active: 'Y', expire: 'Y', show_start_date: null, show_end_date: null }, 'หมดอายุ'],
  [{ active: 'N', expire: 'Y', show_start_date: '2026-11-23', show_end_date: null }, 'ซ่อน'],
])('the one chip of %o says “%s”; only what is not shown has an icon', (row, words) => {
  renderInApp(
    <div data-testid="chip">
      <SiteStateChip row={row} />
    </div>,
  );
  const chip = screen.getByTestId('chip');
  expect(chip.textContent).toBe(words);
  expect(chip.querySelector('svg') === null).toBe(words.startsWith('แสดงอยู่'));
});

test('a day that another column shows is not told again', () => {
  renderInApp(
    <div data-testid="chip">
      <SiteStateChip row={{ active: 'Y', show_start_date: null, show_end_date: '2026-11-30' }} toldDay="2026-11-30" />
    </div>,
  );
  expect(screen.getByTestId('chip').textContent).toBe('แสดงอยู่');
});
