import { useEffect, useSyncExternalStore } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { showState } from '../../kit/notifications/messages.ts';

const phrases = {
  offline: {
    th: 'ขาดการเชื่อมต่ออินเทอร์เน็ต ข้อมูลที่พิมพ์ไว้ยังอยู่ครบ แต่จะบันทึกและเปิดหน้าอื่นได้เมื่อเชื่อมต่อแล้ว',
    en: 'You are offline. What you typed is kept; saving and opening other screens work once you are connected again.',
  },
};

/** Shows a message while the browser is offline: pending requests would only look slow. */
export function useOfflineNotice(): void {
  const t = usePhrases(phrases);
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  useEffect(() => (isOnline ? undefined : showState(t.offline)), [isOnline, t.offline]);
}

function listen(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
