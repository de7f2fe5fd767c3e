/** Addresses whose content was replaced from this page → how often. A browser goes on showing the picture it has under an address. */
const replaced = new Map<string, number>();

/** Takes note of the files that a save has replaced: the addresses under their fields in the answer. */
export function noteReplaced(fields: readonly string[], answer: unknown): void {
  for (const field of fields) {
    const address = (answer as Partial<Record<string, unknown>> | null)?.[field];
    if (typeof address === 'string') replaced.set(address, (replaced.get(address) ?? 0) + 1);
  }
}

/** The address under which a browser shows what a file holds now. Not for copying: a file keeps its plain address. */
export function freshAddress(address: string): string {
  const version = replaced.get(address);
  return version === undefined ? address : `${address}?v=${version}`;
}
