import { type RedirectRow, redirect } from '@faculty/contracts/admin/redirect';
import { sitePath } from '@faculty/contracts/kit/public';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { addressMoved as movedMessage } from '@faculty/contracts/messages';
import { type MoveAddressBody, moveAddressBody, moveAddressRoute, movedAddress } from '@faculty/contracts/website/public-address';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { askedBy } from '../../kit/approval/may-publish.ts';
import { changesBetween, writeAudit } from '../../kit/crud/audit.ts';
import type { Context } from '../../kit/crud/context.ts';
import { inTransaction } from '../../kit/crud/in-transaction.ts';
import { shortenChains } from '../../kit/crud/redirects.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { editable } from './preview-links.routes.ts';

/**
 * Changes the public address of a page, an article or a showcase, which their forms have locked (documented), because others link to it: the
 * old address leads to the new one from the same transaction on.
 */
export function publicAddressCalls(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(moveAddressRoute),
    config: { signedIn: true },
    schema: {
      tags: ['Redirects'],
      summary: 'Changes the public address of a record',
      body: moveAddressBody,
      response: { 200: movedAddress },
    },
    handler: async (request) => {
      const { name, ...which } = request.body as MoveAddressBody;
      const { ctx, entity, record_id, title } = await editable(app, request, which);
      const key = entity.public?.key;
      const table = app.bins.get(entity.name)?.table;
      const schema = (entity.body as z.ZodObject).shape[key ?? ''] as z.ZodType<string> | undefined;
      if (!key || !table || !schema || !entity.public?.site) throw wrongField('entity', 'choice');
      const checked = schema.safeParse(name);
      if (!checked.success) throw wrongField('name', 'url_name');
      const to = checked.data;
      return inTransaction(app, ctx, { page: entity.page, action: 'edit' }, async (inside) => {
        const [at, column, id] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`), Prisma.raw(`"${entity.idKey}"`)];
        const which = Prisma.sql`${id}::text = ${record_id}`;
        const [row] = await inside.query<{ name: string }>(
          Prisma.sql`SELECT ${column} AS name, active::text FROM ${at} WHERE ${which} FOR UPDATE`,
        );
        if (!row) throw new ApiError('not_found');
        if ((await askedBy(inside, entity, { ...row, [entity.idKey]: record_id }, {})) === 'change') throw new ApiError('needs_publisher');
        const taken = await inside.query(Prisma.sql`SELECT 1 FROM ${at} WHERE ${column} = ${to} AND NOT (${which})`);
        if (taken.length > 0) throw wrongField('name', 'duplicate');
        const pathOf = (value: string) => sitePath(entity, { [key]: value }) as string;
        const answer = { from_path: pathOf(row.name), to_path: pathOf(to), message: movedMessage(pathOf(to))[languageOf(request)] };
        if (row.name === to) return answer;
        await inside.query(Prisma.sql`UPDATE ${at} SET ${column} = ${to}, search_text = replace(search_text, search_fold(${row.name}), search_fold(${to})),
          updated_by = ${ctx.person.user_name}, updated_at = now() WHERE ${which}`);
        await addressMoved(inside, answer.from_path, answer.to_path);
        await writeAudit(inside, request.id, 'edit', { entity: entity.name, id: record_id, title }, { [key]: [row.name, to] });
        return answer;
      });
    },
  });
}

/**
 * The address of a record has changed: the old one leads to the new one. Call it in the transaction of the change. No redirect begins at
 * the new address afterwards, so there is no loop.
 * @throws ApiError naming `name` when somebody has set one of the addresses to lead elsewhere, whose redirect the person may not change
 */
async function addressMoved(ctx: Context, from_path: string, to_path: string): Promise<void> {
  const { db, requestId } = ctx;
  const right = ctx.person.right(redirect.page);
  const known = await db.redirect.findMany({ where: { from_path: { in: [from_path, to_path] } } });
  const kept = known.find((row) => {
    const may = (row.from_path === to_path ? right.delete : right.edit) && (!right.own_only || row.created_by === ctx.person.user_name);
    return row.automatic === 'N' && !may;
  });
  if (kept) throw wrongField('name', 'redirect_in_way', { address: kept.from_path });
  const audit = async (action: 'add' | 'edit' | 'delete', before: AuditedRedirect | null, after: AuditedRedirect | null) => {
    const { redirect_id: id, from_path: title } = (after ?? before) as AuditedRedirect;
    await writeAudit(ctx, requestId, action, { entity: redirect.name, id, title }, changesBetween(audited(before), audited(after)));
  };
  const inWay = known.find((row) => row.from_path === to_path);
  if (inWay) {
    await db.redirect.delete({ where: { redirect_id: inWay.redirect_id } });
    await audit('delete', inWay, null);
  }
  await shortenChains(ctx, from_path, to_path);
  const before = known.find((row) => row.from_path === from_path) ?? null;
  const data = { to_path, automatic: 'Y', search_text: searchText(from_path, to_path), updated_by: ctx.person.user_name } as const;
  const after = await db.redirect.upsert({
    where: { from_path },
    create: { ...data, from_path, created_by: ctx.person.user_name },
    update: data,
  });
  await audit(before ? 'edit' : 'add', before, after);
}

type AuditedRedirect = Pick<RedirectRow, 'redirect_id' | 'from_path' | 'to_path' | 'automatic' | 'remark'>;
const audited = (row: AuditedRedirect | null) =>
  row && { redirect_id: row.redirect_id, from_path: row.from_path, to_path: row.to_path, automatic: row.automatic, remark: row.remark };
