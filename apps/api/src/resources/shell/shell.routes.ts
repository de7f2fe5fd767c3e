import { groups, type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { everyGroup, menuEntry, roleUserWebBody } from '@faculty/contracts/shell/me';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Person } from '../../kit/crud/context.ts';

/** The drawer and the route guard. */
export function shellRoutes(app: FastifyInstance): void {
  app.route({
    method: 'POST',
    url: '/api/getRoleUserWeb',
    config: { signedIn: true },
    schema: { tags: ['Shell'], body: roleUserWebBody, response: { 200: z.array(menuEntry) } },
    handler: async (request) => {
      const { role_group, role_page } = request.body as z.infer<typeof roleUserWebBody>;
      return menuOf(request.person as Person, role_group, role_page);
    },
  });
}

/** The entries of a group (or of all) the person may view; with a page, that entry alone or nothing. */
function menuOf(person: Person, group: string, page?: string) {
  // for a single page, the legacy guard sends the first segment of its address as the group
  const isGuard = page !== undefined && page !== '';
  const belongs = (key: PageKey) =>
    group === everyGroup || pages[key].group === group || (isGuard && groups[pages[key].group].segment === group);
  return pageKeys
    .filter((key) => belongs(key) && (!isGuard || key === page) && person.right(key).view)
    .map((key) => ({
      role_group: pages[key].group,
      role_page: key,
      role_icon: pages[key].icon,
      role_title: pages[key].th,
      role_title_en: pages[key].en,
    }));
}
