import { hash } from 'node:crypto';
import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../crud/context.ts';
import { ApiError, wrongField } from './errors.ts';

/** How long an answer is stored for repeats. */
const keptHours = 24;
/** Keys deleted in an hour. */
const maxDeleted = 50_000;
/** The draft defines a quoted string; most clients send it unquoted. */
const keyPattern = /^("?)([\w.:-]{1,100})\1$/;

interface Answered {
  /** The payload of the response. */
  payload: unknown;
  /** Stored by an earlier call with this key: nothing of this call is stored, and its files are not claimed. */
  isRepeat: boolean;
}

/** Runs `make` inside a transaction, or returns the answer of an earlier call with the same key. `make` returns the payload. */
type MakeOnce = (inside: Pick<Context, 'db' | 'person'>, make: () => Promise<unknown>) => Promise<Answered>;

/**
 * Makes a create idempotent: browsers and people repeat a POST whose answer was lost.
 * The `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header) and the answer are committed together with the record, so they
 * work across instances; a repeat that arrives during the first call waits for its commit. A call without the header always runs.
 * Set the reply's status first.
 * @throws ApiError `invalid` naming the header when its value is malformed; inside, `key_reused` when the key was used with other content
 */
export function withIdempotencyKey(reply: FastifyReply): MakeOnce {
  const { request } = reply;
  const key = keyOf(request);
  if (key === undefined) return async (_inside, make) => ({ payload: await make(), isRepeat: false });
  const route = `${request.method} ${request.routeOptions.url}`;
  const requestHash = hash('sha256', JSON.stringify(contentOf(request)));

  return async ({ db, person }, make) => {
    const inserted = await db.$executeRaw`
      INSERT INTO idempotency_keys (user_id, route, key, request_hash) VALUES (${person.id}, ${route}, ${key}, ${requestHash})
      ON CONFLICT DO NOTHING`;
    const where = { user_id_route_key: { user_id: person.id, route, key } };
    if (inserted === 0) {
      const first = await db.idempotencyKey.findUnique({ where });
      // the expiry job deleted it at this moment
      if (!first) throw new ApiError('unavailable');
      if (first.request_hash !== requestHash) throw new ApiError('key_reused');
      return { payload: answeredAs(reply, first.status, first.answer), isRepeat: true };
    }
    const result = await make();
    // a string is already serialized
    const answer = typeof result === 'string' ? result : String(reply.serialize(result));
    await db.idempotencyKey.update({ where, data: { status: reply.statusCode, answer } });
    return { payload: answeredAs(reply, reply.statusCode, answer), isRepeat: false };
  };
}

/** Sends an answer that is already serialized. */
function answeredAs(reply: FastifyReply, status: number, answer: string): string {
  reply.code(status).type('application/json; charset=utf-8');
  return answer;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = keyPattern.exec(String(given))?.[2];
  if (key === undefined) throw wrongField('Idempotency-Key', 'idempotency_key');
  return key;
}

/** The content that identifies a call: its parsed body, and its files by name and size, because their content would have to be read again. */
const contentOf = ({ body, keptFiles }: FastifyRequest) => [
  body,
  Object.entries(keptFiles).map(([field, files]) => [field, files.map(({ name, bytes }) => [name, bytes])]),
];

/** Deletes expired keys with their answers. */
export async function forgetOldKeys(db: PrismaClient, now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM idempotency_keys WHERE (user_id, route, key) IN (
      SELECT user_id, route, key FROM idempotency_keys WHERE created_at < ${now}::timestamptz - ${keptHours} * interval '1 hour' LIMIT ${maxDeleted})`;
}
