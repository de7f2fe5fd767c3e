import type { Context } from './context.ts';

/** What is written about a change of a private field: that it changed, never to what. */
const masked = '•••';
const notWorthTelling = new Set(['created_by', 'updated_by', 'created_at', 'updated_at']);
const longest = 2_000;

type Change = Record<string, [before: unknown, after: unknown]>;

/** Field → [before, after], of the fields that differ. Long text is cut; private fields are masked. */
export function changesBetween(before: object | null, after: object | null, privateFields: readonly string[] = []): Change {
  const changes: Change = {};
  const old = (before ?? {}) as Record<string, unknown>;
  const now = (after ?? {}) as Record<string, unknown>;
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (notWorthTelling.has(field)) continue;
    const [left, right] = [plain(old[field]), plain(now[field])];
    if (isSame(left, right)) continue;
    changes[field] = privateFields.includes(field) ? [masked, masked] : [cut(left), cut(right)];
  }
  return changes;
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
// a text of two million characters is compared, not written out
const isSame = (left: unknown, right: unknown) =>
  typeof left === 'string' ? left === right : JSON.stringify(left) === JSON.stringify(right);
const cut = (value: unknown): unknown => (typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value);

/** Writes one line of the audit, in the transaction of the change itself: neither is there without the other. */
export async function writeAudit(
  ctx: Context,
  requestId: string,
  action: 'add' | 'edit' | 'delete',
  record: { entity: string; id: unknown; title: string },
  changes: Change,
): Promise<void> {
  const { user_name } = ctx.person;
  // by hand: every change waits for it while it holds its locks
  await ctx.db.$executeRaw`
    INSERT INTO audit_logs (user_name, action, entity, record_id, record_title, changes, request_id)
    VALUES (${user_name}, ${action}, ${record.entity}, ${String(record.id)}, ${record.title}, ${JSON.stringify(changes)}::jsonb, ${requestId})`;
}
