import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** Delay until the first rows of a screen are rendered. */
const idleMilliseconds = 1500;
const retryMilliseconds = 3000;

/** A component of its own chunk, fetched when it is first rendered; `fallback` is shown until then. */
export type LazyComponent<Props> = ((props: Props & { fallback?: ReactNode }) => ReactNode) & {
  /** Prefetches the code on hover or focus. A failed fetch is repeated on render. */
  preload(): void;
};

const everything = new Set<() => Promise<unknown>>();
const whenIdle = new Set<() => Promise<unknown>>();

/** Registers code to fetch once the page is idle. */
export const addIdlePreload = (load: () => Promise<unknown>) => void whenIdle.add(load);

interface LazyOptions {
  /** Prefetched when the page is idle: it opens by itself, or must work offline. */
  isIdlePreloaded?: boolean;
  /** Called once when the code cannot be fetched while it is needed. The fetch is repeated every few seconds. */
  onMissing?: () => void;
}

/** `React.lazy` that survives a lost network, fetches ahead, and draws at once what is here already. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isIdlePreloaded = false, onMissing }: LazyOptions = {},
): LazyComponent<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async () => {
    known ??= await load();
    return known;
  };
  everything.add(fetch);
  if (isIdlePreloaded) addIdlePreload(fetch);
  // the types of lazy need the props of the component
  const Code = lazy(async () => ({ default: (await withRetry(fetch, onMissing)) as ComponentType<object> }));
  function Lazy({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [Drawn] = useState(() => (known as ComponentType<object> | null) ?? Code);
    return (
      <Suspense fallback={fallback}>
        <Drawn {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { preload: () => void fetch().catch(() => undefined) });
}

async function withRetry<Code>(fetch: () => Promise<Code>, onMissing: (() => void) | undefined): Promise<Code> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch();
    } catch {
      if (attempt === 1) onMissing?.();
      await new Promise((passed) => setTimeout(passed, retryMilliseconds * attempt));
    }
  }
}

/** Fetches what was registered for it once the page is idle, and again after each change of `screen`. */
export function useIdlePreload(screen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has registered other code
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of whenIdle) void load().catch(() => undefined);
      whenIdle.clear();
    }, idleMilliseconds);
    return () => clearTimeout(timer);
  }, [screen]);
}

/** Fetches all lazy components, for tests of a loaded page. */
export const preloadAll = () => Promise.all([...everything].map((fetch) => fetch()));
