import { useEffect, useState } from 'react';

/**
 * For a dialog or drawer that is made when it is first opened: most of them never are, and closed ones would be drawn with every page.
 * It is made closed and opened then, as the library remembers at the opening where the focus was.
 */
export function useMade(opened: boolean): { isMade: boolean; isOpen: boolean } {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (opened) setWasOpened(true);
  }, [opened]);
  return { isMade: opened || wasOpened, isOpen: opened && wasOpened };
}
