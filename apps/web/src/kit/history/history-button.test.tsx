import { fireEvent, screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';

vi.mock('./history-drawer.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('a history whose code cannot be loaded shows an error and keeps the form', async () => {
  // only here: a test file has what comes late before it begins
  const { HistoryButton } = await import('./history-button.tsx');
  renderInApp(
    <>
      <input aria-label="ชื่อ" defaultValue="ยังไม่บันทึก" />
      <HistoryButton entity="book" id="7" labels={new Map()} />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'ประวัติ' }));
  await screen.findByRole('alert');
  screen.getByDisplayValue('ยังไม่บันทึก');
});
