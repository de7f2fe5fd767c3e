import { useCallback, useEffect, useRef } from 'react';

/**
 * Buffers what is typed until the palette's box has the focus: on a slow line its code is loaded first.
 * Else the letters would be lost, go into a field of the page, or press its keys.
 */
export function useEarlyLetters(isOpen: boolean, onClose: () => void): () => string {
  const letters = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    letters.current = '';
    const keep = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-palette]')) return;
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) letters.current += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isOpen, onClose]);
  return useCallback(() => {
    const taken = letters.current;
    letters.current = '';
    return taken;
  }, []);
}
