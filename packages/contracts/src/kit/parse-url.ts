/** The parsed address, or null if it is none. `URL.canParse` and `URL.parse` do the same in newer browsers than the oldest supported. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
