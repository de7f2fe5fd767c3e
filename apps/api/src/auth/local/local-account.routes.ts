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
import { assertUncommonPassword } from './common-passwords.ts';
import { changePassword, openAccount, remindOfVerification, resetPassword, sendReset, verifyEmail } from './local-accounts.ts';
import { ownerOfToken } from './one-time-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';

const news = z.object({
  guesser: z.object({ address: z.string(), account: z.string(), device: z.string().optional() }),
  succeeded: z.boolean(),
});

/**
 * E-mail and password. Whatever is asked about an address, the answer and its timing are the same whether or not it has an
 * account: what differs goes by mail to its owner, after the answer.
 */
export function localAccountRoutes(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const later = afterAnswer(app);
  const guard = sharedLoginThrottle(app);
  const rateLimit = attemptLimit(app.config);
  const open = { public: true, rateLimit } as const;
  const said = { 200: messageAnswer };

  routes.post(
    '/auth/signin/local',
    // limited by the guard alone: it tells one person's wrong passwords from other people's right ones
    { config: { public: true }, schema: { tags: ['Auth'], body: signInBody, response: plainTextAnswer } },
    async (request, reply) => {
      const { email, password } = request.body;
      const guesser = loginAttemptOf(request, email);
      guard.attempt(reply, guesser);
      const user = await app.db.user.findUnique({ where: { email } });
      const fits = await isPassword(password, user?.password_hash);
      if (!user || !fits || user.disabled || !user.email_verified_at) {
        if (user && fits && !user.disabled) later(() => remindOfVerification(app, user));
        request.log.warn({ user: user?.id }, 'local sign-in refused');
        throw new ApiError('bad_credentials');
      }
      guard.succeeded(guesser);
      rememberBrowser(request, reply, email);
      request.log.info({ user: user.id }, 'signed in');
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return startSession(app, user.id, request);
    },
  );

  routes.post('/auth/signup', { config: open, schema: { tags: ['Auth'], body: signUpBody, response: said } }, async (request) => {
    const { password, ...person } = request.body;
    assertUniversityEmail(app, person.email);
    await assertUncommonPassword('password', password, [person.email]);
    const password_hash = await hashPassword(password);
    later(() => openAccount(app, request, { ...person, password_hash }));
    return messageFor(request, checkYourMail);
  });

  routes.put('/auth/verify-email', { config: open, schema: { tags: ['Auth'], body: verifyEmailBody, response: said } }, async (request) => {
    await verifyEmail(app, request, request.body.token);
    return messageFor(request, emailVerified);
  });

  routes.post(
    '/auth/send-password-reset-email',
    { config: open, schema: { tags: ['Auth'], body: sendPasswordResetBody, response: said } },
    async (request) => {
      later(() => sendReset(app, request.body.email));
      return messageFor(request, checkYourMail);
    },
  );

  routes.put(
    '/auth/password-reset',
    { config: open, schema: { tags: ['Auth'], body: passwordResetBody, response: said } },
    async (request, reply) => {
      const { token, password } = request.body;
      // before the link is used up: another password may be tried with it
      await assertUncommonPassword('password', password, await namesBehind(app, token));
      const { email } = await resetPassword(app, request, token, await hashPassword(password));
      // they hold the mailbox: whoever guesses at the account elsewhere does not keep them out
      rememberBrowser(request, reply, email);
      return messageFor(request, passwordChanged);
    },
  );

  routes.put(
    '/auth/password-update',
    { config: { signedIn: true }, schema: { tags: ['Auth'], body: passwordUpdateBody, response: said } },
    async (request, reply) => {
      if (!request.person) throw new ApiError('unauthorized');
      const { id, session, user_name } = request.person;
      const guesser = { ...loginAttemptOf(request, user_name), device: session };
      guard.attempt(reply, guesser);
      const { password_hash, email } = await app.db.user.findUniqueOrThrow({ where: { id }, select: { password_hash: true, email: true } });
      if (!(await isPassword(request.body.currentPassword, password_hash))) throw wrongField('currentPassword', 'password_wrong');
      guard.succeeded(guesser);
      await assertUncommonPassword('newPassword', request.body.newPassword, [user_name, email]);
      await changePassword(app, request, { id, user_name }, await hashPassword(request.body.newPassword), session);
      return messageFor(request, passwordChanged);
    },
  );
}

/** User name and e-mail of whoever a reset link was sent to. */
async function namesBehind(app: FastifyInstance, token: string): Promise<string[]> {
  const id = await ownerOfToken(app.db, 'password_reset', token);
  const user = id === null ? null : await app.db.user.findUnique({ where: { id }, select: { user_name: true, email: true } });
  return user ? [user.user_name, user.email] : [];
}

/** Runs work whose duration must not show in the answer (whether an address exists). A stopping server waits for it. */
function afterAnswer(app: FastifyInstance): (work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(task));
    running.add(task);
  };
}

/** The guard of this process, which tells the others on the same database what it counts, and counts what they tell. */
function sharedLoginThrottle(app: FastifyInstance): LoginThrottle {
  const tell = broadcaster<LoginAttemptMessage>(app, 'guesses', news, (told) => guard.heard(told));
  const guard = loginThrottle(app.config.signInLimit, tell);
  return guard;
}
