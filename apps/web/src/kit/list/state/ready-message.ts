import { useEffect } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showPageStatus } from '../../notifications/page-status.tsx';
import { listPhrases } from '../list.phrases.ts';

/** Documented: the words, once per screen and visit, that its rows are loaded. */
export function useReadyMessage(screen: string, isLoading: boolean): void {
  const t = usePhrases(listPhrases);
  useEffect(() => {
    const key = `ready:${screen}`;
    if (isLoading || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
    showPageStatus(t.ready);
  }, [screen, isLoading, t.ready]);
}
