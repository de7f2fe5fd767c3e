import type { ComponentType } from 'react';
import { showNotLoaded } from '../notifications/messages.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

/** A lazy component that the person asked for or needs: a message tells when its code cannot be fetched. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isIdlePreloaded = false } = {},
): LazyComponent<Props> => lazyComponent(load, { isIdlePreloaded, onMissing: showNotLoaded });
