import type { Language } from '@faculty/contracts/kit/bilingual';
import type { FastifyRequest } from 'fastify';

/** Thai unless the caller prefers English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th';
}
