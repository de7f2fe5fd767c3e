import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useInTurns } from './use-in-turns.ts';

const drawn = vi.fn();

/** Something large behind its heading. */
function Page({ isReady }: { isReady: boolean }) {
  const isDrawn = useInTurns(isReady);
  useEffect(() => drawn(isReady, isDrawn));
  return (
    <>
      <h1>{isReady ? 'พร้อม' : 'รอ'}</h1>
      {isDrawn && <p>แถว</p>}
    </>
  );
}

test('what is ready from the start is drawn at once', () => {
  drawn.mockReset();
  render(<Page isReady />);
  expect(screen.getByText('แถว')).toBeDefined();
  expect(drawn.mock.calls).toEqual([[true, true]]);
});

test('what becomes ready later is drawn after the page has answered, in a turn of its own', () => {
  drawn.mockReset();
  const { rerender } = render(<Page isReady={false} />);
  rerender(<Page isReady />);
  expect(drawn.mock.calls).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(screen.getByText('แถว')).toBeDefined();
});

test('what is ready no longer goes away at once', () => {
  const { rerender } = render(<Page isReady />);
  drawn.mockReset();
  rerender(<Page isReady={false} />);
  expect(drawn.mock.calls[0]).toEqual([false, false]);
  expect(screen.queryByText('แถว')).toBeNull();
});
