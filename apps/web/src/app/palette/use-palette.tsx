import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { lazyOverlay } from '../../kit/overlays/lazy-overlay.ts';

const Palette = lazyOverlay(() => import('./palette.tsx').then((m) => m.Palette), { isIdlePreloaded: true });

/** The palette and its shortcuts. Lazy; keys typed while it loads are buffered. */
export function usePalette(): { open(): void; element: ReactNode } {
  const [isOpen, { open, close }] = useDisclosure(false);
  const early = useEarlyLetters(isOpen, close);
  // closed when it is missing, else it would go on keeping letters that are typed into the page
  const wasOpened = Palette.useOpened(isOpen, close);
  // Physical: on a Thai keyboard the same key types another letter. Everywhere, also while typing.
  useHotkeys([['mod+K', open, { usePhysicalKeys: true, preventDefault: true }]], [], true);
  return { open, element: wasOpened && <Palette opened={isOpen} onClose={close} early={early} /> };
}

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
