import { groupMaster } from '@faculty/contracts/lists/group-master';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { groupMasterPhrases, listsPhrases } from './lists.phrases.ts';
import { UseGroup } from './use-group.tsx';

export function GroupMasterFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(groupMasterPhrases);
  const { names } = usePhrases(listsPhrases);
  const form = useEntityForm(groupMaster, {
    id,
  });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <FormGroup title={names}>
        <BilingualText form={form} hint={t.nameHint} th="group_master_name_th" en="group_master_name_en" />
        <BilingualText form={form} th="group_master_title_th" en="group_master_title_en" />
      </FormGroup>
      <UseGroup form={form} order="order_seq" active="active" />
    </FormPage>
  );
}
