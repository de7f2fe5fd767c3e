/** Addresses whose content was replaced from this page → how often. The browser would keep showing its cached picture. */
const replaced = new Map<string, number>();

/** Records the files that a save has replaced: the addresses under their fields in the answer. */
export function recordReplacedFiles(fields: readonly string[], answer: unknown): void {
  for (const field of fields) {
    const address = (answer as Partial<Record<string, unknown>> | null)?.[field];
    if (typeof address === 'string') replaced.set(address, (replaced.get(address) ?? 0) + 1);
  }
}

/** The address of a file's present content, with a cache-busting version. Not for copying: a file keeps its plain address. */
export function freshAddress(address: string): string {
  const version = replaced.get(address);
  return version === undefined ? address : `${address}?v=${version}`;
}
