import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';

const shownMilliseconds = 6_000;

let status = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(text: string): void {
  status = text;
  for (const listener of listeners) listener();
}

/** Tells something of the page that nobody has to act on, for six seconds in the line above its title. */
export function showPageStatus(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => set(''), shownMilliseconds);
  set(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The status of the page: it takes room that is there, and covers and moves nothing. On a phone screen readers alone tell it. */
export function PageStatus({ className }: { className?: string | undefined }) {
  const text = useSyncExternalStore(subscribe, () => status);
  return (
    <Text role="status" size="sm" c="dimmed" className={className ?? ''}>
      {text}
    </Text>
  );
}
