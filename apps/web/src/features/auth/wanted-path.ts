const key = 'wanted_path';

/** Stores the wanted address over the redirect to the identity provider and back. */
export function rememberWantedPath(path: string): void {
  sessionStorage.setItem(key, path);
}

/** Where to go after signing in: what was wanted, else the start page (documented). */
export function wantedPath(): string {
  const path = sessionStorage.getItem(key) ?? '/';
  // Only ever a path of our own: `//elsewhere` would be another site.
  return /^\/(?!\/)/.test(path) ? path : '/';
}

export function forgetWantedPath(): void {
  sessionStorage.removeItem(key);
}
