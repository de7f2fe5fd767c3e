import { z } from 'zod';
import { flag, nameText, serialId, text } from '../kit/fields.ts';
import { choice, type FieldLabels } from '../kit/labels.ts';
import { type PageKey, pageKeys } from '../pages.ts';

/** Views of one person at most, those that were deleted a moment ago included. */
export const mostViews = 100;

/** Who sees a view, of those who may view its page. */
export const viewShared = choice({
  N: { th: 'เฉพาะฉัน', en: 'Only me' },
  E: { th: 'ผู้ที่แก้ไขข้อมูลในหน้านี้ได้', en: 'Everybody who may edit here' },
  Y: { th: 'ทุกคนที่เปิดหน้านี้ได้', en: 'Everybody who may open this page' },
});

/** Parameters of an address that are no part of a view: where in the list one is, and what is opened over it. */
const passing = ['page', 'form', 'edit', 'copy', 'from'];

/** The query of a list's address as views keep it: in one order, so that equal lists have equal queries. */
export function viewQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name, value]) => !passing.includes(name) && value !== '');
  return String(new URLSearchParams(params.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const page = z.enum(pageKeys as [PageKey, ...PageKey[]]); // there are some
// encoded, a letter of Thai is nine characters
const query = text(2000).overwrite(viewQuery).max(2000);
const name = nameText(60).min(1);

/** What its form asks. `pinned`: stands in the menu of whoever saves it. */
export const savedViewForm = z.object({ name, shared: viewShared.default('N'), pinned: flag.default('N') });
export const savedViewBody = savedViewForm.extend({ page, query: query.default('') });
export interface SavedViewBody extends z.infer<typeof savedViewBody> {}

/** The fields to change. `active: 'N'` deletes a view, and 'Y' takes that back within a day. Whoever sees it may change `pinned` for themselves. */
export const savedViewChange = z.object({ name, query, shared: viewShared, active: flag, pinned: flag }).partial();
export interface SavedViewChange extends z.infer<typeof savedViewChange> {}

const savedView = z.object({
  saved_view_id: z.int(),
  page,
  name: z.string(),
  query: z.string(),
  shared: viewShared,
  /** Whose it is. */
  full_name_th: z.string(),
  full_name_en: z.string(),
  is_own: z.boolean(),
  /** In the caller's menu. */
  pinned: flag,
});
export interface SavedView extends z.infer<typeof savedView> {}

/** The caller's views and those shared with them, of the pages they may view, by name. */
export const savedViews = z.array(savedView);
export const savedViewId = z.object({ saved_view_id: serialId });

export const savedViewLabels = {
  name: { th: 'ชื่อมุมมอง', en: 'Name of the view' },
  shared: { th: 'ผู้ที่เห็นมุมมองนี้', en: 'Who sees it' },
  pinned: { th: 'แสดงในเมนูของฉัน', en: 'In my menu' },
  query: { th: 'ตัวกรองและการเรียงลำดับ', en: 'Filters and order' },
} satisfies FieldLabels;

/** Additive calls: addresses of lists under names (docs/decisions/0010). */
export const savedViewRoutes = {
  list: 'GET /saved_views',
  /** Under the name of another view of the caller's on that page it replaces that. */
  create: 'POST /saved_views',
  /** By its owner or an administrator; `pinned` by everybody who sees it. */
  update: 'PUT /saved_views/:saved_view_id',
} as const;
