import type { ComponentType } from 'react';
import { HttpError } from '../api/http.ts';
import { showError } from '../notifications/messages.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

/** A lazy component that is opened by the person: a failed fetch is shown as an error. */
export const lazyOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isIdlePreloaded = false } = {},
): LazyComponent<Props> => lazyComponent(load, { isIdlePreloaded, onMissing: () => showError(new HttpError(0, null)) });
