import type { auditActions } from '@faculty/contracts/admin/audit';
import { Prisma } from '@faculty/prisma/client';
import type { Context } from './context.ts';

/** Logged in place of a private field's values: only that it changed. */
const masked = '•••';
const unloggedFields = new Set(['created_by', 'updated_by', 'created_at', 'updated_at']);
const maxTextLength = 2_000;
/** The full long texts are stored for this many latest edits of a record, and within this many bytes in all. */
const maxEditsWithTexts = 20;
const maxTextBytes = 40_000_000;

type Change = Record<string, [before: unknown, after: unknown]>;
type Texts = Record<string, string>;

/** Field → [before, after], of the fields that differ. Long text is cut; private fields are masked. */
export function changesBetween(before: object | null, after: object | null, privateFields: readonly string[] = []): Change {
  const changes: Change = {};
  const old = (before ?? {}) as Record<string, unknown>;
  const now = (after ?? {}) as Record<string, unknown>;
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (unloggedFields.has(field)) continue;
    const [left, right] = [plain(old[field]), plain(now[field])];
    if (isSame(left, right)) continue;
    changes[field] = privateFields.includes(field) ? [masked, masked] : [cut(left), cut(right)];
  }
  return changes;
}

/**
 * Replaces file paths in the changes by `{ path, name }`, because the path means nothing to a reader and the file's row is deleted with the file.
 * `files` are the record's file fields. Call it while the rows of both files still exist.
 */
export async function withFileNames({ db }: Pick<Context, 'db'>, files: object, changes: Change): Promise<Change> {
  const changed = Object.keys(files).filter((field) => changes[field]);
  const paths = changed.flatMap((field) => changes[field] ?? []).filter((side) => typeof side === 'string');
  if (paths.length === 0) return changes;
  const stored = await db.storedFile.findMany({ where: { path: { in: paths } }, select: { path: true, name: true } });
  const named = (side: unknown) => stored.find(({ path }) => path === side) ?? side;
  return { ...changes, ...Object.fromEntries(changed.map((field) => [field, changes[field]?.map(named) as Change[string]])) };
}

/** The full old texts of an edit whose audit line is truncated. The new texts are in the record, until the next edit replaces them. */
export function wholeTexts(before: object, after: object, changes: Change): Texts {
  const texts: Texts = {};
  for (const [field, change] of Object.entries(changes)) {
    const sides = [before, after].map((side) => plain((side as Record<string, unknown>)[field]) ?? '');
    if (change[0] === masked || !sides.every((side) => typeof side === 'string')) continue;
    if (sides.some((side) => side.length > maxTextLength)) texts[field] = sides[0] as string;
  }
  return texts;
}

/** Whether a value of an audit line is not told. */
export const isMasked = (value: unknown) => value === masked;

/** Whether an audit line holds only the beginning of a text. */
export const isCut = (change: string) => change.length > maxTextLength;

// days and amounts as the statements of lists and records write them
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Prisma.Decimal.isDecimal(value) ? Number(value) : (value ?? null);
}

// a text may have two million characters: compare it without JSON.stringify
const isSame = (left: unknown, right: unknown) =>
  typeof left === 'string' ? left === right : JSON.stringify(left) === JSON.stringify(right);
const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength).toWellFormed()}…` : value;

/** Writes one audit line, in the transaction of the change. */
export async function writeAudit(
  ctx: Pick<Context, 'db' | 'person' | 'changeId'>,
  requestId: string,
  action: (typeof auditActions)[number],
  record: { entity: string; id: unknown; title: string; title_en?: string },
  changes: Change,
  texts: Texts = {},
): Promise<void> {
  const { user_name } = ctx.person;
  // raw SQL for speed: the change holds its locks meanwhile
  const [line] = await ctx.db.$queryRaw<{ id: bigint }[]>`
    INSERT INTO audit_logs (user_name, action, entity, record_id, record_title, record_title_en, changes, request_id, change_id)
    VALUES (${user_name}, ${action}, ${record.entity}, ${String(record.id)}, ${record.title}, ${record.title_en ?? ''},
      ${JSON.stringify(changes)}::jsonb, ${requestId}, ${ctx.changeId ?? null}::uuid)
    RETURNING id`;
  if (line && Object.keys(texts).length > 0) await storeTexts(ctx, line.id, record, texts);
}

/** Writes the audit lines of many changes of one kind, in their transaction. */
export async function writeAuditLines(
  ctx: Context,
  requestId: string,
  action: (typeof auditActions)[number],
  entity: string,
  lines: readonly { record_id: string; record_title: string; record_title_en: string; changes: Change }[],
): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO audit_logs (user_name, action, entity, record_id, record_title, record_title_en, changes, request_id)
    SELECT ${ctx.person.user_name}, ${action}, ${entity}, record_id, record_title, record_title_en, changes, ${requestId}
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line(record_id text, record_title text, record_title_en text, changes jsonb)`;
}

/** Stores an edit's texts and deletes those of old edits. */
async function storeTexts(
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
      WHERE place > ${maxEditsWithTexts} OR (bytes > ${maxTextBytes} AND place > 1))`;
}
