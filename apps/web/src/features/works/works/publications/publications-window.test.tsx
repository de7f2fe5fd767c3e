import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../kit/api/http.ts';
import { makeReport } from '../../../../kit/reports/make-report.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { copyTexts } from './copy-runs.ts';
import { PublicationsWindow } from './publications-window.lazy.tsx';

vi.mock('../../../../kit/reports/make-report.ts', () => ({ makeReport: vi.fn(async () => {}) }));
vi.mock('../../../../kit/api/http.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const entries = [
  ['แก้ว ใจดี. (2569). คำ<ยืม>. ', 'วารสารภาษา', ', ', '5', '(2).'],
  ['Lee, A. (2026). ', 'Tones', '.'],
];
const asked: object[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.mocked(call).mockImplementation(async (route, input) => {
    if (route !== 'GET /publications') return [];
    asked.push(input?.query ?? {});
    return { count: 2, entries };
  });
});

test('copied texts keep italics as HTML, and are plain beside', () => {
  expect(copyTexts(entries)).toEqual({
    plain: 'แก้ว ใจดี. (2569). คำ<ยืม>. วารสารภาษา, 5(2).\nLee, A. (2026). Tones.',
    html: '<p>แก้ว ใจดี. (2569). คำ&lt;ยืม&gt;. <i>วารสารภาษา</i>, <i>5</i>(2).</p><p>Lee, A. (2026). <i>Tones</i>.</p>',
  });
});

test('the window asks for what the list is filtered by, shows the works and copies and saves them', async () => {
  const write = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  vi.stubGlobal('ClipboardItem', class {});
  const query = { user_name: 'malee', work_type: 'W1', start_date: '2024-10-01', end_date: '2025-09-30' };
  renderInApp(<PublicationsWindow query={query} onClose={() => {}} />);
  expect((await screen.findByText('วารสารภาษา')).tagName).toBe('I');
  expect(asked[0]).toEqual({ style: 'apa', language: 'th', ...query });
  fireEvent.click(screen.getByRole('button', { name: 'คัดลอกทั้งรายการ' }));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Word (.docx)' }));
  await waitFor(() =>
    expect(vi.mocked(makeReport).mock.lastCall).toMatchObject(['GET /report/publications/:format', { params: { format: 'docx' } }]),
  );
});
