import { hash } from 'node:crypto';
import type { PrismaClient } from '@faculty/prisma/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../crud/context.ts';
import { ApiError, wrongField } from './errors.ts';

/** How long an answer is kept for whoever asks again. */
const keptHours = 24;
/** The draft writes a quoted string; most clients send it bare. */
const keyForm = /^("?)([\w.:-]{1,100})\1$/;

interface Answered {
  /** What the handler answers with. */
  payload: unknown;
  /** An earlier call with this key made it: nothing of this call is stored, and its files are nobody's. */
  isRepeat: boolean;
}

/** Makes something inside a transaction, or answers what an earlier call with the same key made. `make` answers the call's payload. */
type MakeOnce = (inside: Pick<Context, 'db' | 'person'>, make: () => Promise<unknown>) => Promise<Answered>;

/**
 * What a call creates is created once, however often it arrives: browsers repeat a POST whose answer was lost, and so do people.
 * The `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header) and the answer are committed together with what was made, so that
 * every instance knows them; a repeat that comes while the first is under way waits for its commit. A call without the header is served as it
 * was before there were keys. Set the reply's status first.
 * @throws ApiError `invalid` naming the header when it is no key; inside, `key_reused` when the key came with something else before
 */
export function oncePerKey(reply: FastifyReply, content: unknown = sentBy(reply.request)): MakeOnce {
  const { request } = reply;
  const key = keyOf(request);
  if (key === undefined) return async (_inside, make) => ({ payload: await make(), isRepeat: false });
  const route = `${request.method} ${request.routeOptions.url}`;
  const requestHash = hashOf(content);

  return async ({ db, person }, make) => {
    const begun = await db.$executeRaw`
      INSERT INTO idempotency_keys (user_id, route, key, request_hash) VALUES (${person.id}, ${route}, ${key}, ${requestHash})
      ON CONFLICT DO NOTHING`;
    const where = { user_id_route_key: { user_id: person.id, route, key } };
    if (begun === 0) {
      const first = await db.idempotencyKey.findUnique({ where });
      // swept away in this very moment
      if (!first) throw new ApiError('unavailable');
      if (first.request_hash !== requestHash) throw new ApiError('key_reused');
      return { payload: answeredAs(reply, first.status, first.answer), isRepeat: true };
    }
    const made = await make();
    // what is written out already stays so
    const answer = typeof made === 'string' ? made : String(reply.serialize(made));
    await db.idempotencyKey.update({ where, data: { status: reply.statusCode, answer } });
    return { payload: answeredAs(reply, reply.statusCode, answer), isRepeat: false };
  };
}

/**
 * What an earlier call with the same key answered; undefined when there was none, or it is not committed yet. For calls that judge what they
 * are sent before their transaction: after the first one they would judge otherwise.
 * @throws ApiError `key_reused` when the key came with something else
 */
export async function earlierAnswer(reply: FastifyReply, { db, person }: Pick<Context, 'db' | 'person'>, content: unknown) {
  const { request } = reply;
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const route = `${request.method} ${request.routeOptions.url}`;
  const first = await db.idempotencyKey.findUnique({ where: { user_id_route_key: { user_id: person.id, route, key } } });
  if (!first) return undefined;
  if (first.request_hash !== hashOf(content)) throw new ApiError('key_reused');
  return answeredAs(reply, first.status, first.answer);
}

const hashOf = (content: unknown) => hash('sha256', JSON.stringify(content ?? null));

/** Sends an answer that is written out already. */
function answeredAs(reply: FastifyReply, status: number, answer: string): string {
  reply.code(status).type('application/json; charset=utf-8');
  return answer;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = keyForm.exec(String(given))?.[2];
  if (key === undefined) throw wrongField('Idempotency-Key', 'idempotency_key');
  return key;
}

/** What tells one call from another: its body as checked, and its files by name and size. Their content would have to be read again. */
const sentBy = ({ body, keptFiles }: FastifyRequest) => [
  body,
  Object.entries(keptFiles).map(([field, files]) => [field, files.map(({ name, bytes }) => [name, bytes])]),
];

/** Forgets the answers that were kept long enough. */
export async function forgetOldKeys(db: PrismaClient): Promise<void> {
  await db.$executeRaw`DELETE FROM idempotency_keys WHERE created_at < now() - ${keptHours} * interval '1 hour'`;
}
