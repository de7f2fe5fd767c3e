import { givableOf } from '@faculty/contracts/members/role-giving';
import {
  isGranting,
  isSame,
  type MatrixFlags,
  noFlags,
  pageNeeds,
  type RoleMatrix,
  type RoleMatrixRow,
  type RoleTemplate,
  roleTemplates,
  withFlags,
} from '@faculty/contracts/members/role-matrix';
import { type PageKey, pageKeys } from '@faculty/contracts/pages';

export type MatrixColumn = keyof MatrixFlags;
export const matrixColumns = [
  'view',
  'add',
  'edit',
  'delete',
  'publish',
  'own_only',
  'super_admin',
] as const satisfies readonly MatrixColumn[];

/** What is on the screen: the rights of every page. */
export type Draft = Record<PageKey, MatrixFlags>;

const everything: MatrixFlags = { super_admin: 'Y', view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', publish: 'Y', own_only: 'Y' };
const flagNames = Object.keys(noFlags) as (keyof MatrixFlags)[];

/** What an assignment grants; a cancelled one grants nothing. */
function grantedBy(row: RoleMatrixRow): MatrixFlags {
  const flags = Object.fromEntries(flagNames.map((name) => [name, row[name]])) as MatrixFlags; // of its own names
  return row.active === 'Y' && isGranting(flags) ? flags : noFlags;
}

/** What is stored, without what grants nothing. */
export const draftOf = ({ pages }: RoleMatrix): Draft => Object.fromEntries(pages.map((row) => [row.role_page, grantedBy(row)])) as Draft; // the answer has every page

/** The pages whose rights differ from those stored. */
export function changedPages(matrix: RoleMatrix, draft: Draft): PageKey[] {
  const stored = draftOf(matrix);
  return pageKeys.filter((page) => !isSame(stored[page], draft[page]));
}

/** One box pressed: adding, editing and deleting need viewing, a page its fellow pages, and the administrator of a page may do everything. */
export function withBox(draft: Draft, page: PageKey, column: MatrixColumn, isOn: boolean): Draft {
  const before = draft[page];
  const flags = { ...before, [column]: isOn ? 'Y' : 'N' } as MatrixFlags;
  if (column === 'super_admin') return withNeeds({ ...draft, [page]: isOn ? everything : noFlags });
  if (column === 'view' && !isOn) return { ...draft, [page]: noFlags };
  if (isOn) flags.view = 'Y';
  // usual, where nothing else is said
  if (!isGranting(before)) flags.publish = 'Y';
  return withNeeds({ ...draft, [page]: flags });
}

/** Pages that others need are opened for viewing. */
function withNeeds(draft: Draft): Draft {
  const needed = { ...draft };
  for (const [page, others] of Object.entries(pageNeeds) as [PageKey, readonly PageKey[]][]) {
    if (!isGranting(draft[page])) continue;
    for (const other of others) if (!isGranting(needed[other])) needed[other] = { ...noFlags, view: 'Y', publish: 'Y' };
  }
  return needed;
}

/** The rights of a role beside those that are there. */
export function withTemplate(draft: Draft, template: RoleTemplate): Draft {
  const more = roleTemplates[template];
  return withNeeds(
    Object.fromEntries(pageKeys.map((page) => [page, more[page] ? withFlags(draft[page], more[page]) : draft[page]])) as Draft,
  );
}

/** Of `wanted` what the giver may give, beside what the person has; and the pages of which something is left out. */
export function givableIn(matrix: RoleMatrix, wanted: Draft): { draft: Draft; left: PageKey[] } {
  const stored = draftOf(matrix);
  const draft = Object.fromEntries(
    matrix.pages.map(({ role_page, may_give }) => {
      const flags = givableOf(may_give, stored[role_page], wanted[role_page]);
      return [role_page, isGranting(flags) ? flags : noFlags];
    }),
  ) as Draft; // the answer has every page
  return { draft, left: pageKeys.filter((page) => !isSame(draft[page], wanted[page])) };
}

/** One box pressed by a giver, who does not give the usual right to publish with it where they lack that. */
export function pressed(matrix: RoleMatrix, draft: Draft, page: PageKey, column: MatrixColumn): Draft {
  const after = withBox(draft, page, column, draft[page][column] !== 'Y');
  if (column === 'publish' || column === 'super_admin') return after;
  const lacking = matrix.pages.filter(({ may_give }) => may_give.publish === 'N' && may_give.super_admin === 'N');
  const kept = lacking.map(({ role_page }) => [role_page, { ...after[role_page], publish: draft[role_page].publish }]);
  return { ...after, ...Object.fromEntries(kept) };
}

/** Whether pressing a box would give a right that the giver lacks, on its page or on one that it needs. */
export function isBeyond(matrix: RoleMatrix, draft: Draft, page: PageKey, column: MatrixColumn): boolean {
  const { left } = givableIn(matrix, pressed(matrix, draft, page, column));
  return left.length > 0;
}

/** Only the pages that the giver may give; the others stay as they are. */
export function onlyOf(from: Draft, draft: Draft, mayGive: (page: PageKey) => boolean): Draft {
  return Object.fromEntries(pageKeys.map((page) => [page, mayGive(page) ? from[page] : draft[page]])) as Draft;
}

export const emptyDraft = Object.fromEntries(pageKeys.map((page) => [page, noFlags])) as Draft;
