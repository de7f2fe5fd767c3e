import { entityOf } from '@faculty/contracts/entities';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { mayNeedApproval, neverPublic } from '@faculty/contracts/kit/public';
import type { PageKey } from '@faculty/contracts/pages';
import type { RequestAction } from '@faculty/contracts/website/content-request';
import { Prisma } from '@faculty/prisma/client';
import type { Context, Person, Transaction } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import { ApiError } from '../http/errors.ts';

/** Records that are shown as a part of another one, and have no approval of their own: its kind and table, and the column that names it. */
const parents: Readonly<Record<string, { entity: 'news' | 'direct_dean'; table: string; key: string }>> = {
  news_image: { entity: 'news', table: 'web_con_news', key: 'news_id' },
  direct_dean_list: { entity: 'direct_dean', table: 'web_con_direct_deans', key: 'user_name' },
};

type Asking = Pick<Context, 'db' | 'person' | 'query'>;

/** Pages of content whose changes wait for somebody who may publish. */
export async function approvalPagesOf(db: Transaction): Promise<string[]> {
  return (await db.facultySetting.findFirst({ select: { approval_pages: true } }))?.approval_pages ?? [];
}

/** Whether what a person saves on a page waits for somebody who may publish. */
const waits = async ({ db, person }: Pick<Context, 'db' | 'person'>, page: PageKey): Promise<boolean> =>
  !person.right(page).publish && (await approvalPagesOf(db)).includes(page);

/**
 * What a save by somebody who may not publish asks for: `change` of a shown record, which stays as it is, or `publish` of one that is saved
 * hidden. Null where the save is free. `before` is null for a new record.
 * @throws ApiError `asked_by_other` where somebody else asks for a hidden record: it would be published under their name
 */
export async function askedBy(
  ctx: Pick<Context, 'db' | 'person'>,
  entity: AnyEntity,
  before: object | null,
  body: object,
): Promise<'change' | 'publish' | null> {
  if (!mayNeedApproval(entity) || !(await waits(ctx, entity.page))) return null;
  if (isShown(before)) return 'change';
  const record_id = String((before as Record<string, unknown> | null)?.[entity.idKey]);
  const open = before && (await ctx.db.contentRequest.findUnique({ where: { entity_record_id: { entity: entity.name, record_id } } }));
  const isOwn = open?.user_name === ctx.person.user_name;
  if (open?.state === 'asked' && !isOwn) throw new ApiError('asked_by_other');
  // saving what was returned asks again, but not to show what somebody has hidden since
  return isShown(body) || (isOwn && open?.state === 'returned' && open.action === 'publish') ? 'publish' : null;
}

/** In use: shown now, or by its days. */
export const isShown = (record: object | null): boolean => record !== null && 'active' in record && record.active === 'Y';

/** Whether a change is of nothing that the website shows, such as who looks at the record again: it needs no approval. */
export function isForStaff(fields: object): boolean {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => name !== 'active' && (neverPublic as readonly string[]).includes(name));
}

/** For ways that change at once what is shown, such as the bin. `row` is the record. @throws ApiError `needs_publisher` */
export async function assertMayPublish(ctx: Asking, entity: Pick<AnyEntity, 'name' | 'page'>, row: object): Promise<void> {
  if (isShown(row) && (await waits(ctx, entity.page))) throw new ApiError('needs_publisher');
  await assertMayChangePart(ctx, entity, row);
}

/**
 * Parts of a shown record, and of one that waits for somebody else, are changed by somebody who may publish it. `row` names that record.
 * Where it waits for the person themselves, it is asked anew: whoever decides has read it without the change.
 * @throws ApiError `needs_publisher` or `asked_by_other`
 */
export async function assertMayChangePart(ctx: Asking, { name }: Pick<AnyEntity, 'name'>, row: object): Promise<void> {
  const parent = parents[name];
  if (!parent || !(await waits(ctx, entityOf[parent.entity].page))) return;
  const { entity, key } = parent;
  const [table, idKey] = [Prisma.raw(`"${parent.table}"`), Prisma.raw(`"${entityOf[entity].idKey}"`)];
  const which = Prisma.sql`${Prisma.raw(`"${key}"`)} = ${(row as Record<string, unknown>)[key]}`;
  // first, so that an accept at the same moment has ended before the record is looked at
  const asked = await ctx.query<{ user_name: string }>(Prisma.sql`
    UPDATE content_requests SET asked_at = clock_timestamp() WHERE entity = ${entity} AND state = 'asked'
      AND record_id IN (SELECT ${idKey}::text FROM ${table} WHERE ${which}) RETURNING user_name`);
  if ((await ctx.query(Prisma.sql`SELECT FROM ${table} WHERE ${which} AND active = 'Y' LIMIT 1`)).length > 0)
    throw new ApiError('needs_publisher');
  if (asked.some(({ user_name }) => user_name !== ctx.person.user_name)) throw new ApiError('asked_by_other');
}

/** Whether a person accepts or returns what is asked on a page: in the review queue, for records of everybody. */
export function decidesOnRequests(person: Person, page: PageKey, action: RequestAction): boolean {
  const right = person.right(page);
  const mayDo = right.edit && (action !== 'delete' || right.delete);
  return person.right('/web/review').view && right.publish && mayDo && ownIn(person, page) === undefined;
}

/** What waits for a person's decision, as records of the review queue (`recordsOf`). Nobody decides on what they ask themselves. */
export function contentThatWaits(person: Person): Prisma.Sql {
  const kinds = Object.values<AnyEntity>(entityOf).filter(mayNeedApproval);
  const decided = (action: RequestAction) => kinds.filter(({ page }) => decidesOnRequests(person, page, action)).map(({ name }) => name);
  return Prisma.sql`
    SELECT entity::text, record_id::text, 0 AS number, title::text, title_en::text, user_name, 'W'::"ReviewStatus" AS status_check,
      ''::text AS status_check_text, ''::text AS status_check_field, asked_at AS since, action::text AS asks
    FROM content_requests WHERE state = 'asked' AND user_name <> ${person.user_name}
      AND entity = ANY(CASE action WHEN 'delete' THEN ${decided('delete')}::text[] ELSE ${decided('change')}::text[] END)`;
}
