/** The session token in the browser's storage, and how to sign in again when it ends. No React here: the HTTP client uses it. */
const tokenKey = 'token';
const loginTimeKey = 'login_time';
const signedOutKey = 'signed_out_at';
const eightHours = 28_800_000;

/** The stored token, live or not, or null. */
export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

/** Whether a token is stored, decodes, and expires later than now (the documented check). */
export function hasLiveToken(): boolean {
  const token = readToken();
  if (token === null) return false;
  const loginTime = Number(localStorage.getItem(loginTimeKey));
  if (loginTime && Date.now() - loginTime > eightHours) return false;
  try {
    const payload = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number };
    return typeof payload.exp === 'number' && payload.exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(loginTimeKey, String(Date.now()));
}

export function forgetToken(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(loginTimeKey);
}

/** Ends the session on purpose, in every window of this browser. */
export function signOutEverywhere(): void {
  forgetToken();
  localStorage.setItem(signedOutKey, String(Date.now()));
}

/**
 * Calls back when another window of this browser signs in (a token) or out on purpose (null). A token that is only cleared away, because
 * it was too old when a window was opened, says nothing to a window in which somebody is writing.
 */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey) listener(null);
    if (key === tokenKey && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

type AskAgain = () => Promise<string>;
let askAgain: AskAgain | null = null;
let asking: Promise<string> | null = null;

/** The shell registers how to sign in again without leaving the screen: a promise of the new token, rejected on cancel. */
export function onSessionEnd(ask: AskAgain | null): void {
  askAgain = ask;
}

/** One sign-in at a time, however many calls find the session ended. */
export function signInAgain(): Promise<string> {
  if (!askAgain) return Promise.reject(new Error('no way to sign in again'));
  asking ??= askAgain().finally(() => {
    asking = null;
  });
  return asking;
}
