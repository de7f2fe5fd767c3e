import { useState } from 'react';
import { lazyComponent } from '../../kit/overlays/lazy-component.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { useSessionEnd } from './use-session-end.ts';

const SessionEndWindow = lazyComponent(() => import('./session-end-window.tsx').then((m) => m.SessionEndWindow), { isIdlePreloaded: true });

/** Signing in again without leaving the screen: the calls that found the session ended wait behind it. */
export function SessionEndDialog() {
  const me = useMe();
  const end = useSessionEnd(me.id);
  const [wasAsked, setWasAsked] = useState(false);
  if (end.isAsking && !wasAsked) setWasAsked(true);
  return wasAsked && <SessionEndWindow end={end} me={me} />;
}
