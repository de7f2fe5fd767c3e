import { demoAreaOf, demoAreas, demoStart, isDemoPath } from '@faculty/contracts/demo/demo-pages';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { everyGroup, type MenuEntry, type roleUserWebBody, shellRoutes } from '@faculty/contracts/shell/me';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { productCalls } from './product.routes.ts';

/**
 * The template's demo pages: their entry in the administrators' menu, what the route guard answers of them, and their products.
 * Registered before everything it extends; nothing else of the server imports it.
 */
export const demoPlugin = fp(
  async (app) => {
    const guard = methodAndUrl(shellRoutes.roleUserWeb);
    app.addHook('onRoute', (route: RouteOptions) => {
      if (route.url !== guard.url || route.method !== guard.method) return;
      route.preSerialization = async (request: FastifyRequest, _reply: unknown, answer: unknown) =>
        withDemoPages(request, answer as MenuEntry[]);
    });
    productCalls(app);
  },
  { name: 'demo', dependencies: ['rights'] },
);

/** The guard's answer for a demo page, or the menu with the entry of all of them. Administrators alone have either. */
function withDemoPages(request: FastifyRequest, answer: MenuEntry[]): MenuEntry[] {
  if (request.person?.role !== 'admin') return answer;
  const { role_group, role_page } = request.body as z.infer<typeof roleUserWebBody>;
  if (!role_page) return role_group === everyGroup || role_group === 'admin' ? [...answer, menuEntry] : answer;
  return isDemoPath(role_page) && demoAreaOf(role_page) === role_group ? [{ ...menuEntry, role_page }] : answer;
}

const menuEntry: MenuEntry = {
  role_group: 'admin',
  role_page: demoStart,
  role_icon: 'book',
  role_title: demoAreas.documentation.th,
  role_title_en: demoAreas.documentation.en,
};
