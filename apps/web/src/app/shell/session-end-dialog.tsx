import { useLate } from '../../kit/look/use-late.ts';
import { useMe } from '../../kit/session/session.tsx';
import { useSessionEnd } from './use-session-end.ts';

const loadWindow = () => import('./session-end-window.tsx').then((m) => m.SessionEndWindow);

/** Signing in again without leaving the screen: the calls that found the session ended wait behind it. */
export function SessionEndDialog() {
  const me = useMe();
  const end = useSessionEnd(me.id);
  const Window = useLate(loadWindow, end.isAsking);
  return Window && <Window end={end} me={me} />;
}
