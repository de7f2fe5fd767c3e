import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEarlyLetters } from './use-palette.tsx';

test('what is typed before the palette is there goes into it, and presses no key of the page', () => {
  const onPage = vi.fn();
  document.body.addEventListener('keydown', onPage);
  const { result, rerender } = renderHook(({ isOpen }) => useEarlyLetters(isOpen, () => undefined), { initialProps: { isOpen: false } });
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(onPage).toHaveBeenCalledTimes(1);
  rerender({ isOpen: true });
  for (const key of ['ท', 'ุ', 'น', 'n', 'Backspace', 'Tab']) fireEvent.keyDown(document.body, { key });
  expect(onPage, 'but for Tab').toHaveBeenCalledTimes(2);
  expect(result.current()).toBe('ทุน');
  expect(result.current(), 'taken once').toBe('');
  document.body.removeEventListener('keydown', onPage);
});

test('Esc closes it before it is there; its own box has its own letters', () => {
  const onClose = vi.fn();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.dataset.palette = '';
  const { result } = renderHook(() => useEarlyLetters(true, onClose));
  fireEvent.keyDown(dialog, { key: 'a' });
  expect(result.current()).toBe('');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  dialog.remove();
});
