import { department } from '@faculty/contracts/lists/department';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { departmentPhrases, listsPhrases } from './lists.phrases.ts';
import { UseGroup } from './use-group.tsx';

export function DepartmentFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(departmentPhrases);
  const { names } = usePhrases(listsPhrases);
  const form = useEntityForm(department, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        <BilingualText form={form} th="up_department_name_th" en="up_department_name_en" />
      </FormGroup>
      <UseGroup form={form} order="order_seq" active="active" />
    </FormPage>
  );
}
