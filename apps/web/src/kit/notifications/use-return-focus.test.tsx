import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReturnFocus } from './use-return-focus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function buttonWithFocus(): HTMLButtonElement {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

it('returns the focus when the dialog closes', () => {
  const button = buttonWithFocus();
  const { unmount } = renderHook(() => useReturnFocus());
  button.blur();
  unmount();
  vi.advanceTimersByTime(20);
  expect(document.activeElement).toBe(button);
});

it('does nothing when the page is gone', () => {
  buttonWithFocus();
  const { unmount } = renderHook(() => useReturnFocus());
  unmount();
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('HTMLElement', undefined);
  expect(() => vi.advanceTimersByTime(20)).not.toThrow();
});
