import { act, renderHook } from '@testing-library/react';
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
