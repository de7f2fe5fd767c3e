import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { doiIn } from '@faculty/contracts/works/doi';
import type { WorkBody } from '@faculty/contracts/works/work';
import type { NamedAuthor, WorkRow } from '@faculty/contracts/works/work-row';
import { assertKnown, firstUnknown } from '../../auth/unverified.ts';
import type { Context, Transaction } from '../../kit/crud/context.ts';
import { dayDate } from '../../kit/crud/days.ts';
import type { ChangeContext } from '../../kit/crud/handlers.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { wrongField } from '../../kit/http/errors.ts';

export async function createWork(body: WorkBody, ctx: Context<'work_h_file'>): Promise<object> {
  const user_name = body.user_name || ctx.person.user_name;
  await assertKnown(ctx.db, 'user_name', body);
  const authors = await coAuthors(ctx.db, user_name, body);
  const data = { ...columns(body), ...filePaths(ctx), ...ctx.stamps.add, corresponding_author: corresponding(body, user_name) };
  return ctx.db.work.create({ data: { ...data, user_name, authors: { createMany: { data: authors } } }, select: { work_id: true } });
}

export async function updateWork(body: WorkBody, ctx: ChangeContext<'work_h_file'>, before: WorkRow): Promise<void> {
  const { work_id } = before;
  if (body.user_name === '') throw wrongField('user_name', 'required');
  await assertKnown(ctx.db, 'user_name', body, before);
  const corresponding_author = corresponding(body, body.user_name, before.corresponding_author);
  const data = { ...columns(body), ...filePaths(ctx), ...ctx.stamps.edit, user_name: body.user_name, corresponding_author };
  // first, so that of two who save at once one fails before the co-authors are touched
  await ctx.db.work.update({ where: ctx.where, data, select: { work_id: true } });
  const authors = await coAuthors(ctx.db, body.user_name, body);
  if (shares(authors) !== shares(before.work_authors)) {
    await ctx.db.workAuthor.deleteMany({ where: { work_id, user_name: { notIn: authors.map(({ user_name }) => user_name) } } });
    // who stays keeps what they said of it
    await ctx.db.$executeRaw`
      INSERT INTO web_con_work_authors (work_id, user_name, work_weight)
      SELECT ${work_id}::int, * FROM jsonb_to_recordset(${JSON.stringify(authors)}::jsonb) AS given(user_name text, work_weight float8)
      ON CONFLICT (work_id, user_name) DO UPDATE SET work_weight = excluded.work_weight`;
  }
}

/**
 * The corresponding author of a body. One who was chosen before and is no author any more is given up.
 * @throws ApiError when another who is neither owner nor co-author is given
 */
function corresponding(
  { corresponding_author: chosen, work_authors }: WorkBody,
  owner: string,
  before: string | null = null,
): string | null {
  if (chosen === null || chosen === owner || work_authors.some(({ user_name }) => user_name === chosen)) return chosen;
  if (chosen === before) return null;
  throw wrongField('corresponding_author', 'not_an_author');
}

/**
 * The co-authors of a body, in their order.
 * @throws ApiError naming the first one who is unknown, or the owner
 */
async function coAuthors(db: Transaction, owner: string, { work_authors }: WorkBody): Promise<WorkBody['work_authors']> {
  const names = work_authors.map(({ user_name }) => user_name);
  if (names.length === 0) return [];
  if (names.includes(owner)) throw wrongField(`work_authors.${names.indexOf(owner)}.user_name`, 'author_is_owner');
  const stranger = await firstUnknown(db, names);
  if (stranger !== undefined) throw wrongField(`work_authors.${names.indexOf(stranger)}.user_name`, 'unknown_reference');
  return work_authors.toSorted((one, other) => (one.user_name < other.user_name ? -1 : 1));
}

const shares = (authors: WorkBody['work_authors'] | NamedAuthor[]): string =>
  JSON.stringify(authors.map(({ user_name, work_weight }) => [user_name, work_weight]));

/** The work's own columns of a body; owner and co-authors are stored apart. */
function columns({ work_authors: _, user_name: __, ...body }: WorkBody) {
  const { work_title_th, work_title_en, work_public_title_th, work_public_title_en, work_owner_name_th, work_owner_name_en } = body;
  // legacy clients have one field for ISBN, ISSN and DOI
  const work_doi = body.work_doi || doiIn(body.work_public_isbn);
  return {
    ...body,
    work_doi,
    work_h_url: body.work_h_url || noAddress,
    work_public_date: dayDate(body.work_public_date),
    search_text: searchText(
      work_title_th,
      work_title_en,
      work_public_title_th,
      work_public_title_en,
      work_owner_name_th,
      work_owner_name_en,
      work_doi,
      String(body.work_public_year),
    ),
  };
}
