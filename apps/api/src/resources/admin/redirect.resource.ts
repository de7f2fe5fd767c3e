import { redirect } from '@faculty/contracts/admin/redirect';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../kit/crud/context.ts';
import { shortenChains } from '../../kit/crud/redirects.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { equals, inSearchText } from '../../kit/lists/conditions.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';

export function redirectResource(app: FastifyInstance): void {
  registerResource(app, redirect, {
    list: {
      table: 'redirects',
      where: ({ q, automatic, start_date, end_date }) => [
        inSearchText(q, 'redirects.search_text'),
        equals('automatic', automatic),
        momentWithin('redirects.updated_at', { start_date, end_date }),
      ],
    },
    create: async ({ from_path, to_path: asked, remark }, { db, stamps }) => {
      const to_path = await endOfChain(db, from_path, asked);
      await shortenChains(db, from_path, to_path);
      return db.redirect.create({
        data: { from_path, to_path, remark, search_text: searchText(from_path, to_path, remark), ...stamps.add },
      });
    },
    update: async ({ from_path, to_path: asked, remark }, { db, stamps, where }) => {
      const to_path = await endOfChain(db, from_path, asked);
      await shortenChains(db, from_path, to_path);
      const data = {
        from_path,
        to_path,
        remark,
        automatic: 'N' as const,
        search_text: searchText(from_path, to_path, remark),
        ...stamps.edit,
      };
      return db.redirect.update({ where, data });
    },
  });
}

/** What a redirect was asked to lead to, without a chain: the end of the redirect that begins there. @throws ApiError `redirect_loop` */
export async function endOfChain(db: Transaction, from_path: string, to_path: string): Promise<string> {
  const next = await db.redirect.findUnique({ where: { from_path: to_path }, select: { to_path: true } });
  const end = next?.to_path ?? to_path;
  if (end === from_path || to_path === from_path) throw wrongField('to_path', 'redirect_loop');
  return end;
}
