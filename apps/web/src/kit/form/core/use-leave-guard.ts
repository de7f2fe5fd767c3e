import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import { formIn } from '../../url-state/screen-state.ts';

/** A navigation that waits for confirmation. */
interface PendingLeave {
  leave(): void;
  stay(): void;
}

/**
 * Confirms leaving a form with unsaved changes, by link, back button or closing the window. `placeIn` tells which form an address shows.
 */
export function useLeaveGuard(isUnsaved: () => boolean, onLeave: () => void, placeIn = formIn): PendingLeave | null {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeaving = from.pathname !== to.pathname || placeIn(from.search) !== placeIn(to.search);
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
