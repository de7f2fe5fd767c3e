import { useDeferredValue } from 'react';

/**
 * Whether something large may be drawn. What becomes ready while the page stands is drawn in turns of a few milliseconds, between which
 * the page answers to keys and the pointer; an answer of the server alone would draw it in one piece. What is ready from the start is
 * drawn at once: a list one comes back to has its scroll and its focus.
 */
export function useInTurns(isReady: boolean): boolean {
  return useDeferredValue(isReady, isReady) && isReady;
}
