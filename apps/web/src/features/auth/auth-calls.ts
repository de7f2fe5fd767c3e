import { call } from '../../kit/api/http.ts';
import type { AuthRoute } from '../../kit/session/session.tsx';

/** Router state for /login: opens the tab of the local password. */
export const localWay = { way: 'local' } as const;

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with e-mail and password; the answer's body is the session token (documented). */
export async function signInLocally(credentials: Credentials): Promise<string> {
  return String(await call('POST /auth/signin/local' satisfies AuthRoute, { body: credentials }));
}

/** Exchanges what /login was opened with (a one-time hand-over, or a session token) for the session's token. */
export async function exchangeToken(token: string): Promise<string> {
  return String(await call('POST /auth/session' satisfies AuthRoute, { body: { token } }));
}

export interface SignUp extends Credentials {
  fname_th: string;
  lname_th: string;
}

export const signUp = (body: SignUp) => call('POST /auth/signup' satisfies AuthRoute, { body });
export const verifyEmail = (token: string) => call('PUT /auth/verify-email' satisfies AuthRoute, { body: { token } });
export const sendPasswordReset = (email: string) => call('POST /auth/send-password-reset-email' satisfies AuthRoute, { body: { email } });
export const resetPassword = (body: { token: string; password: string }) => call('PUT /auth/password-reset' satisfies AuthRoute, { body });
