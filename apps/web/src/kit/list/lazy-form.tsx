import type { ComponentType } from 'react';
import { lazyPart } from '../notifications/lazy-part.tsx';
import { LoadingState } from '../notifications/states.tsx';

/** The form of a list's records, or another view of one: its code comes when it is opened, so that the first rows need not wait for it. */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Form = lazyPart(load);
  return (props) => <Form {...props} fallback={<LoadingState />} />;
}
