const defaultMax = 10_000;

/** A bounded map that deletes the least recently set key when it is full. For keys that callers choose, which must not exhaust the memory. */
export function lruMap<Value>(max = defaultMax) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value): void {
      entries.delete(key); // moves the key to the end, so that the map's first key is the oldest
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > max && !oldest.done) entries.delete(oldest.value);
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
