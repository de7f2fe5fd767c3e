import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../kit/crud/context.ts';
import { personName } from '../kit/people/person-name.ts';

/** Writes the audit line of a change to one's own account. It names the fields but masks the values, which are secrets or identities. */
export async function auditAccount(
  db: Transaction,
  request: FastifyRequest,
  user: { id: number; user_name: string },
  action: 'add' | 'edit',
  fields: readonly string[],
): Promise<void> {
  const changes = Object.fromEntries(fields.map((field) => [field, ['•••', '•••']]));
  const name = await personName(db, user.user_name);
  await db.auditLog.create({
    data: {
      user_name: user.user_name,
      action,
      entity: 'user',
      record_id: String(user.id),
      record_title: name?.th ?? '',
      record_title_en: name?.en ?? '',
      changes,
      request_id: request.id,
    },
  });
}
