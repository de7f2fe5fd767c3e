import { entities } from './entities.ts';
import type { RouteText } from './kit/entity.ts';
import { defaultPageSize } from './kit/list-query.ts';
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

/** A call that the document starts while the app's scripts load (apps/web/public/start.js). */
export interface FirstCall {
  method: string;
  address: string;
  /** Form-encoded body. */
  form?: string;
  /** Send the call only when the address has exactly this query. */
  onlyAt?: string;
}

interface ScreenCalls {
  /** Page whose list the screen shows: its own by default, none with null. */
  list?: string | null;
  filter?: object;
  /** Option lists used by its rows, its filters, or the forms of its rows. */
  options?: readonly string[];
  /** Prefix of option lists to fetch together. */
  optionsLike?: string;
}

const news: ScreenCalls = { options: Object.values(newsParameters) };

/** Calls of a screen besides the first page of its entity's list. `npm run test:layout` compares them with the screens. */
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
  '/web/work_table': { options: [workParameters.types] },
  '/admin/lists': { list: null },
};

/** The first calls of a screen, for a signed-in person. */
export function firstCallsOf(pathname: string): FirstCall[] {
  const { list = pathname, filter = {}, options = [], optionsLike } = screens[pathname] ?? {};
  // of several entities on one page, the first is the parent
  const entity = entities.find(({ page, routes }) => page === list && routes.list);
  return [
    callOf('GET /auth/me'),
    { ...callOf(shellRoutes.roleUserWeb), form: `role_group=${everyGroup}` },
    ...(entity?.routes.list
      ? [
          {
            ...callOf(entity.routes.list, {}, { ...filter, ...entity.screenOrder, page: 0, limit: entity.pageSize ?? defaultPageSize }),
            onlyAt: '',
          },
        ]
      : []),
    ...options.map((name) => callOf(parameterRoutes.list, { system: 'WEB', name }, everyOption)),
    ...(optionsLike === undefined ? [] : [callOf(parameterRoutes.like, { system: 'WEB', prefix: optionsLike }, everyOption)]),
  ];
}

const callOf = (route: RouteText, params?: Record<string, string>, query?: object): FirstCall => ({
  method: methodAndUrl(route).method,
  address: addressOf(route, params, query),
});
