import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Palette } from './palette.tsx';

/** The palette and its shortcut. */
export function usePalette(): { open(): void; element: ReactNode } {
  const [isOpen, { open, close }] = useDisclosure(false);
  // Physical: on a Thai keyboard the same key types another letter. Everywhere, also while typing.
  useHotkeys([['mod+K', open, { usePhysicalKeys: true, preventDefault: true }]], [], true);
  return { open, element: <Palette opened={isOpen} onClose={close} /> };
}
