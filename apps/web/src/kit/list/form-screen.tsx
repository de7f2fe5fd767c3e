import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ScreenLoadError } from '../messages/error-screen.tsx';
import { LoadingState } from '../messages/states.tsx';

type Load = () => Promise<unknown>;

/** Forms of the screens that were opened, whose code nobody has asked for yet. */
const waiting = new Set<Load>();
/** By then the first rows stand, and nobody has read them yet. */
const quietMilliseconds = 1500;

/**
 * The form of a list's records, or another view of one: its code comes once the list stands, so that the first rows need not wait for
 * what forms are made of.
 */
export function formScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Form = lazy(async () => {
    try {
      return { default: (await load()) as ComponentType<object> }; // lazy takes a component's props for its own only when it knows them
    } catch (cause) {
      throw new ScreenLoadError(cause);
    }
  });
  waiting.add(load);
  return function FormScreen(props: Props) {
    return (
      <Suspense fallback={<LoadingState />}>
        <Form {...props} />
      </Suspense>
    );
  };
}

/** Fetches the code of the forms behind a list that stands: who opens one types at once. */
export function useFormsAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const fetching = setTimeout(() => {
      // what cannot be had now is asked for again by whoever opens it
      for (const load of waiting) void load().catch(() => undefined);
      waiting.clear();
    }, quietMilliseconds);
    return () => clearTimeout(fetching);
  }, [isReady]);
}
