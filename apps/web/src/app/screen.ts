import type { ComponentType } from 'react';
import { ScreenLoadError } from '../kit/notifications/lazy-part.tsx';

/** How long a screen may take to arrive (documented). */
const loadTimeout = 120_000;

/** A route's screen, loaded when it is first opened. Failing or taking too long, it shows the error page with a retry. */
export function screen(load: () => Promise<ComponentType>) {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timed out')), loadTimeout);
    });
    try {
      return { Component: await Promise.race([load(), tooLong]) };
    } catch (cause) {
      throw new ScreenLoadError(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
