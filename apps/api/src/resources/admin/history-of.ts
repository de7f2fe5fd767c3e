import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context, Person } from '../../kit/crud/context.ts';
import { contextOf } from '../../kit/crud/handlers.ts';
import { recordEntity } from '../../kit/crud/record-entities.ts';
import { ApiError } from '../../kit/http/errors.ts';

export const historyParams = z.object({ entity: z.string().max(40), record_id: z.string().max(100) });

/** Two views of the same record, an account: each shows what was done through the other. */
const accountViews: readonly string[] = ['user', 'member'];

/** Selects the audit lines of a record's history. */
interface History {
  entities: string[];
  record_id: string;
  /** The first line the person sees; all where it is undefined. */
  since: string | undefined;
}

/**
 * The history of a request, of a record the person may view.
 * @throws ApiError `not_found` or `forbidden`
 */
export async function historyOf(app: FastifyInstance, request: FastifyRequest): Promise<History> {
  const { entity, record_id } = request.params as z.infer<typeof historyParams>;
  const page = recordEntity(entity)?.page;
  if (!page) throw new ApiError('not_found');
  const right = (request.person as Person).right(page);
  if (!right.view) throw new ApiError('forbidden');
  const ofAccount = accountViews.includes(entity);
  const entities = ofAccount ? [...accountViews] : [entity];
  const ctx = contextOf(app, request, page);
  const since = ctx.own === undefined ? undefined : await ownSince(app, ofAccount ? 'member' : entity, entities, record_id, ctx);
  return { entities, record_id, since };
}

/**
 * Since which line somebody limited to their own records sees a record's: it is theirs, or was when it was deleted, and only
 * since it was made. A code may have been another's before, and may be another's now.
 */
async function ownSince(
  app: FastifyInstance,
  entity: string,
  entities: string[],
  record_id: string,
  ctx: Context,
): Promise<string | undefined> {
  const where = { entity: { in: entities }, record_id, action: 'add' };
  const made = await app.db.auditLog.findFirst({ where, orderBy: { id: 'desc' } });
  const present = await app.records.get(entity)?.(record_id, ctx);
  // a record owned by its creator never changes its owner; the owner of any other deleted one is in the bin only
  const isMakers = recordEntity(entity)?.ownerKey === 'created_by';
  const owner = present?.owner ?? (isMakers ? made?.user_name : await ownerInBin(app, entity, record_id));
  if (owner !== ctx.own) throw new ApiError('not_found');
  return made?.id.toString();
}

/** Whose a deleted record was; undefined when it is in no bin any more. */
async function ownerInBin(app: FastifyInstance, entity: string, record_id: string): Promise<string | undefined> {
  const binned = await app.db.binned.findFirst({
    where: { entity, record_id },
    orderBy: { binned_id: 'desc' },
    select: { user_name: true },
  });
  return binned?.user_name;
}

/** The present record of a history; null when it was deleted. `historyOf` has checked the right. */
export async function recordOf(app: FastifyInstance, request: FastifyRequest, record_id: string): Promise<Record<string, unknown> | null> {
  const { entity } = request.params as z.infer<typeof historyParams>;
  const page = recordEntity(entity)?.page;
  const found = page && (await app.records.get(entity)?.(record_id, contextOf(app, request, page)));
  return (found?.row as Record<string, unknown> | undefined) ?? null; // by the names of its fields
}
