import { noAddress } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import {
  type DocumentBody,
  type DocumentFile,
  type DocumentRow,
  isMeeting,
  referringGroup,
} from '@faculty/contracts/website/documents/document-record';
import { Prisma } from '@faculty/prisma/client';
import { assertKnown } from '../../auth/unverified.ts';
import type { Context } from '../../kit/crud/context.ts';
import { dayDate, showingData } from '../../kit/crud/days.ts';
import type { ChangeContext } from '../../kit/crud/handlers.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';

export async function createDocument(body: DocumentBody, ctx: Context<DocumentFile>): Promise<object> {
  await assertThere(ctx, body);
  if (body.doc_section === 'MOU') await assertKnown(ctx.db, 'mou_owner', body);
  return ctx.db.document.create({ data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.add } });
}

export async function updateDocument(body: DocumentBody, ctx: ChangeContext<DocumentFile>, before: DocumentRow): Promise<unknown> {
  await assertThere(ctx, body, before.doc_id);
  if (body.doc_section === 'MOU') await assertKnown(ctx.db, 'mou_owner', body, before);
  return ctx.db.document.update({ where: ctx.where, data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit } });
}

/** A referenced document cannot be deleted; a row lock serializes this with new references. */
export async function beforeRemoveDocument(ctx: Pick<Context, 'query'>, { doc_id }: DocumentRow): Promise<void> {
  await ctx.query(Prisma.sql`SELECT doc_id FROM web_con_docs WHERE doc_id = ${doc_id} FOR UPDATE`);
  const referring = Prisma.sql`SELECT doc_id FROM web_con_docs WHERE doc_ref @> ARRAY[${doc_id}::int] LIMIT 1`;
  if ((await ctx.query(referring)).length > 0) throw new ApiError('relation', { extra: { doc_id } });
}

/** What a list shows that is no plain column. */
export const shownFields = { mou_owner: Prisma.sql`coalesce(web_con_docs.mou_owner, '')` };

/** Refuses a reference to a missing document or to itself. Locked until the commit, so that none is deleted meanwhile. */
async function assertThere(ctx: Context<DocumentFile>, body: DocumentBody, itself?: number): Promise<void> {
  const referred = referredBy(body);
  if (referred.length === 0) return;
  const there = await ctx.query(Prisma.sql`
    SELECT doc_id FROM web_con_docs WHERE doc_section = 'DOC' AND doc_id IN (${Prisma.join(referred)}) ORDER BY doc_id FOR SHARE`);
  if (there.length < referred.length || (itself !== undefined && referred.includes(itself)))
    throw wrongField('doc_ref', 'unknown_reference');
}

/** Only a document of its group refers to others. */
const referredBy = ({ doc_section, doc_group_tag, doc_ref }: DocumentBody): number[] =>
  doc_section === 'DOC' && doc_group_tag === referringGroup ? [...new Set(doc_ref)] : [];

/** What a body means for the columns. What belongs to another section or group is left behind. */
function data(body: DocumentBody) {
  const isMou = body.doc_section === 'MOU';
  return {
    ...body,
    doc_ref: referredBy(body),
    doc_tag_b: !isMou && isMeeting(body.doc_group_tag) ? body.doc_tag_b : '',
    doc_h_url: body.doc_h_url || noAddress,
    doct_date: dateOf(body.doct_date),
    ...showingData(body),
    mou_end_date: isMou ? dateOf(body.mou_end_date) : null,
    mou_owner: (isMou && body.mou_owner) || null,
    search_text: searchText(
      body.doc_title_th,
      body.doc_title_en,
      body.doc_content_th,
      body.doc_content_en,
      ...body.doc_tag,
      String(body.doc_year),
    ),
  };
}

const dateOf = (day: string | null) => day && dayDate(day);
