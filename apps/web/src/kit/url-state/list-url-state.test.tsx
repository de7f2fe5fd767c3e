import { act, renderHook } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListUrlState } from './list-url-state.ts';

test('two changes before the next render both count', () => {
  const { result } = renderHook(useListUrlState, { wrapper: MemoryRouter });
  act(() => {
    result.current.change({ end_date: '2026-11-01' });
    result.current.change({ q: 'ข่าว' });
  });
  expect(Object.fromEntries(result.current.asked)).toEqual({ end_date: '2026-11-01', q: 'ข่าว' });
});

test('a change counts also when something else is rendered before its address', () => {
  const useListAndMore = () => ({ list: useListUrlState(), more: useState(0) });
  const { result } = renderHook(useListAndMore, { wrapper: MemoryRouter });
  act(() => {
    startTransition(() => result.current.list.change({ q: 'ข่าว' }));
    flushSync(() => result.current.more[1](1));
    result.current.list.change({ end_date: '2026-11-01' });
  });
  expect(Object.fromEntries(result.current.list.asked)).toEqual({ end_date: '2026-11-01', q: 'ข่าว' });
});
