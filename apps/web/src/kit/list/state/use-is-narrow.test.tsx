import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsNarrow } from './use-is-narrow.ts';

const drawn = vi.fn();
/** What the browser says once it has laid the page out. */
let layOut: (room: number) => void;

beforeEach(() => {
  drawn.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        layOut = (room) => {
          vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
          act(onResize);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List() {
  const { ref, isNarrow } = useIsNarrow(860);
  drawn(isNarrow);
  return <div ref={ref}>{isNarrow ? 'การ์ด' : 'ตาราง'}</div>;
}

test.each([
  [390, 'การ์ด'],
  [1366, 'ตาราง'],
])('a window of %i pixels is guessed rightly: %s, drawn once, and nothing is measured in the middle of it', (window, words) => {
  vi.stubGlobal('innerWidth', window);
  const measuring = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
  render(<List />);
  expect(measuring).not.toHaveBeenCalled();
  expect(screen.getByText(words)).toBeDefined();
  layOut(window - 280);
  expect(drawn).toHaveBeenCalledOnce();
});

test('a wrong estimate is corrected by measuring, and the next list is right at once', () => {
  vi.stubGlobal('innerWidth', 1300);
  const { unmount } = render(<List />);
  layOut(600);
  expect(screen.getByText('การ์ด')).toBeDefined();
  unmount();
  drawn.mockReset();
  render(<List />);
  expect(drawn.mock.calls).toEqual([[true]]);
});

test('an element without layout has no width and is not narrow', () => {
  vi.stubGlobal('innerWidth', 1366);
  render(<List />);
  layOut(0);
  expect(screen.getByText('ตาราง')).toBeDefined();
});
