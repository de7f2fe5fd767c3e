import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => String(row + 1)).map((row) => <li key={row}>{row}</li>);
const gaps: number[] = [];
const gap = (count: number) => {
  gaps.push(count);
  return <li data-testid="gap" />;
};
const shown = () => screen.queryAllByRole('listitem').filter((item) => item.textContent !== '').length;

/** As a page has it that was just opened. */
async function opened() {
  vi.resetModules();
  const { InTurns } = await import('./in-turns.tsx');
  return (count: number) => (
    <ul>
      <InTurns rows={rowsOf(count)} gap={gap} />
    </ul>
  );
}

beforeEach(() => {
  gaps.length = 0;
});

test('the first rows come with the page, the others a few at a time in the room that was kept for them', async () => {
  const list = await opened();
  render(list(12));
  expect(shown()).toBe(2);
  await waitFor(() => expect(shown()).toBe(12));
  expect(gaps).toEqual([10, 6, 2]);
  expect(screen.queryByTestId('gap')).toBeNull();
});

test('more rows of the same list, and every later list, are there at once', async () => {
  const list = await opened();
  const { rerender, unmount } = render(list(4));
  await waitFor(() => expect(shown()).toBe(4));
  rerender(list(50));
  expect(shown()).toBe(50);
  unmount();
  render(list(15));
  expect(shown()).toBe(15);
});

test('rows that were waited for come a few at a time as well', async () => {
  const list = await opened();
  const { rerender } = render(list(0));
  rerender(list(15));
  expect(shown()).toBe(2);
  await waitFor(() => expect(shown()).toBe(15));
});
