import { late, useLate } from '../../kit/look/late.ts';
import { useMe } from '../../kit/session/session.tsx';
import { useSessionEnd } from './use-session-end.ts';

const SessionEndWindow = late(() => import('./session-end-window.tsx').then((m) => m.SessionEndWindow));

/** Signing in again without leaving the screen: the calls that found the session ended wait behind it. */
export function SessionEndDialog() {
  const me = useMe();
  const end = useSessionEnd(me.id);
  const isHere = useLate(SessionEndWindow, end.isAsking || 'soon');
  return isHere && <SessionEndWindow end={end} me={me} />;
}
