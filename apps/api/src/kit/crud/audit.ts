import type { auditActions } from '@faculty/contracts/admin/audit';
import type { Context } from './context.ts';

/** What is written about a change of a private field: that it changed, never to what. */
const masked = '•••';
const notWorthTelling = new Set(['created_by', 'updated_by', 'created_at', 'updated_at']);
const longest = 2_000;
/** Of so many edits of a record the long texts are kept whole, and of no more of them than fit into so many bytes. */
const editsWithTexts = 20;
const mostBytes = 40_000_000;

type Change = Record<string, [before: unknown, after: unknown]>;
type Texts = Record<string, string>;

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

/**
 * The same changes, with each file by the name it was sent with: its path says nothing to a reader, and its row goes with the file.
 * `files` are the record's file fields; to be called while both files still have their rows.
 */
export async function withFileNames({ db }: Pick<Context, 'db'>, files: object, changes: Change): Promise<Change> {
  const changed = Object.keys(files).filter((field) => changes[field]);
  const paths = changed.flatMap((field) => changes[field] ?? []).filter((side) => typeof side === 'string');
  if (paths.length === 0) return changes;
  const stored = await db.storedFile.findMany({ where: { path: { in: paths } }, select: { path: true, name: true } });
  const named = (side: unknown) => stored.find(({ path }) => path === side) ?? side;
  return { ...changes, ...Object.fromEntries(changed.map((field) => [field, changes[field]?.map(named) as Change[string]])) }; // both sides of each
}

/** What an edit took away and its line cuts, whole. What it put there stands in the record, until the next edit takes it away. */
export function wholeTexts(before: object, after: object, changes: Change): Texts {
  const texts: Texts = {};
  for (const [field, told] of Object.entries(changes)) {
    const sides = [before, after].map((side) => plain((side as Record<string, unknown>)[field]) ?? '');
    if (told[0] === masked || !sides.every((side) => typeof side === 'string')) continue;
    if (sides.some((side) => side.length > longest)) texts[field] = sides[0] as string; // each is one
  }
  return texts;
}

/** Whether a line tells no more of a text than its beginning. */
export const isCut = (told: string) => told.length > longest;

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
// a text of two million characters is compared, not written out
const isSame = (left: unknown, right: unknown) =>
  typeof left === 'string' ? left === right : JSON.stringify(left) === JSON.stringify(right);
const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest).toWellFormed()}…` : value;

/** Writes one line of the audit, in the transaction of the change itself: neither is there without the other. */
export async function writeAudit(
  ctx: Pick<Context, 'db' | 'person'>,
  requestId: string,
  action: (typeof auditActions)[number],
  record: { entity: string; id: unknown; title: string },
  changes: Change,
  texts: Texts = {},
): Promise<void> {
  const { user_name } = ctx.person;
  // by hand: every change waits for it while it holds its locks
  const [line] = await ctx.db.$queryRaw<{ id: bigint }[]>`
    INSERT INTO audit_logs (user_name, action, entity, record_id, record_title, changes, request_id)
    VALUES (${user_name}, ${action}, ${record.entity}, ${String(record.id)}, ${record.title}, ${JSON.stringify(changes)}::jsonb, ${requestId})
    RETURNING id`;
  if (line && Object.keys(texts).length > 0) await keepTexts(ctx, line.id, record, texts);
}

/** Writes the lines of many changes of one kind, in their transaction. */
export async function writeAuditLines(
  ctx: Context,
  requestId: string,
  action: (typeof auditActions)[number],
  entity: string,
  lines: readonly { record_id: string; record_title: string; changes: Change }[],
): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO audit_logs (user_name, action, entity, record_id, record_title, changes, request_id)
    SELECT ${ctx.person.user_name}, ${action}, ${entity}, record_id, record_title, changes, ${requestId}
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line(record_id text, record_title text, changes jsonb)`;
}

/** Keeps an edit's texts, and lets go of those of edits long past. */
async function keepTexts(
  { db }: Pick<Context, 'db'>,
  audit_id: bigint,
  { entity, id }: { entity: string; id: unknown },
  texts: Texts,
): Promise<void> {
  await db.auditText.createMany({ data: Object.entries(texts).map(([field, before]) => ({ audit_id, field, before })) });
  await db.$executeRaw`
    DELETE FROM audit_texts WHERE audit_id IN (
      SELECT audit_id FROM (
        SELECT audit_id, row_number() OVER latest AS place, sum(sum(octet_length(before))) OVER latest AS bytes
        FROM audit_texts JOIN audit_logs ON audit_logs.id = audit_id
        WHERE entity = ${entity} AND record_id = ${String(id)} GROUP BY audit_id WINDOW latest AS (ORDER BY audit_id DESC)) edits
      WHERE place > ${editsWithTexts} OR (bytes > ${mostBytes} AND place > 1))`;
}
