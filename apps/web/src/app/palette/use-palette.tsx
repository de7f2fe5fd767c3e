import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { HttpError } from '../../kit/api/http.ts';
import { showError } from '../../kit/notifications/messages.ts';
import { lazyComponent } from '../../kit/overlays/lazy-component.tsx';
import { useEarlyLetters } from './use-early-letters.ts';

const load = () => import('./palette.tsx').then((m) => m.Palette);
const Palette = lazyComponent(load, { isIdlePreloaded: true });

/** The palette and its shortcuts. Lazy; keys typed while it loads are buffered. */
export function usePalette(): { open(): void; element: ReactNode } {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, { open, close }] = useDisclosure(false);
  const early = useEarlyLetters(isOpen, close);
  function ask(): void {
    setWanted(true);
    open();
    // else it would go on keeping letters that are typed into the page
    load().catch(() => {
      close();
      showError(new HttpError(0, null));
    });
  }
  // Physical: on a Thai keyboard the same key types another letter. Everywhere, also while typing.
  useHotkeys([['mod+K', ask, { usePhysicalKeys: true, preventDefault: true }]], [], true);
  return { open: ask, element: isWanted && <Palette opened={isOpen} onClose={close} early={early} /> };
}
