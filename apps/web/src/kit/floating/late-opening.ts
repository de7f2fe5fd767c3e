import type { ComponentType } from 'react';
import { HttpError } from '../data/http.ts';
import { type Late, late } from '../look/late.ts';
import { showError } from '../messages/messages.ts';

/** A late piece that somebody opens: whoever waits for it is told when it cannot be had. */
export const lateOpening = <Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> =>
  late(load, () => showError(new HttpError(0, null)));
