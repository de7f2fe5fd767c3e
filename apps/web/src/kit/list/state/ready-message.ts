import { useEffect, useState } from 'react';

const shownMilliseconds = 6_000;

/** Documented: whether to say, once per screen and visit, that its rows are loaded. */
export function useReadyMessage(screen: string, isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const key = `ready:${screen}`;
    if (isLoading || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
    setShown(true);
  }, [screen, isLoading]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown;
}
