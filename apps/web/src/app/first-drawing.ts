import type { createRouter } from './router.tsx';

/** Until the first rows are loaded, the frame is shown. */
const patienceMilliseconds = 150;

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/** When the screen of the address is here, or could not be had. */
export function whenLoaded({ state, subscribe }: Router): Promise<void> {
  return new Promise((loaded) => {
    if (state.initialized) return loaded();
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      loaded();
    });
  });
}

/**
 * When the page may be drawn for the first time: once its screen is here, and the answers it begins with, unless they take long. Never
 * before the screen: the router keeps its first state for the first subscriber, which is `whenLoaded`. Its component subscribes
 * after it has rendered, and would miss a screen that was loaded meanwhile.
 */
export async function whenToDraw(loaded: Promise<void>, answered: Promise<void>): Promise<void> {
  await Promise.all([loaded, Promise.race([answered, new Promise((passed) => setTimeout(passed, patienceMilliseconds))])]);
}
