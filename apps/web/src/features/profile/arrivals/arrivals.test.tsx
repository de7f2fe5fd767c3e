import type { WorkArrival } from '@faculty/contracts/works/work-arrival';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { NewToYou } from './new-to-you.tsx';

const arrival = (arrival_id: number, more: Partial<WorkArrival> = {}): WorkArrival => ({
  arrival_id,
  sources: ['openalex', 'orcid'],
  fields: {
    work_title_th: `Tones ${arrival_id}`,
    work_public_year: 2567,
    work_owner_name_th: 'Somsri Jaidee',
    work_public_title_th: 'Journal of Tones',
    work_doi: '10.1234/w1',
  },
  match: null,
  ...more,
});
const page = '/web/content_work';
const answerWith = (rows: WorkArrival[]) =>
  vi
    .mocked(call)
    .mockImplementation(async (route) =>
      route === 'POST /work_arrivals/:arrival_id' ? { state: 'refused' } : { asked: ['orcid'], count: rows.length, rows },
    );
const decisions = () => vi.mocked(call).mock.calls.filter(([route]) => route.startsWith('POST'));

beforeEach(() => void vi.mocked(call).mockReset());

test('nothing is there while nothing has arrived, and nothing is asked without the right to add works', async () => {
  answerWith([]);
  const { container } = renderInApp(<NewToYou />, { page });
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.querySelector('[aria-labelledby=arrivals]')).toBeNull();
  vi.mocked(call).mockClear();
  renderInApp(<NewToYou />, { page, right: { add: false } });
  expect(call).not.toHaveBeenCalled();
});

test('a work is taken into its form, or refused by one press', async () => {
  answerWith([arrival(1), arrival(2), arrival(3), arrival(4)]);
  renderInApp(<NewToYou />, { page });
  expect((await screen.findByRole('link', { name: 'รับผลงานนี้: Tones 1' })).getAttribute('href')).toBe(`${page}?form=add&arrival=1`);
  expect(screen.getByText('4 รายการ')).toBeTruthy();
  expect(screen.queryByText('Tones 4')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'แสดงอีก 1 รายการ' }));
  expect(screen.getByText('Tones 4')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ไม่ใช่ของฉัน: Tones 1' }));
  await waitFor(() => expect(decisions()).toMatchObject([[expect.anything(), { params: { arrival_id: 1 }, body: { state: 'refused' } }]]));
  await screen.findByText('จะไม่แสดงผลงานนี้อีก');
  fireEvent.click(await screen.findByRole('button', { name: /^เลิกทำ/ }));
  await waitFor(() => expect(decisions().at(-1)).toMatchObject([expect.anything(), { body: { state: 'new' } }]));
});

test('one that is here already is joined with the work that it seems to be', async () => {
  answerWith([arrival(1, { match: { work_id: 7, work_title_th: 'วรรณยุกต์', work_title_en: 'Tone marks' } })]);
  renderInApp(<NewToYou />, { page });
  await screen.findByText(/วรรณยุกต์/);
  fireEvent.click(screen.getByRole('button', { name: 'มีอยู่แล้ว: Tones 1' }));
  await screen.findByRole('combobox', { name: 'คือผลงานใดของคุณ' });
});
