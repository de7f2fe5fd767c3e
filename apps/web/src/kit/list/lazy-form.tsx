import { type ComponentType, lazy, Suspense } from 'react';
import { ScreenLoadError } from '../notifications/error-screen.tsx';
import { LoadingState } from '../notifications/states.tsx';
import { addIdlePreload } from '../overlays/lazy-component.tsx';

/**
 * The form of a list's records, or another view of one: its code comes once the list stands, so that the first rows need not wait for
 * what forms are made of.
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Form = lazy(async () => {
    try {
      return { default: (await load()) as ComponentType<object> }; // lazy takes a component's props for its own only when it knows them
    } catch (cause) {
      throw new ScreenLoadError(cause);
    }
  });
  addIdlePreload(load);
  return function FormScreen(props: Props) {
    return (
      <Suspense fallback={<LoadingState />}>
        <Form {...props} />
      </Suspense>
    );
  };
}
