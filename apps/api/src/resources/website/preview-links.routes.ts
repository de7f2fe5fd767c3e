import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { mayBePreviewed } from '@faculty/contracts/kit/public';
import { previewMade, previewRevoked } from '@faculty/contracts/messages';
import {
  madePreviewLink,
  maxPreviewLinks,
  type PreviewLink,
  type PreviewLinkBody,
  previewLinkBody,
  previewLinkId,
  previewLinkRoutes,
  previewLinks,
  previewLinksQuery,
  revokedPreviewLink,
} from '@faculty/contracts/website/preview-link';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../kit/crud/audit.ts';
import type { Context } from '../../kit/crud/context.ts';
import { contextOf, recordFor } from '../../kit/crud/handlers.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { personNames } from '../../kit/people/person-name.ts';
import { endAfterDays, lastDayOf, newPreviewToken } from '../../kit/preview/preview-links.ts';

const tags = ['Preview links'];
const params = z.object({ preview_link_id: previewLinkId });
const addressOf = (route: string) => route.slice(route.indexOf('/'));

interface Previewed {
  entity: AnyEntity;
  record_id: string;
  title: string;
  ctx: Context;
}

/**
 * Links that show a record on the website before it is public: listed, made and revoked by those who may edit the record. None is made where
 * the website does not show them.
 */
export function previewLinkCalls(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: addressOf(previewLinkRoutes.list),
    config: { signedIn: true },
    schema: { tags, summary: 'The live preview links of a record', querystring: previewLinksQuery, response: { 200: previewLinks } },
    handler: async (request) => {
      const { ctx, entity, record_id } = await editable(app, request, request.query as z.infer<typeof previewLinksQuery>);
      const found = await ctx.query<Omit<PreviewLink, 'last_day'> & { expires_at: Date }>(Prisma.sql`
        SELECT preview_link_id, preview_links.created_by, ${names.full_name_th} AS full_name_th, ${names.full_name_en} AS full_name_en,
          preview_links.created_at, expires_at, opened, opened_at
        FROM preview_links LEFT JOIN users ON users.user_name = preview_links.created_by
        WHERE ${liveOf(entity.name, record_id)} ORDER BY preview_link_id DESC LIMIT ${maxPreviewLinks}`);
      return { rows: found.map(({ expires_at, ...link }) => ({ ...link, last_day: lastDayOf({ expires_at }) })) };
    },
  });

  app.route({
    method: 'POST',
    url: addressOf(previewLinkRoutes.create),
    // no idempotency key: its stored answer would hold the token
    config: { signedIn: true },
    schema: {
      tags,
      summary: `A link that opens a record without an account; its address is told only here. At most ${maxPreviewLinks} of a record`,
      body: previewLinkBody,
      response: { 201: madePreviewLink },
    },
    handler: async (request, reply) => {
      if (!app.config.previewLinks) throw new ApiError('forbidden');
      const { days, ...which } = request.body as PreviewLinkBody;
      const { ctx, entity, record_id, title } = await editable(app, request, which);
      const { token, hash } = newPreviewToken();
      const expires_at = endAfterDays(days);
      const made = await inTransaction(app, ctx, { page: entity.page, action: 'edit' }, async (inside) => {
        // one at a time, so that the limit holds
        await inside.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('preview_links'), hashtext(${`${entity.name} ${record_id}`}))`;
        const [live] = await inside.query<{ count: number }>(
          Prisma.sql`SELECT count(*)::int AS count FROM preview_links WHERE ${liveOf(entity.name, record_id)}`,
        );
        if ((live?.count ?? 0) >= maxPreviewLinks) throw wrongField('record_id', 'preview_links', { max: maxPreviewLinks });
        await writeAudit(inside, request.id, 'preview', { entity: entity.name, id: record_id, title }, {});
        const data = { hash, entity: entity.name, record_id, expires_at, created_by: ctx.person.user_name };
        return inside.db.previewLink.create({ data, select: { preview_link_id: true } });
      });
      const last_day = lastDayOf({ expires_at });
      reply.code(201);
      const address = `${app.config.websiteUrl}/preview/${token}`;
      return { ...made, last_day, address, message: previewMade(last_day)[languageOf(request)] };
    },
  });

  app.route({
    method: 'DELETE',
    url: addressOf(previewLinkRoutes.revoke),
    config: { signedIn: true },
    schema: { tags, params, response: { 200: revokedPreviewLink } },
    handler: async (request) => {
      const { preview_link_id } = request.params as z.infer<typeof params>;
      const link = await app.db.previewLink.findUnique({ where: { preview_link_id }, select: { entity: true, record_id: true } });
      if (!link) throw new ApiError('not_found');
      const { ctx, entity, record_id, title } = await editable(app, request, link);
      await inTransaction(app, ctx, { page: entity.page, action: 'edit' }, async (inside) => {
        const { count } = await inside.db.previewLink.deleteMany({ where: { preview_link_id } });
        if (count === 0) throw new ApiError('not_found');
        await writeAudit(inside, request.id, 'preview_end', { entity: entity.name, id: record_id, title }, {});
      });
      return { preview_link_id, message: previewRevoked[languageOf(request)] };
    },
  });
}

const names = personNames('preview_links.created_by');

const liveOf = (entity: string, record_id: string) =>
  Prisma.sql`entity = ${entity} AND record_id = ${record_id} AND expires_at > ${new Date()}`;

/**
 * A record that the person may edit, of a kind that has previews.
 * @throws ApiError `invalid` naming `entity`, `forbidden` without the right to edit, `not_found` when there is no such record of theirs
 */
export async function editable(
  app: FastifyInstance,
  request: FastifyRequest,
  which: z.infer<typeof previewLinksQuery>,
): Promise<Previewed> {
  const entity: AnyEntity | undefined = isEntityKey(which.entity) ? entityOf[which.entity] : undefined;
  if (!entity || !mayBePreviewed(entity)) throw wrongField('entity', 'choice');
  const ctx = contextOf(app, request, entity.page);
  const row = await recordFor(app, ctx, entity, which.record_id, 'edit');
  // the identifier as it is stored: '007' finds record 7
  return { entity, record_id: String(row[entity.idKey]), title: titleOf(entity, row), ctx };
}
