import type { DirectDeanRow } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, type DirectDeanListBody, directDeanList } from '@faculty/contracts/website/direct-dean-list';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { ShownField } from '../../../../kit/fields/day/showing-fields.tsx';
import { BilingualText } from '../../../../kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../../../kit/fields/text/order-field.tsx';
import { useEntityForm } from '../../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage } from '../../../../kit/form/layout/form-page.tsx';
import { entryPhrases } from './entry.phrases.ts';

/** Owner and list of the entry: set by the screen, not by the user. */
type Belonging = Pick<DirectDeanListBody, 'user_name' | 'direct_dean_list_type'>;

interface EntryFormScreenProps {
  id: number | 'add';
  dean: Pick<DirectDeanRow, 'user_name' | 'full_name_th'>;
  type: DeanListType;
}

export function EntryFormScreen({ id, dean: { user_name, full_name_th }, type }: EntryFormScreenProps) {
  const t = usePhrases(entryPhrases);
  const belonging: Belonging = { user_name, direct_dean_list_type: type };
  const form = useEntityForm(directDeanList, {
    id,
    empty: belonging,
  });
  const title = form.isNew ? t.addFor(t[`add${type}`], full_name_th) : t.editFor(t[type], full_name_th);
  return (
    <FormPage form={form} title={title}>
      <FormGroup title={t.entry}>
        <BilingualText form={form} th="direct_dean_list_title_th" en="direct_dean_list_title_en" rows={1} />
      </FormGroup>
      <FormGroup title={t.publishing}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <ShownField form={form} name="active" />
      </FormGroup>
    </FormPage>
  );
}
