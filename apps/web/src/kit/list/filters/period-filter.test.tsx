import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { ListState } from '../state/use-list.ts';
import { PeriodFilter } from './period-filter.tsx';

vi.setConfig({ testTimeout: 30_000 });

type Query = ListQuery & { start_date?: string | undefined; end_date?: string | undefined };
const filter = vi.fn();

function show(query: Query): HTMLInputElement {
  // the filter reads nothing else of a list
  const list = { query, filter } as unknown as ListState<object, Query>;
  renderInApp(<PeriodFilter list={list} from="start_date" to="end_date" />);
  return screen.getByRole('combobox');
}

test.each<[Query, string]>([
  [{ start_date: '2026-09-01', end_date: '2026-09-30' }, 'กันยายน 2569'],
  [{ start_date: '2024-02-01', end_date: '2024-02-29' }, 'กุมภาพันธ์ 2567'],
  [{ start_date: '2025-10-01', end_date: '2026-09-30' }, 'งบประมาณ 2569'],
  [{ start_date: '2026-06-01', end_date: '2027-05-31' }, 'การศึกษา 2569'],
  [{ start_date: '2001-01-01', end_date: '2001-12-31' }, 'พ.ศ. 2544'],
  [{ start_date: '2026-09-05', end_date: '2026-09-30' }, '5/9/2569 – 30/9/2569'],
  [{ end_date: '2026-09-30' }, ' – 30/9/2569'],
  [{}, ''],
])('%o reads %j', (query, words) => expect(show(query).value).toBe(words));

test.each([
  ['9/2550', { start_date: '2007-09-01', end_date: '2007-09-30' }],
  ['ก.ย. 50', { start_date: '2007-09-01', end_date: '2007-09-30' }],
  ['September 2007', { start_date: '2007-09-01', end_date: '2007-09-30' }],
  ['๒๕๕๐', { start_date: '2006-10-01', end_date: '2007-09-30' }],
])('%s is offered although it is long ago', async (typed, days) => {
  const box = show({});
  act(() => box.focus());
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(filter).toHaveBeenLastCalledWith(days);
});
