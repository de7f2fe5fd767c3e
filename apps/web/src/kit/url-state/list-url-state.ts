import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The state of a list: page, size, order, search and filters. */
interface ListUrlState {
  asked: URLSearchParams;
  /** Undefined, null and empty values are taken out. `replace` leaves no step for the back button. */
  change(patch: Record<string, unknown>, replace?: boolean): void;
}

/** In the page's address: reload, back and links find the same rows. */
export function useListUrlState(): ListUrlState {
  const [asked, setParams] = useSearchParams();
  // two changes in a row both count, also when the address of the first is not rendered yet
  const latest = useRef(asked);
  const rendered = useRef(asked);
  if (rendered.current !== asked) {
    rendered.current = asked;
    latest.current = asked;
  }
  return {
    asked,
    change(patch, replace = false) {
      latest.current = patched(latest.current, patch);
      setParams(latest.current, { replace, preventScrollReset: true });
    },
  };
}

/** In the component: for a list in a dialog or a picker, whose page belongs to the screen under it. */
export function useLocalListState(): ListUrlState {
  const [asked, setAsked] = useState(() => new URLSearchParams());
  const change = useCallback((patch: Record<string, unknown>) => setAsked((now) => patched(now, patch)), []);
  return { asked, change };
}

function patched(asked: URLSearchParams, patch: Record<string, unknown>): URLSearchParams {
  const next = new URLSearchParams(asked);
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined || value === null || value === '') next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}
