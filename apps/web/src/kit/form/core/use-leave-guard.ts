import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import { formIn } from '../../url-state/screen-state.ts';

/** A way out that waits for the person's answer. */
interface HeldLeaving {
  leave(): void;
  stay(): void;
}

/** Holds back whoever leaves a form with unsaved changes, by link, by the back button or by closing the window. */
export function useLeaveGuard(isUnsaved: () => boolean, onLeave: () => void): HeldLeaving | null {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeaving = from.pathname !== to.pathname || formIn(from.search) !== formIn(to.search);
    return isLeaving && isUnsaved();
  });
  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  if (blocker.state !== 'blocked') return null;
  return {
    leave() {
      onLeave();
      blocker.proceed();
    },
    stay: () => blocker.reset(),
  };
}
