import { contentPage } from '@faculty/contracts/website/content-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { PublicNameField } from '../../../kit/fields/address/public-name-field.tsx';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { WrittenGroup, WrittenPreview } from '../shared/written.tsx';
import { contentPagePhrases } from './content-page.phrases.ts';

export function ContentPageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(contentPagePhrases);
  const form = useEntityForm(contentPage, { id });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<WrittenPreview form={form} stem="page" />}
      side={
        <FormGroup title={t.publishing}>
          <ShownField form={form} name="active" />
          <ShowingFields form={form} />
        </FormGroup>
      }
    >
      <WrittenGroup form={form} stem="page" title={t.content} required />
      <FormGroup title={t.address}>
        <FullWidth>
          <PublicNameField form={form} name="page_url" hint={t.urlHint} entity={contentPage} from="page_title_en" />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}
