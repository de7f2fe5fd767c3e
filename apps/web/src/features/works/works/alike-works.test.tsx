import { work } from '@faculty/contracts/works/work';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../kit/api/http.ts';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { renderInApp } from '../../../kit/testing/render-in-app.tsx';
import { AlikeWorks } from './alike-works.tsx';
import { emptyWork, workValues } from './work-values.ts';

const title = 'การแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้';
const other = {
  work_title_th: title,
  work_title_en: '',
  work_public_year: 2567,
  year: 2567,
  full_name_th: 'สมศรี ใจดี',
  full_name_en: '',
  by: 'title',
};

function Found() {
  const form = useEntityForm(work, { id: 'add', empty: { ...emptyWork('somsri'), work_title_th: title }, fromRow: workValues });
  return <AlikeWorks form={form} />;
}

test.each([
  ['that a person may open is opened and changed', 7, /เปิดรายการเดิมแล้วแก้ไขหรือเพิ่มผู้ร่วม/],
  ['of somebody else is a matter of its owner', null, /ให้เจ้าของผลงานเพิ่มชื่อคุณเป็นผู้ร่วม/],
])('a possible duplicate %s', async (_which, work_id, hint) => {
  vi.mocked(call).mockResolvedValue([{ ...other, work_id }]);
  renderInApp(<Found />, { page: work.page });
  expect(await screen.findByText(hint)).toBeTruthy();
});
