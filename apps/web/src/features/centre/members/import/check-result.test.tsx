import type { Import, ImportCheck, ImportRow } from '@faculty/contracts/centre/list-import';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../../kit/api/http.ts';
import { book } from '../../../../kit/testing/fixture-entity.ts';
import { renderInApp } from '../../../../kit/testing/render-in-app.tsx';
import { importPhrases } from './import.phrases.ts';
import { ImportPage } from './import-page.tsx';

const definition = {
  entity: book,
  key: 'code',
  unique: [],
  fields: [
    { field: 'code', title: { th: 'รหัส', en: 'Code' }, names: [], isRequired: true },
    { field: 'faculty', title: { th: 'หน่วยงาน', en: 'Department' }, names: [], choices: 'looked up' },
  ],
  routes: { read: 'POST /r', check: 'POST /c', save: 'POST /s', left: 'POST /f', sample: 'GET /e', list: 'GET /l' },
} satisfies Import;

const row = (number: number, outcome: ImportRow['outcome'], more: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  outcome,
  key: String(number),
  title: `คน ${number}`,
  changes: {},
  errors: {},
  notes: {},
  ...more,
});
const unknown = { errors: { faculty: { code: 'choice', message: 'โปรดเลือก', given: 'ศิลปศาสตร์' } } };
const told: ImportCheck = {
  plan: 'p',
  is_saved: false,
  counts: { add: 1, change: 0, same: 0, unsure: 2, refuse: 2 },
  rows: [
    row(2, 'add'),
    row(3, 'unsure', { key: 'x' }),
    row(4, 'unsure', { key: 'x' }),
    row(5, 'refuse', unknown),
    row(6, 'refuse', unknown),
  ],
};
const read = {
  sheet: '',
  head_row: 1,
  rows: 5,
  columns: [{ head: 'คณะ', samples: [] }],
  suggested: { faculty: { column: 'คณะ' } },
  choices: { faculty: [{ value: '7', name: 'คณะศิลปศาสตร์' }] },
};

test('values are matched once, rows are ticked by hand, and ticked rows are saved', async () => {
  const sent: [string, Record<string, unknown>][] = [];
  vi.mocked(call).mockImplementation(async (route, { body } = {}) => {
    const form = body as FormData;
    const part = (name: string) => JSON.parse(String(form.get(name) ?? '{}')) as unknown;
    sent.push([route, { sources: part('sources'), chosen: part('chosen') }]);
    if (route === 'POST /r') return read;
    return route === 'POST /c' ? told : { ...told, is_saved: true, done: { add: 1, change: 0, left: 4 } };
  });
  renderInApp(<ImportPage definition={definition} onClose={() => undefined} />);
  // what can be imported is told before a file is chosen
  expect(screen.getByText(/รหัส \* · หน่วยงาน/)).toBeTruthy();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.csv', { type: 'text/csv' })] } });
  fireEvent.click(await screen.findByRole('button', { name: importPhrases.check.th }));

  // the nearest is chosen already
  const value = await screen.findByRole<HTMLInputElement>('combobox', { name: importPhrases.unknownValue('หน่วยงาน', 'ศิลปศาสตร์', 2).th });
  expect(value.value).toBe('คณะศิลปศาสตร์');
  fireEvent.click(screen.getByRole('button', { name: importPhrases.useMatched.th }));
  await waitFor(() => expect(sent.at(-1)?.[0]).toBe('POST /c'));
  await waitFor(() =>
    expect(sent.at(-1)?.[1].sources).toEqual({ faculty: { column: 'คณะ', matched: [{ text: 'ศิลปศาสตร์', value: '7' }] } }),
  );

  // of two people with one code one is ticked, and nobody is by itself
  const tick = (number: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: importPhrases.tick(number).th });
  expect((await tick(3)).checked).toBe(false);
  fireEvent.click(await tick(3));
  fireEvent.click(await tick(4));
  expect([(await tick(3)).checked, (await tick(4)).checked]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('radio', { name: /ทั้งหมด/ }));
  fireEvent.click(await tick(2));
  fireEvent.click(screen.getByRole('button', { name: importPhrases.save(1, 0).th }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject(['POST /s', { chosen: { accepted: [4], left_out: [2] } }]));
  // what is left can still be had
  expect((await screen.findAllByText(importPhrases.saved(1, 0, 4).th)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: importPhrases.downloadLeft(4).th })).toBeTruthy();
});
