import { work } from '@faculty/contracts/works/work';
import type { AlikeWork } from '@faculty/contracts/works/work-calls';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { AlikeWorks } from './alike-works.tsx';
import { workValues } from './work-values.ts';

const title = 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้';
const other = {
  work_title_th: title,
  work_title_en: '',
  work_public_year: 2567,
  year: 2567,
  full_name_th: 'สมศรี ใจดี',
  full_name_en: '',
  by: 'title',
} satisfies Omit<AlikeWork, 'work_id' | 'is_own'>;

function Found() {
  const form = useEntityForm(work, { id: 'add', empty: { user_name: 'somsri', work_title_th: title }, fromRow: workValues });
  return <AlikeWorks form={form} />;
}

test.each([
  ['that a person may open is opened and changed', 7, false, /เปิดรายการเดิมแล้วแก้ไขหรือเพิ่มผู้ร่วม/],
  ['of one’s own is said to be so', 7, true, /รายการนี้เป็นของคุณเอง/],
  ['of somebody else is a matter of its owner, by name', null, false, /ให้ สมศรี ใจดี ซึ่งเป็นเจ้าของรายการ เพิ่มชื่อคุณเป็นผู้ร่วม/],
])('a possible duplicate %s', async (_which, work_id, is_own, hint) => {
  vi.mocked(call).mockResolvedValue([{ ...other, work_id, is_own }]);
  renderInApp(<Found />, { page: work.page });
  expect(await screen.findByText(hint)).toBeTruthy();
});
