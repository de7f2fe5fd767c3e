import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** By then the first rows of a screen stand. */
const idleMilliseconds = 1500;
const retryMilliseconds = 3000;

/** A component in a file of its own, fetched when it is first drawn; `fallback` stands in its place until then. */
export type LazyComponent<Props> = ((props: Props & { fallback?: ReactNode }) => ReactNode) & {
  /** Fetches the code for somebody who comes near. What cannot be had is asked for again by whoever draws it. */
  preload(): void;
};

const everything = new Set<() => Promise<unknown>>();
const whenIdle = new Set<() => Promise<unknown>>();

/** Registers code to fetch once the page is idle. */
export const addIdlePreload = (load: () => Promise<unknown>) => void whenIdle.add(load);

interface LazyOptions {
  /** Fetched soon after the page stands: it opens by itself, or somebody may need it without network. */
  isIdlePreloaded?: boolean;
  /** Called once when the code cannot be had, where somebody waits for it. It is asked for again every few seconds. */
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
  // lazy takes a component's props for its own only when it knows them
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

/** Fetches all there is, for tests of a page that has stood for a while. */
export const preloadAll = () => Promise.all([...everything].map((fetch) => fetch()));
