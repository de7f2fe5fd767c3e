// A separate module without zod, because the sign-in page imports it.

/** Splits a route's text into method and URL pattern. */
export function methodAndUrl<Method extends string>(route: `${Method} /${string}`): { method: Method; url: string } {
  const [method, url] = route.split(' ') as [Method, string];
  return { method, url };
}

/**
 * Address of a call: path with its `:names` filled in, and query. Deterministic, so that equal calls have equal addresses.
 * @param query empty and undefined values are omitted
 */
export function addressOf(route: `${string} /${string}`, params: Record<string, string | number> = {}, query: object = {}): string {
  const path = methodAndUrl(route).url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Header of a call that is one of many of the same change: a UUID, the same with each. */
export const changeHeader = 'change-id';
