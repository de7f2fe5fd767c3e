const mostCached = 10_000;

/** A map that forgets what was not set for longest when it is full: strangers choose the keys, and must not fill the memory. */
export function lruMap<Value>(most = mostCached): Pick<Map<string, Value>, 'get' | 'set' | 'delete' | 'clear'> {
  const kept = new Map<string, Value>();
  const map = {
    get: (key: string) => kept.get(key),
    set(key: string, value: Value) {
      kept.delete(key); // to the end of the row: the map's first key is then the oldest
      kept.set(key, value);
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
      return map as never;
    },
    delete: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
  return map;
}
