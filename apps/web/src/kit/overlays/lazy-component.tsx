import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** Delay until the first rows of a screen are rendered. */
const idleMilliseconds = 1500;

interface LazyProps {
  /** Shown until the code is here. */
  fallback?: ReactNode;
  /** Also called when the code cannot be fetched. */
  onClose?: () => void;
}

/** A component of its own chunk, fetched when it is first rendered. */
export type LazyComponent<Props> = ((props: Props & LazyProps) => ReactNode) & {
  /** Prefetches the code on hover or focus. */
  preload(): void;
  /** Fetches the code when it is first opened; true from then on. `onMissing` closes it again: the next opening tries again. */
  useOpened(isOpen: boolean, onMissing: () => void): boolean;
};

const everything = new Set<() => Promise<unknown>>();
const whenIdle = new Set<() => Promise<unknown>>();

/** Registers code to fetch once the page is idle. */
export const addIdlePreload = (load: () => Promise<unknown>) => void whenIdle.add(load);

interface LazyOptions {
  /** Prefetched when the page is idle: it opens by itself, or must work offline. */
  isIdlePreloaded?: boolean;
  /** Called when the code cannot be fetched while it is needed. */
  onMissing?: () => void;
}

/**
 * A lazy component that is fetched ahead, drawn at once when its code is here, and closed when that cannot be fetched. Not `React.lazy`,
 * which keeps a failed import for ever.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isIdlePreloaded = false, onMissing }: LazyOptions = {},
): LazyComponent<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async () => {
    known ??= await load();
  };
  everything.add(fetch);
  if (isIdlePreloaded) addIdlePreload(fetch);

  function useOpened(isOpen: boolean, close: (() => void) | undefined): boolean {
    const [wasOpened, setWasOpened] = useState(false);
    if (isOpen && known && !wasOpened) setWasOpened(true);
    const giveUp = useEffectEvent(() => {
      onMissing?.();
      close?.();
    });
    useEffect(() => {
      if (!isOpen || wasOpened) return;
      let isCancelled = false;
      fetch().then(
        () => isCancelled || setWasOpened(true),
        () => isCancelled || giveUp(),
      );
      return () => {
        isCancelled = true;
      };
    }, [isOpen, wasOpened]);
    return wasOpened;
  }

  function Lazy({ fallback = null, ...props }: Props & LazyProps) {
    const isHere = useOpened(true, props.onClose);
    const Code = known as ComponentType<object> | null; // the props without the fallback are those of the component
    return isHere && Code ? <Code {...props} /> : fallback;
  }
  return Object.assign(Lazy, { preload: () => void fetch().catch(() => undefined), useOpened });
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
