import type { DocumentRow } from '@faculty/contracts/website/documents/document-record';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { emptyValues } from '../../../kit/fields/core/field-rules.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { MouScreen } from './document.screen.tsx';
import { DocumentFormScreen } from './document-form.screen.tsx';
import { sections } from './document-section.ts';

const stored = { created_by: 'staff', updated_by: 'staff', created_at: '2026-11-20T01:00:00.000Z', updated_at: '2026-11-20T01:00:00.000Z' };
const files = { doc_h_file: null, doc_h_image_th: null, doc_h_image_en: null };
const asText = (list: readonly unknown[]) => list.join(',');

beforeEach(() => {
  vi.mocked(call).mockImplementation(async (route, input) => {
    const isList = route === 'GET /web_con_docs';
    if (!isList && route !== 'GET /web_con_docs/:doc_id') return [];
    const section: DocumentRow['doc_section'] = isList || Number(input?.params?.doc_id) === 1 ? 'MOU' : 'DOC';
    const values = emptyValues(sections[section].entity.body, { doc_section: section });
    const lists = { doc_type_tag: asText(values.doc_type_tag), doc_tag: '', doc_ref: '' };
    const row = { ...values, ...lists, ...files, ...stored, doc_id: 1, doc_year: 2569 };
    if (!isList) return row;
    const days = { show_start_date: '2999-01-05', mou_end_date: '2999-12-31' };
    return { rows: [{ ...row, ...days, doc_title_th: 'ความร่วมมือ', active: 'Y' }], count: 1 };
  });
});

test.each([
  ['DOC', 1, '/web/content_doc_mou?edit=1'],
  ['MOU', 24, '/web/content_doc?edit=24'],
] as const)('a record of the other section than %s is led to its own screen', async (section, id, address) => {
  const { page } = sections[section].entity;
  const { router } = renderInApp(<DocumentFormScreen of={sections[section]} id={id} />, { path: '/web/*', at: `${page}?edit=${id}`, page });
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
});

test('an MOU that is not shown yet tells the day it begins, not the one it ends', async () => {
  const { page } = sections.MOU.entity;
  renderInApp(<MouScreen />, { path: '/web/*', at: page, page });
  expect(await screen.findByText('ความร่วมมือ')).toBeTruthy();
  expect(screen.getByText(/5\/1\/3542/)).toBeTruthy();
  expect(screen.queryByText(/31\/12\/3542/)).toBeNull();
});
