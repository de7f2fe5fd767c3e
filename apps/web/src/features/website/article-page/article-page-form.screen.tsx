import { articlePage } from '@faculty/contracts/website/article-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/fields/file-or-link.tsx';
import { ShowingFields, ShownField } from '../../../kit/form/fields/showing-fields.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { AddressGroup, ContentGroup, HeaderImageGroup } from './article-form-groups.tsx';
import { articlePagePhrases } from './article-page.phrases.ts';
import { articleValues, emptyArticle } from './article-values.ts';

export function ArticlePageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(articlePagePhrases);
  const form = useEntityForm(articlePage, { id, empty: emptyArticle(), fromRow: articleValues });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <ContentGroup form={form} />
      <AddressGroup form={form} />
      <HeaderImageGroup form={form} />
      <FileOrLinkGroup
        form={form}
        title={t.attachment}
        by="status_link"
        part="article_page_h_file"
        url="article_page_h_url"
        label={t.status_link}
      />
      <FormGroup title={t.publishing}>
        <ShowingFields form={form} />
        <ShownField form={form} name="active" label={t.active} />
      </FormGroup>
    </FormPage>
  );
}
