/** Addresses that carry a secret in `?token=`: the documented sign-in hand-over, and the links in mails. */
const carriers = ['/login', '/password-reset', '/verify-email'];

let token: string | null = null;

/** Moves the token out of the address into memory, before anything could log it, send it as a referrer or keep it in the history. */
export function takeTokenFromAddress(): void {
  const address = new URL(location.href);
  if (!carriers.includes(address.pathname)) return;
  token = address.searchParams.get('token') || null;
  if (!address.searchParams.has('token')) return;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address.pathname + address.search);
}

/** The token this page was opened with, or null. */
export function addressToken(): string | null {
  return token;
}

/** Forgets it once it has been used. */
export function forgetAddressToken(): void {
  token = null;
}
