import { authOptions, sessionBody } from '@faculty/contracts/auth/auth';
import { pageKeys } from '@faculty/contracts/pages';
import { type Me, me } from '@faculty/contracts/shell/me';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { approvalPagesOf } from '../../kit/approval/may-publish.ts';
import type { Person } from '../../kit/crud/context.ts';
import { avatarItems } from '../../kit/files/avatar.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { plainTextAnswer } from '../answers.ts';
import { authOptionsOf } from '../auth-options.ts';
import { redeemAuthorizationCode } from '../sso/authorization-code.ts';
import { clearFileCookie, setFileCookie } from './file-cookie.ts';
import { endSession, sessionOfToken, startSession } from './sessions.ts';

/** Routes to start, read and end the session. */
export function sessionRoutes(app: FastifyInstance): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/auth/session',
    { config: { public: true }, schema: { tags: ['Auth'], body: sessionBody, response: plainTextAnswer } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      const { token } = request.body;
      // documented: a session token in /login?token= is accepted unchanged
      const session = sessionOfToken(app, token);
      if (session !== null && (await app.people.ofSession(session))) return token;
      const userId = await redeemAuthorizationCode(app, request, reply, token);
      if (userId === null || !(await isActive(app, userId))) throw new ApiError('bad_token');
      return startSession(app, userId, request);
    },
  );

  routes.post('/auth/signout', { config: { signedIn: true }, schema: { tags: ['Auth'] } }, async (request, reply) => {
    if (request.person) await endSession(app.db, request.person.session);
    app.people.forget();
    clearFileCookie(app, reply);
    return reply.code(204).send();
  });

  routes.get(
    '/auth/me',
    { config: { signedIn: true }, schema: { tags: ['Auth'], response: { 200: me } } },
    async (request, reply): Promise<Me> => {
      reply.header('cache-control', 'no-store');
      if (!request.person) throw new ApiError('unauthorized');
      setFileCookie(app, reply, request.person.session);
      return meOf(app, request.person);
    },
  );

  routes.get('/auth/options', { config: { public: true }, schema: { tags: ['Auth'], response: { 200: authOptions } } }, async () =>
    authOptionsOf(app.config),
  );
}

const isActive = async (app: FastifyInstance, id: number) => (await app.db.user.count({ where: { id, disabled: false } })) === 1;

const meFields = {
  id: true,
  user_name: true,
  email: true,
  fname_th: true,
  lname_th: true,
  fname_en: true,
  lname_en: true,
  role: true,
  disabled: true,
  user_platform_reg: true,
  avatarFile: true,
  avatar: { select: { path: true, name: true, bytes: true } },
} as const;

async function meOf(app: FastifyInstance, person: Person): Promise<Me> {
  const user = await app.db.user.findUniqueOrThrow({ where: { id: person.id }, select: meFields });
  const rights = pageKeys.map((page) => [page, person.right(page)] as const).filter(([, right]) => right.view);
  return {
    ...user,
    avatarFile: user.avatarFile && `/files/${user.avatarFile}`,
    avatar: avatarItems(user.avatar),
    rights: Object.fromEntries(rights),
    approval_pages: await approvalPagesOf(app.db),
  };
}
