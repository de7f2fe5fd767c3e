import { useEffect } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showPageNotice } from '../../notifications/messages.ts';
import { listPhrases } from '../list.phrases.ts';

/** Documented: a message once per screen and visit that its rows are loaded. */
export function useReadyMessage(screen: string, isLoading: boolean): void {
  const t = usePhrases(listPhrases);
  useEffect(() => {
    const key = `ready:${screen}`;
    if (isLoading || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
    showPageNotice(t.ready);
  }, [screen, isLoading, t.ready]);
}
