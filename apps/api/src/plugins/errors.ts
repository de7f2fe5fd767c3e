import { type ErrorAnswer, type ErrorCode, errors, type FieldError } from '@faculty/contracts/errors';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { relationMessage } from '@faculty/contracts/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ConstraintColumns, databaseRefusal, readConstraintColumns } from '../db/database-errors.ts';
import { ApiError } from '../kit/http/errors.ts';
import { languageOf } from '../kit/http/request-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was refused because the database was unreachable or timed out. */
    isDatabaseUnavailable: boolean;
  }
}

/** Maps every error to the documented answer, in the caller's language. Further details are only logged. */
export const errorsPlugin = fp(async function errors(app) {
  let constraints: ConstraintColumns = new Map();
  app.addHook('onReady', async () => {
    constraints = await readConstraintColumns(app.pool);
  });
  app.decorateRequest('isDatabaseUnavailable', false);
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(error, constraints);
    // a disconnect of a waiting caller is not a server error
    const isGone = error.name === 'AbortError' && reply.raw.destroyed;
    if (refusal.statusCode >= 500 && !isGone) request.log.error({ err: refusal.details.cause ?? error }, refusal.code);
    request.isOutcomeUnknown = refusal.code === 'maybe_saved';
    request.isDatabaseUnavailable = refusal.code === 'unavailable' && databaseRefusal(error, constraints) !== null;
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new ApiError('no_such_path')));
});

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: ApiError): FastifyReply {
  const { code, statusCode, details } = refusal;
  // the same shape as a successful delete: legacy clients distinguish them by the message
  if (code === 'relation') return asJson(reply.code(statusCode)).send({ ...details.extra, message: relationMessage });
  const language = languageOf(request);
  const answer: ErrorAnswer = {
    statusCode,
    code,
    message: errors[code][language],
    requestId: request.id,
  };
  if (details.fields)
    answer.fields = Object.fromEntries(Object.entries(details.fields).map(([name, wrong]) => [name, withMessage(wrong, language)]));
  if (details.changed) {
    const { by, name, at } = details.changed;
    answer.changed = { by, ...(name && { name: name[language] }), at: at.toISOString() };
  }
  // it tells nothing, and a call of the public API may be misspelt
  if (code === 'no_such_path') reply.header('access-control-allow-origin', '*');
  if (statusCode === 503) reply.header('retry-after', '2');
  if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter));
  return asJson(reply.code(statusCode)).send({ ...details.extra, ...answer });
}

const asJson = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').serializer(JSON.stringify);

function withMessage(wrong: NonNullable<ApiError['details']['fields']>[string], language: Language): FieldError {
  return { ...wrong, message: fieldErrorWords(wrong.code, language, wrong.params) };
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
};
const byStatus: Record<number, ErrorCode> = {
  400: 'malformed',
  404: 'no_such_path',
  // a form part with the JSON type and other content
  406: 'malformed',
  413: 'too_large',
  415: 'media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

/** Message of the multipart parser for a truncated form; its errors have no code. */
const truncatedForm = /unexpected end of multipart data$/i;

function refusalOf(error: FastifyError | Error, constraints: ConstraintColumns): ApiError {
  if (error instanceof ApiError) return error;
  const fromDatabase = databaseRefusal(error, constraints);
  if (fromDatabase) return fromDatabase;
  if (truncatedForm.test(error.message)) return new ApiError('malformed', { cause: error });
  const { code = '', statusCode = 500 } = error as FastifyError;
  return new ApiError(byFastifyCode[code] ?? byStatus[statusCode] ?? 'internal', { cause: error });
}
