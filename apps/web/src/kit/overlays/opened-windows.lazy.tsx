import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** It is made closed and opened then: the library remembers where the focus was when something opens, and gives it back there. */
function useOpenedOnceMade(opened: boolean): boolean {
  const [isMade, setMade] = useState(false);
  useEffect(() => setMade(true), []);
  return opened && isMade;
}

export function OpenedModal({ opened, ...modal }: ModalProps) {
  return <Modal {...modal} opened={useOpenedOnceMade(opened)} />;
}

export function OpenedDrawer({ opened, ...drawer }: DrawerProps) {
  return <Drawer {...drawer} opened={useOpenedOnceMade(opened)} />;
}
