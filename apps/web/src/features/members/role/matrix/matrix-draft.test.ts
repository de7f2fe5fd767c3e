import { type MatrixFlags, noFlags, type RoleMatrix } from '@faculty/contracts/members/role-matrix';
import { pageKeys } from '@faculty/contracts/pages';
import { expect, test } from 'vitest';
import { changedPages, draftOf, emptyDraft, givableIn, isBeyond, pressed, withBox, withTemplate } from './matrix-draft.ts';

const row = (flags: Partial<MatrixFlags>, active: 'Y' | 'N' = 'Y') => ({ ...noFlags, ...flags, active });
const matrix = (given: Record<string, object>) =>
  ({ pages: pageKeys.map((role_page) => ({ role_page, ...row({}), may_give: noFlags, ...given[role_page] })) }) as unknown as RoleMatrix; // only what the draft reads

test('a right to add brings the right to view, and without viewing nothing is left', () => {
  const added = withBox(emptyDraft, '/web/content_doc', 'add', true);
  expect(added['/web/content_doc']).toEqual({ ...noFlags, view: 'Y', add: 'Y', publish: 'Y' });
  expect(withBox(added, '/web/content_doc', 'view', false)['/web/content_doc']).toEqual(noFlags);
});

test('a page that needs another opens that one for viewing', () => {
  const pictures = withBox(emptyDraft, '/web/content_new_image', 'add', true);
  expect(pictures['/web/content_new']).toEqual({ ...noFlags, view: 'Y', publish: 'Y' });
});

test('the administrator of a page has every flag, and none when that is taken away', () => {
  const all = withBox(emptyDraft, '/web/content_doc', 'super_admin', true);
  expect(Object.values(all['/web/content_doc'])).toEqual(Array(7).fill('Y'));
  expect(withBox(all, '/web/content_doc', 'super_admin', false)).toEqual(emptyDraft);
});

test('who may not publish gives other rights without that one', () => {
  const stored = matrix({ '/web/content_doc': { may_give: { ...noFlags, view: 'Y', edit: 'Y' } } });
  expect(isBeyond(stored, emptyDraft, '/web/content_doc', 'edit')).toBe(false);
  expect(pressed(stored, emptyDraft, '/web/content_doc', 'edit')['/web/content_doc']).toEqual({ ...noFlags, view: 'Y', edit: 'Y' });
  expect(isBeyond(stored, pressed(stored, emptyDraft, '/web/content_doc', 'edit'), '/web/content_doc', 'publish')).toBe(true);
});

test('a role is added to what is there: the wider limit holds', () => {
  const both = withTemplate(withTemplate(emptyDraft, 'lecturer'), 'reviewer');
  expect(both['/web/content_work']).toEqual({ super_admin: 'N', view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', publish: 'Y', own_only: 'N' });
  expect(withTemplate(emptyDraft, 'lecturer')['/web/content_work'].own_only).toBe('Y');
});

test('a cancelled assignment and a limit without a right count as nothing', () => {
  const stored = matrix({ '/web/content_new': row({ view: 'Y' }, 'N'), '/web/content_doc': row({ own_only: 'Y' }) });
  expect(draftOf(stored)).toEqual(emptyDraft);
  expect(changedPages(stored, withBox(emptyDraft, '/web/content_new', 'view', true))).toEqual(['/web/content_new']);
});

test('a giver fills in only what they have, beside what is there, and is told the pages of which something is left out', () => {
  const working: MatrixFlags = { ...noFlags, view: 'Y', add: 'Y', edit: 'Y' };
  const stored = matrix({
    '/web/content_new': { may_give: working },
    '/web/content_doc': { may_give: { ...working, own_only: 'Y' } },
    '/web/content_link': { may_give: { ...noFlags, super_admin: 'Y' } },
    '/web/content_page': row({ view: 'Y', delete: 'Y' }),
  });
  const all: MatrixFlags = { super_admin: 'N', view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', publish: 'Y', own_only: 'N' };
  const everything: MatrixFlags = { ...all, super_admin: 'Y', own_only: 'Y' };
  const { draft, left } = givableIn(stored, {
    ...emptyDraft,
    '/web/content_new': everything,
    '/web/content_doc': working,
    '/web/content_link': everything,
    '/web/content_page': all,
    '/web/content_upload': all,
  });
  expect(draft).toEqual({
    ...emptyDraft,
    '/web/content_new': working,
    '/web/content_doc': { ...working, own_only: 'Y' },
    '/web/content_link': everything,
    '/web/content_page': { ...noFlags, view: 'Y', delete: 'Y' },
  });
  expect(left).toEqual(['/web/content_new', '/web/content_page', '/web/content_doc', '/web/content_upload']);
});

test('a box is beyond a giver where pressing it would give a right that they lack, there or on a page that it needs', () => {
  const stored = matrix({
    '/web/content_new_image': { may_give: { ...noFlags, view: 'Y' } },
    '/web/content_doc': { ...row({ view: 'Y', own_only: 'Y' }), may_give: { ...noFlags, view: 'Y', own_only: 'Y' } },
  });
  const draft = draftOf(stored);
  expect(isBeyond(stored, draft, '/web/content_new_image', 'view')).toBe(true);
  const withNews = matrix({ '/web/content_new': row({ view: 'Y' }), '/web/content_new_image': { may_give: { ...noFlags, view: 'Y' } } });
  expect(isBeyond(withNews, draftOf(withNews), '/web/content_new_image', 'view')).toBe(false);
  expect(isBeyond(withNews, draftOf(withNews), '/web/content_new_image', 'add')).toBe(true);
  expect(isBeyond(stored, draft, '/web/content_doc', 'own_only')).toBe(true);
  expect(isBeyond(stored, draft, '/web/content_doc', 'view')).toBe(false);
  const cleared = withBox(draft, '/web/content_doc', 'view', false);
  expect(isBeyond(stored, cleared, '/web/content_doc', 'view')).toBe(true);
});
