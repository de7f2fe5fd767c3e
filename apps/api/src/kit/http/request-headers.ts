import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { changeHeader } from '@faculty/contracts/kit/route';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Thai unless the caller prefers English. A call of the public API says it by `lang`. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.routeOptions.config.isPublicData ? request.query : {}) as { lang?: unknown };
  if (lang === 'th' || lang === 'en') return lang;
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th';
}

/** It is written into logs and audit lines, and people read it out: letters that need no escape, and not many. */
const shape = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id of a call: the proxy's `X-Request-Id`, so that its log and ours can be joined, else a new one. Without a proxy the header is
 * anybody's.
 */
export function requestIdOf({ trustProxy }: Pick<Config, 'trustProxy'>): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return trustProxy !== false && typeof given === 'string' && shape.test(given) ? given : randomUUID();
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The change of many records that a call is one of; undefined for a change of its own. */
export function changeIdOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[changeHeader];
  return typeof given === 'string' && uuid.test(given) ? given : undefined;
}
