import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuthOptions, authRoutes } from '@faculty/contracts/auth/auth';
import { entities } from '@faculty/contracts/entities';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { usualPageSize } from '@faculty/contracts/kit/list-query';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  activityTypes,
  articleParameters,
  docParameters,
  linkParameters,
  mouParameters,
  newsParameters,
  parameterRoutes,
  workParameters,
} from '@faculty/contracts/lookups/parameters';
import { everyGroup, shellRoutes } from '@faculty/contracts/shell/me';

/** A call the document makes itself while the app's code is still on its way (apps/web/public/start.js). */
interface FirstCall {
  method: string;
  address: string;
  /** Body, as an ordinary form. */
  form?: string;
  /** Only when the address carries exactly this query. */
  onlyAt?: string;
}

/** What a browser gets for an address of the app. */
export interface Document {
  html: string;
  etag: string;
  /** False at an address that the build does not know. */
  isScreen: boolean;
}

/** The documents of the app, and what else of theirs the server must know. */
export interface Documents {
  of(pathname: string): Document;
  /** The script that stands in them, as the content-security policy names it; null where it stayed a file of its own. */
  scriptHash: string | null;
}

/** Pages outside the shell, where nobody is signed in, and addresses that are none. */
const outside = /^($|\/(login|starter|sign-up|forgot|password-reset|verify-email|error-login)$)/;

/** Asked by every screen inside the shell: who is it, and what may they open. */
const shellCalls: readonly FirstCall[] = [
  { method: 'GET', address: '/auth/me' },
  { method: 'POST', address: shellRoutes.roleUserWeb.split(' ')[1] as string, form: `role_group=${everyGroup}` },
];

/**
 * The app's document for each address: names the files its screen needs and the calls it begins with, so that on a slow line they
 * travel beside the first script and not after it.
 * @param directory of the built web app
 * @param options what every page begins with, and no screen need ask for
 */
export function documentsOf(directory: string, options: AuthOptions): Documents {
  const known = metaTag('first-answers', [{ method: 'GET', address: methodAndUrl(authRoutes.options).url, body: options }]);
  const { index, scriptHash } = withStartScript(directory, readFileSync(path.join(directory, 'index.html'), 'utf8'));
  const preloads = readPreloads(path.join(directory, '.vite/preloads.json'));
  const made = new Map<string, Document>();
  const of = (pathname: string) => {
    // an address nobody declared gets the plain document: what is remembered stays as small as the router
    const key = pathname in preloads ? pathname : '';
    let document = made.get(key);
    if (!document) {
      const files = (preloads[key] ?? []).map(preloadTag);
      document = { ...withHead(index, [known, ...firstCallsTag(key)], files), isScreen: key !== '' };
      made.set(key, document);
    }
    return document;
  };
  return { of, scriptHash };
}

const startTag = '<script src="/start.js"></script>';

/**
 * Puts the first script into the document itself: it makes the first calls, and asking for it would hold them up for as long as the
 * line takes to answer, at every visit. The content-security policy names it by its hash.
 */
function withStartScript(directory: string, index: string): { index: string; scriptHash: string | null } {
  const file = path.join(directory, 'start.js');
  if (!index.includes(startTag) || !existsSync(file)) return { index, scriptHash: null };
  // as a browser reads it, wherever it was checked out
  const script = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return {
    index: index.replace(startTag, () => `<script>${script}</script>`),
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

function readPreloads(file: string): Readonly<Record<string, readonly string[]>> {
  const table = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return Object.assign(Object.create(null), table);
}

function preloadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function firstCallsTag(pathname: string): string[] {
  if (outside.test(pathname)) return [];
  const listed = listedAs[pathname] ?? pathname;
  return [metaTag('first-calls', [...shellCalls, ...listCallOf(listed), ...parameterCallsOf(listed)])];
}

const metaTag = (name: string, content: unknown) =>
  `<meta name="${name}" content="${JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`;

/** A screen that begins with the list of another: whose album it is, is chosen from the news. */
const listedAs: Readonly<Record<string, string>> = { '/web/content_new_image': '/web/content_new' };

/** A page of many lists begins with none of them. */
const withoutList: readonly string[] = ['/admin/lists'];

/** What a screen asks for by itself, where it shows a part of its entity's records. */
const ownFilter: Readonly<Record<string, string>> = { '/web/content_doc': 'doc_section=DOC&', '/web/content_doc_mou': 'doc_section=MOU&' };

/** The first page of the list a screen shows, as the app's own list asks for it (apps/web/src/kit/list/use-list.ts). */
function listCallOf(pathname: string): FirstCall[] {
  if (withoutList.includes(pathname)) return [];
  // of several entities of one page, the first is the one that the others belong to
  const shown = entities.find((entity) => entity.page === pathname && entity.routes.list);
  if (!shown?.routes.list) return [];
  const { method, url } = methodAndUrl(shown.routes.list);
  return [{ method, address: `${url}?${ownFilter[pathname] ?? ''}page=0&limit=${shown.pageSize ?? usualPageSize}`, onlyAt: '' }];
}

/** Options whose words stand in the rows of a list, in its filters, or in what its rows open; `like`: of all lists whose name begins so. `npm run test:looks` holds them to the screens. */
const parametersOf: Readonly<Record<string, { named: readonly string[]; like?: string }>> = {
  '/web/content_new': { named: Object.values(newsParameters) },
  '/web/content_article_page': { named: [articleParameters.groups], like: articleParameters.sections },
  '/web/content_doc': { named: [docParameters.groups], like: docParameters.types },
  '/web/content_doc_mou': { named: [mouParameters.groups], like: mouParameters.types },
  '/web/content_link': { named: [linkParameters.groups], like: linkParameters.types },
  '/web/content_work': { named: Object.values(workParameters) },
  '/web/content_activity': { named: [activityTypes] },
  '/web/review': { named: [activityTypes, ...Object.values(workParameters)] },
};

/** As the app's own lists ask for them (apps/web/src/kit/fields/use-parameters.ts). */
function parameterCallsOf(pathname: string): FirstCall[] {
  const { named = [], like } = parametersOf[pathname] ?? {};
  const of = (route: RouteText, name: string) => {
    const { method, url } = methodAndUrl(route);
    return { method, address: `${url.replace(':system', 'WEB').replace(/:(name|prefix)/, name)}?retired=Y` };
  };
  return [...named.map((name) => of(parameterRoutes.list, name)), ...(like === undefined ? [] : [of(parameterRoutes.like, like)])];
}

/** The first calls stand before the first script, which reads them; the files after the one that begins with them, in the order in which the build names them. */
function withHead(index: string, calls: readonly string[], files: readonly string[]): Omit<Document, 'isScreen'> {
  const withFiles = insert(index, index.indexOf('</head>'), files);
  const html = insert(withFiles, withFiles.indexOf('<script'), calls);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

const insert = (html: string, at: number, tags: readonly string[]) =>
  `${html.slice(0, at)}${tags.map((tag) => `${tag}\n    `).join('')}${html.slice(at)}`;
