import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A screen's code did not arrive: no network, too slow, or a new version has replaced it on the server. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
  constructor(cause: unknown) {
    super('a screen could not be loaded', { cause });
    // the page shows a friendly text; support needs the reason
    console.error(cause);
  }
}

/**
 * A component whose code is fetched when it is first drawn, with `fallback` in its place until then. Where the code cannot be fetched the
 * error page takes the place of the screen and offers to reload it: browsers remember a failed import until then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props & { fallback?: ReactNode }> {
  const Part = lazy(async () => {
    try {
      return { default: (await load()) as ComponentType<object> }; // lazy takes a component's props for its own only when it knows them
    } catch (cause) {
      throw new ScreenLoadError(cause);
    }
  });
  return function LazyPart({ fallback, ...props }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
