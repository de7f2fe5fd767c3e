import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuthOptions, authRoutes } from '@faculty/contracts/auth/auth';
import { firstCallsOf } from '@faculty/contracts/first-calls';
import { methodAndUrl } from '@faculty/contracts/kit/route';

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

const firstCallsTag = (pathname: string) => (outside.test(pathname) ? [] : [metaTag('first-calls', firstCallsOf(pathname))]);

const metaTag = (name: string, content: unknown) =>
  `<meta name="${name}" content="${JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`;

/** The first calls stand before the first script, which reads them; the files after the one that begins with them, in the order in which the build names them. */
function withHead(index: string, calls: readonly string[], files: readonly string[]): Omit<Document, 'isScreen'> {
  const withFiles = insert(index, index.indexOf('</head>'), files);
  const html = insert(withFiles, withFiles.indexOf('<script'), calls);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

const insert = (html: string, at: number, tags: readonly string[]) =>
  `${html.slice(0, at)}${tags.map((tag) => `${tag}\n    `).join('')}${html.slice(at)}`;
