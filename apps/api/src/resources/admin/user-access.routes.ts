import { type AdminUser, userAccessRoutes, userEntity } from '@faculty/contracts/admin/user';
import { type RouteText, titlesOf } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertMayChangeAccount } from '../../auth/administrators.ts';
import { dropTokens } from '../../auth/local/one-time-tokens.ts';
import { endSessionsOf } from '../../auth/sessions/sessions.ts';
import { writeAudit } from '../../kit/crud/audit.ts';
import type { Context, DeclaredRight } from '../../kit/crud/context.ts';
import { contextOf, visible } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';

const right: DeclaredRight = { page: userEntity.page, action: 'edit' };
const params = z.object({ id: userEntity.id });
const ended = z.object({ ended: z.int() });

/** Calls of administrators about how an account is signed in: its sessions, and the Microsoft account that it is bound to. */
export function userAccessCalls(app: FastifyInstance, read: (id: number, ctx: Context) => Promise<AdminUser | null>): void {
  const at = (route: RouteText) => ({ ...methodAndUrl(route), config: { right } }) as const;

  /** Ends sessions and mailed links of the account, but not the session of this call, and what else the call is for. */
  const shutOut = (request: FastifyRequest, also: (ctx: Context, user: AdminUser) => Promise<string[]>) =>
    inTransaction(app, contextOf(app, request, right.page), right, async (ctx) => {
      const user = visible(await read((request.params as z.infer<typeof params>).id, ctx), ctx, userEntity.ownerKey);
      assertMayChangeAccount(ctx.person, user);
      const fields = await also(ctx, user);
      const ended = await endSessionsOf(ctx.db, user.id, user.id === ctx.person.id ? ctx.person.session : undefined);
      await dropTokens(ctx.db, user.id, 'sign_in', 'password_reset');
      const changes = Object.fromEntries([...fields, 'sessions'].map((field) => [field, ['•••', '•••'] as [unknown, unknown]]));
      await writeAudit(ctx, request.id, 'edit', { entity: userEntity.name, id: user.id, ...titlesOf(userEntity, user) }, changes);
      return { ended };
    }).finally(() => app.people.forget());

  app.route({
    ...at(userAccessRoutes.endSessions),
    schema: { tags: [userEntity.tag], summary: 'Signs a person out everywhere; they may sign in again', params, response: { 200: ended } },
    handler: (request) => shutOut(request, async () => []),
  });

  app.route({
    ...at(userAccessRoutes.unbind),
    schema: {
      tags: [userEntity.tag],
      summary: 'Ends the binding to a Microsoft account and signs the person out; the next sign-in binds anew, by e-mail',
      params,
      response: { 200: ended },
    },
    handler: (request) =>
      shutOut(request, async ({ db }, { id, sso_bound }) => {
        // not by Prisma, which would change `updated_at`: an open form of the account does not become stale
        await db.$executeRaw`UPDATE users SET sso_tenant = NULL, sso_subject = NULL WHERE id = ${id}`;
        return sso_bound ? ['sso_subject'] : [];
      }),
  });
}
