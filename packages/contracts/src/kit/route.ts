/** A route's text taken apart, as a router takes it. A module of its own: the sign-in page needs it, and no zod. */
export function methodAndUrl<Method extends string>(route: `${Method} /${string}`): { method: Method; url: string } {
  const [method, url] = route.split(' ') as [Method, string];
  return { method, url };
}
