import { articleParameters } from '@faculty/contracts/lookups/parameters';
import { articlePage } from '@faculty/contracts/website/article-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { PublicNameField } from '../../../kit/fields/address/public-name-field.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { HeaderPictures, WrittenGroup, WrittenPreview } from '../shared/written.tsx';
import { articlePagePhrases } from './article-page.phrases.ts';
import { type ArticleForm, template } from './article-values.ts';

export function ArticlePageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(articlePagePhrases);
  const form = useEntityForm(articlePage, { id, empty: { article_page_content_th: template } });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<WrittenPreview form={form} stem="article_page" />}
      side={
        <>
          <FormGroup title={t.publishing}>
            <ShownField form={form} name="active" />
            <ShowingFields form={form} />
          </FormGroup>
          <HeaderPictures form={form} stem="article_page" title={t.headerImages} />
        </>
      }
    >
      <WrittenGroup form={form} stem="article_page" title={t.content} required />
      <AddressGroup form={form} />
      <FileOrLinkGroup form={form} title={t.attachment} by="status_link" part="article_page_h_file" url="article_page_h_url" />
    </FormPage>
  );
}

interface GroupProps {
  form: ArticleForm;
}

function AddressGroup({ form }: GroupProps) {
  const t = usePhrases(articlePagePhrases);
  const groups = useParameters(articleParameters.groups);
  const sections = useGroupedParameters(articleParameters.sections);
  return (
    <FormGroup title={t.address}>
      <FullWidth>
        <PublicNameField form={form} name="article_page_url" hint={t.urlHint} entity={articlePage} from="article_page_title_en" />
      </FullWidth>
      <SelectField form={form} name="article_page_group_tag" options={groups} />
      <DependentChoice form={form} by="article_page_group_tag" name="article_page_type_tag" options={sections} required />
    </FormGroup>
  );
}
