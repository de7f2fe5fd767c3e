import { entities } from './entities.ts';
import type { RouteText } from './kit/entity.ts';
import { usualPageSize } from './kit/list-query.ts';
import { addressOf, methodAndUrl } from './kit/route.ts';
import {
  activityTypes,
  articleParameters,
  docParameters,
  everyOption,
  linkParameters,
  mouParameters,
  newsParameters,
  parameterRoutes,
  workParameters,
} from './lookups/parameters.ts';
import { everyGroup, shellRoutes } from './shell/me.ts';

/** A call the document makes itself while the app's code is still on its way (apps/web/public/start.js). */
export interface FirstCall {
  method: string;
  address: string;
  /** Body, as an ordinary form. */
  form?: string;
  /** Only when the address carries exactly this query. */
  onlyAt?: string;
}

interface ScreenCalls {
  /** Page whose list it shows; its own without one, none with null. */
  list?: string | null;
  filter?: object;
  /** Lists of options whose words stand in its rows, its filters, or in what its rows open. */
  options?: readonly string[];
  /** All lists of options whose name begins so. */
  optionsLike?: string;
}

const news: ScreenCalls = { options: Object.values(newsParameters) };

/** What a screen asks for beside the first page of its entity's list. `npm run test:layout` compares it with the screens. */
const screens: Readonly<Record<string, ScreenCalls>> = {
  '/web/content_new': news,
  '/web/content_new_image': { ...news, list: '/web/content_new' },
  '/web/content_article_page': { options: [articleParameters.groups], optionsLike: articleParameters.sections },
  '/web/content_doc': { filter: { doc_section: 'DOC' }, options: [docParameters.groups], optionsLike: docParameters.types },
  '/web/content_doc_mou': { filter: { doc_section: 'MOU' }, options: [mouParameters.groups], optionsLike: mouParameters.types },
  '/web/content_link': { options: [linkParameters.groups], optionsLike: linkParameters.types },
  '/web/content_work': { options: Object.values(workParameters) },
  '/web/content_activity': { options: [activityTypes] },
  '/web/review': { options: [activityTypes, ...Object.values(workParameters)] },
  '/admin/lists': { list: null },
};

/** The calls a screen of a signed-in person begins with. */
export function firstCallsOf(pathname: string): FirstCall[] {
  const { list = pathname, filter = {}, options = [], optionsLike } = screens[pathname] ?? {};
  // of several entities of one page, the first is the one that the others belong to
  const shown = entities.find((entity) => entity.page === list && entity.routes.list);
  return [
    callOf('GET /auth/me'),
    { ...callOf(shellRoutes.roleUserWeb), form: `role_group=${everyGroup}` },
    ...(shown?.routes.list
      ? [{ ...callOf(shown.routes.list, {}, { ...filter, page: 0, limit: shown.pageSize ?? usualPageSize }), onlyAt: '' }]
      : []),
    ...options.map((name) => callOf(parameterRoutes.list, { system: 'WEB', name }, everyOption)),
    ...(optionsLike === undefined ? [] : [callOf(parameterRoutes.like, { system: 'WEB', prefix: optionsLike }, everyOption)]),
  ];
}

const callOf = (route: RouteText, params?: Record<string, string>, query?: object): FirstCall => ({
  method: methodAndUrl(route).method,
  address: addressOf(route, params, query),
});
