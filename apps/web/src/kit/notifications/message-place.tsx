import { useCallback } from 'react';
import classes from './message-place.module.css';

/** Holds the messages. It is moved between its places, so that what is shown is neither drawn nor announced again. */
export const messageHost = document.createElement('section');
messageHost.dataset.messages = '';

let home: HTMLElement | null = null;
/** Places of bars at the foot of the page, the latest last. */
const places: HTMLElement[] = [];

/** Puts the messages above the bar at the foot of the page, or at the foot itself; the latter is also above an open dialog. */
export function placeMessages(): void {
  const isOverDialog = document.querySelector('[aria-modal="true"]') !== null;
  const place = (isOverDialog ? undefined : places.at(-1)) ?? home;
  if (place !== null && messageHost.parentElement !== place) place.append(messageHost);
}

/** Where messages are shown when no bar is in sight. */
export function MessageHome() {
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    home = element;
    placeMessages();
    return () => {
      home = null;
    };
  }, []);
  return <div ref={ref} className={classes.home} />;
}

/** To be put into a bar that sticks to the foot of the page, first: messages stand above that bar and not over its buttons. */
export function MessagePlace() {
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    places.push(element);
    placeMessages();
    return () => {
      places.splice(places.indexOf(element), 1);
      // before the bar is taken out with them
      placeMessages();
    };
  }, []);
  return <div ref={ref} className={classes.place} />;
}
