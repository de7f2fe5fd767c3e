import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { lazyOverlay } from '../../kit/overlays/lazy-overlay.ts';
import { useEarlyLetters } from './use-early-letters.ts';

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
