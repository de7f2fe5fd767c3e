import {
  passwordResetBody,
  passwordUpdateBody,
  sendPasswordResetBody,
  signInBody,
  signUpBody,
  verifyEmailBody,
} from '@faculty/contracts/auth/auth';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { broadcaster } from '../../db/broadcast.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { checkYourMail, emailVerified, messageAnswer, messageFor, passwordChanged, plainTextAnswer } from '../answers.ts';
import { startSession } from '../sessions/sessions.ts';
import { loginAttemptOf, rememberBrowser } from '../throttling/known-browser.ts';
import { attemptLimit, type LoginAttemptMessage, type LoginThrottle, loginThrottle } from '../throttling/login-throttling.ts';
import { assertUniversityEmail } from '../university-email.ts';
import { passwordCheck } from './guessable-password.ts';
import { changePassword, openAccount, remindOfVerification, resetPassword, sendReset, verifyEmail } from './local-accounts.ts';
import { ownerOfToken } from './one-time-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { strangerQueue } from './stranger-queue.ts';

const loginAttemptMessage = z.object({
  guesser: z.object({ address: z.string(), account: z.string(), device: z.string().optional() }),
  succeeded: z.boolean(),
});

/**
 * Routes of e-mail and password accounts. Answers and their timing do not reveal whether an address has an account; differences are sent
 * by mail to its owner. Whoever is told to check their mail has one in the outbox, or has an account that was mailed just before.
 */
export function localAccountRoutes(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const throttle = sharedLoginThrottle(app);
  const rateLimit = attemptLimit(app.config);
  const open = { public: true, rateLimit } as const;
  const signUps = strangerQueue(app.config);
  const resets = strangerQueue(app.config);
  const response = { 200: messageAnswer };
  const assertNotGuessable = passwordCheck(app);

  routes.post(
    '/auth/signin/local',
    // limited only by the throttle, which distinguishes wrong passwords of one person from correct ones of others
    { config: { public: true }, schema: { tags: ['Auth'], body: signInBody, response: plainTextAnswer } },
    async (request, reply) => {
      const { email, password } = request.body;
      const attempt = loginAttemptOf(request, email);
      throttle.attempt(reply, attempt);
      const user = await app.db.user.findUnique({ where: { email } });
      const isCorrect = await isPassword(password, user?.password_hash, attempt);
      if (!user || !isCorrect || user.disabled || !user.email_verified_at) {
        if (user && isCorrect && !user.disabled) {
          // not awaited: the answer is the same as for a wrong password
          resets(request, () => remindOfVerification(app, user)).catch((error: unknown) => request.log.warn({ err: error }, 'no reminder'));
        }
        app.metrics.signIn('password', 'refused');
        request.log.warn({ user: user?.id }, 'local sign-in refused');
        throw new ApiError('bad_credentials');
      }
      throttle.succeeded(attempt);
      rememberBrowser(request, reply, email);
      app.metrics.signIn('password', 'accepted');
      request.log.info({ user: user.id }, 'signed in');
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return startSession(app, user.id, request);
    },
  );

  routes.post('/auth/signup', { config: open, schema: { tags: ['Auth'], body: signUpBody, response } }, async (request) => {
    const { password, ...person } = request.body;
    assertUniversityEmail(app, person.email);
    await assertNotGuessable('password', password, person);
    await signUps(request, async () => openAccount(app, request, { ...person, password_hash: await hashPassword(password) }));
    return messageFor(request, checkYourMail);
  });

  routes.put('/auth/verify-email', { config: open, schema: { tags: ['Auth'], body: verifyEmailBody, response } }, async (request) => {
    await verifyEmail(app, request, request.body.token);
    return messageFor(request, emailVerified);
  });

  routes.post(
    '/auth/send-password-reset-email',
    { config: open, schema: { tags: ['Auth'], body: sendPasswordResetBody, response } },
    async (request) => {
      await resets(request, () => sendReset(app, request.body.email));
      return messageFor(request, checkYourMail);
    },
  );

  routes.put(
    '/auth/password-reset',
    { config: open, schema: { tags: ['Auth'], body: passwordResetBody, response } },
    async (request, reply) => {
      const { token, password } = request.body;
      // before the token is consumed, so that another password can be tried with the link, and before the hash, which costs
      await assertNotGuessable('password', password, await namesOfTokenOwner(app, token));
      const { email } = await resetPassword(app, request, token, await hashPassword(password));
      // the owner of the mailbox must not be throttled by guesses of others
      rememberBrowser(request, reply, email);
      return messageFor(request, passwordChanged);
    },
  );

  routes.put(
    '/auth/password-update',
    { config: { signedIn: true }, schema: { tags: ['Auth'], body: passwordUpdateBody, response } },
    async (request, reply) => {
      if (!request.person) throw new ApiError('unauthorized');
      const { id, session, user_name } = request.person;
      const attempt = { ...loginAttemptOf(request, user_name), device: session };
      throttle.attempt(reply, attempt);
      const { password_hash, ...names } = await app.db.user.findUniqueOrThrow({
        where: { id },
        select: { password_hash: true, ...namesOf },
      });
      if (!(await isPassword(request.body.currentPassword, password_hash, attempt))) throw wrongField('currentPassword', 'password_wrong');
      throttle.succeeded(attempt);
      await assertNotGuessable('newPassword', request.body.newPassword, names);
      await changePassword(app, request, { id, user_name }, await hashPassword(request.body.newPassword), session);
      return messageFor(request, passwordChanged);
    },
  );
}

const namesOf = { user_name: true, email: true, fname_th: true, lname_th: true, fname_en: true, lname_en: true } as const;

/** The names of the owner of a reset token. @throws ApiError `bad_token` */
async function namesOfTokenOwner(app: FastifyInstance, token: string) {
  const id = await ownerOfToken(app.db, 'password_reset', token);
  const user = id === null ? null : await app.db.user.findUnique({ where: { id }, select: namesOf });
  if (!user) throw new ApiError('bad_token');
  return user;
}

/** The throttle of this process, which shares its counts with the other processes on the database. */
function sharedLoginThrottle(app: FastifyInstance): LoginThrottle {
  const broadcast = broadcaster<LoginAttemptMessage>(app, 'guesses', loginAttemptMessage, (message) => throttle.receive(message));
  const throttle = loginThrottle(app.config.signInLimit, broadcast);
  return throttle;
}
