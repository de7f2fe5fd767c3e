import { Menu } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchFile } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { ReportButtons } from './report-buttons.tsx';

const file = { content: new Blob(['x']), contentDisposition: null };
const open = vi.spyOn(window, 'open');

test('a button shows progress while its report is made, and keeps the focus', async () => {
  let finish = (_made: typeof file) => {};
  vi.mocked(fetchFile).mockReturnValue(
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
  finish(file);
  await waitFor(() => expect(turns()).toBe(false));
  expect(open).not.toHaveBeenCalled();
});

test('a report to print is opened, and the other formats are in the same menu', async () => {
  vi.mocked(fetchFile).mockResolvedValue(file);
  open.mockReturnValue(window);
  const pack = vi.fn();
  renderInApp(
    <ReportButtons report={{ route: 'GET /books_report' }} ask={() => ({})} also={<Menu.Item onClick={pack}>ประกันคุณภาพ</Menu.Item>} />,
  );
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'รายงาน' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('พิมพ์ (PDF)');
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(vi.mocked(fetchFile).mock.lastCall?.[0]).toBe('GET /books_report');
  await choose('ประกันคุณภาพ');
  expect(pack).toHaveBeenCalledOnce();
});
