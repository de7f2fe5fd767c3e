import { groupItem } from '@faculty/contracts/website/group-item';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/fields/file-or-link.tsx';
import { OrderField } from '../../../kit/form/fields/order-field.tsx';
import { ShownField } from '../../../kit/form/fields/showing-fields.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { groupItemPhrases } from './group-item.phrases.ts';
import { ContentGroup, HeaderImageGroup, PlaceGroup } from './group-item-form-groups.tsx';
import { emptyGroupItem, groupItemValues } from './group-item-values.ts';

export function GroupItemFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(groupItemPhrases);
  const form = useEntityForm(groupItem, { id, empty: emptyGroupItem(), fromRow: groupItemValues });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <ContentGroup form={form} />
      <PlaceGroup form={form} />
      <FileOrLinkGroup
        form={form}
        title={t.attachment}
        by="status_link"
        part="group_item_h_file"
        url="group_item_h_url"
        label={t.status_link}
      />
      <HeaderImageGroup form={form} />
      <FormGroup title={t.publishing}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <ShownField form={form} name="active" label={t.active} />
      </FormGroup>
    </FormPage>
  );
}
