import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { email, nameText } from '../kit/fields.ts';

/** A session lasts 8 hours (documented). */
export const sessionMilliseconds = 28_800_000;

/** A new password: at least 6 characters as documented; bounded, because hashing a very long password costs CPU. */
export const newPassword = z.string().min(1).min(6, errorCode('password_short')).max(200);
const givenPassword = z.string().min(1).max(200);
const token = z.string().min(1).max(4096);

export const signInBody = z.object({ email, password: givenPassword });
export const signUpBody = z.object({
  email,
  password: newPassword,
  fname_th: nameText(100).default(''),
  lname_th: nameText(100).default(''),
  fname_en: nameText(100).default(''),
  lname_en: nameText(100).default(''),
});
export const verifyEmailBody = z.object({ token });
export const sendPasswordResetBody = z.object({ email });
export const passwordResetBody = z.object({ token, password: newPassword });
export const passwordUpdateBody = z.object({ currentPassword: givenPassword, newPassword });
/** `POST /auth/session`: a one-time token from the identity provider's callback, or a session token. */
export const sessionBody = z.object({ token });

export const authRoutes = {
  signIn: 'GET /auth/signin/:provider',
  signInLocal: 'POST /auth/signin/local',
  signUp: 'POST /auth/signup',
  verifyEmail: 'PUT /auth/verify-email',
  sendPasswordReset: 'POST /auth/send-password-reset-email',
  passwordReset: 'PUT /auth/password-reset',
  passwordUpdate: 'PUT /auth/password-update',
  me: 'GET /auth/me',
  session: 'POST /auth/session',
  signOut: 'POST /auth/signout',
  options: 'GET /auth/options',
} as const;

/** `GET /auth/options`: sign-in methods and public settings of this installation. */
export const authOptions = z.object({
  /** Local e-mail and password, sign-up and reset. */
  local: z.boolean(),
  /** The embedded development identity provider replaces Office365. */
  demo: z.boolean(),
  emailDomains: z.array(z.string()),
  /** False: trial mode, in which edits stay in the web app. */
  backend: z.boolean(),
  /** Whether the API documentation is served at `/api-docs`. */
  apiDocs: z.boolean(),
  /** Whether DOI lookup is enabled. */
  doiLookup: z.boolean(),
  /** Address of the faculty's public website, without a trailing slash. */
  website: z.string(),
  /** Whether links can be made that show content on the website before it is public. */
  previewLinks: z.boolean(),
  /** Release of the server, such as `1.2.3`. */
  version: z.string(),
  /** Mark of the build; when it changes the app asks for a reload. It names no commit: everybody may read it. */
  build: z.string(),
});
export interface AuthOptions extends z.infer<typeof authOptions> {}
