import { type RedirectBody, redirect } from '@faculty/contracts/admin/redirect';
import { comparablePath } from '@faculty/contracts/kit/site-address';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/crud/context.ts';
import { shortenChains } from '../../kit/crud/redirects.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';

export function redirectResource(app: FastifyInstance): void {
  registerResource(app, redirect, {
    list: {
      table: 'redirects',
      search: 'search_text',
      period: (period) => momentWithin('redirects.updated_at', period),
    },
    create: async ({ remark, ...asked }, ctx) => {
      const { from_path, to_path } = await shortened(app, ctx, asked);
      return ctx.db.redirect.create({
        data: { from_path, to_path, remark, search_text: searchText(from_path, to_path, remark), ...ctx.stamps.add },
      });
    },
    update: async ({ remark, ...asked }, ctx) => {
      const { from_path, to_path } = await shortened(app, ctx, asked);
      const data = {
        from_path,
        to_path,
        remark,
        automatic: 'N' as const,
        search_text: searchText(from_path, to_path, remark),
        ...ctx.stamps.edit,
      };
      return ctx.db.redirect.update({ where: ctx.where, data });
    },
  });
}

/**
 * A redirect as it was asked for, without a chain: where another one begins at its target, it leads to the end of that, and those that led to
 * its path lead on.
 * @throws ApiError `page_stands`, `redirect_loop`
 */
async function shortened(app: FastifyInstance, ctx: Context, asked: Pick<RedirectBody, 'from_path' | 'to_path'>): Promise<typeof asked> {
  const { from_path } = asked;
  const target = asked.to_path.startsWith('/') ? comparablePath(asked.to_path) : asked.to_path;
  if (await app.pageStandsAt(from_path)) throw wrongField('from_path', 'page_stands');
  const next = await ctx.db.redirect.findUnique({ where: { from_path: target }, select: { to_path: true } });
  // a page is shown before a redirect that begins at it
  const to_path = next && !(await app.pageStandsAt(target)) ? next.to_path : asked.to_path;
  if (to_path === from_path || target === from_path) throw wrongField('to_path', 'redirect_loop');
  await shortenChains(ctx, from_path, to_path);
  return { from_path, to_path };
}
