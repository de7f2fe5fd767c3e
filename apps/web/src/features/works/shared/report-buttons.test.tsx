import { Menu } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { ReportButtons } from './report-buttons.tsx';

vi.mock('../../../kit/reports/make-report.tsx', () => ({ makeReport: vi.fn() }));

test('a button shows progress while its report is made, and keeps the focus', async () => {
  let finish = () => {};
  vi.mocked(makeReport).mockReturnValue(
    new Promise((done) => {
      finish = done;
    }),
  );
  renderInApp(<ReportButtons report={{ route: 'GET /books_report' }} ask={() => ({})} />);
  const button = () => screen.getByRole('button', { name: 'รายงาน' });
  const turns = () => button().querySelector('.mantine-Loader-root') !== null;
  expect(turns()).toBe(false);
  button().focus();
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'ดาวน์โหลด Excel' }));
  await waitFor(() => expect(turns()).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(button()).toHaveProperty('disabled', false);
  finish();
  await waitFor(() => expect(turns()).toBe(false));
  expect(vi.mocked(makeReport).mock.lastCall?.[2]).toBe(false);
});

test('a report to print is opened, and the other formats are in the same menu', async () => {
  vi.mocked(makeReport).mockResolvedValue();
  const pack = vi.fn();
  renderInApp(
    <ReportButtons report={{ route: 'GET /books_report' }} ask={() => ({})} also={<Menu.Item onClick={pack}>ประกันคุณภาพ</Menu.Item>} />,
  );
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'รายงาน' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('พิมพ์ (PDF)');
  await waitFor(() => expect(vi.mocked(makeReport).mock.lastCall).toEqual(['GET /books_report', {}, true]));
  await choose('ประกันคุณภาพ');
  expect(pack).toHaveBeenCalledOnce();
});
