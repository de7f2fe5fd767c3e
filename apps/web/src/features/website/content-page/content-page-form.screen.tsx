import { type ContentPageBody, type ContentPageRow, contentPage } from '@faculty/contracts/website/content-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { BilingualRichText } from '../shared/bilingual-rich-text.tsx';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { PublicNameField } from '../shared/public-name-field.tsx';
import { contentPagePhrases } from './content-page.phrases.ts';

interface GroupProps {
  form: EntityForm<ContentPageRow, ContentPageBody>;
}

export function ContentPageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(contentPagePhrases);
  const form = useEntityForm(contentPage, { id });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<ContentPreview form={form} />}
      side={
        <FormGroup title={t.publishing}>
          <ShownField form={form} name="active" />
          <ShowingFields form={form} />
        </FormGroup>
      }
    >
      <ContentGroup form={form} />
      <FormGroup title={t.address}>
        <FullWidth>
          <PublicNameField form={form} name="page_url" hint={t.urlHint} entity={contentPage} from="page_title_en" />
        </FullWidth>
      </FormGroup>
    </FormPage>
  );
}

/** Preview of the page with the unsaved form values. */
function ContentPreview({ form }: GroupProps) {
  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const thai: PreviewPage = { lang: 'th', title: typed.page_title_th, html: typed.page_content_th, picture: null };
    const english: PreviewPage = { lang: 'en', title: typed.page_title_en, html: typed.page_content_en, picture: null };
    return typed.switch_lang === 'Y' ? [thai, english] : [thai];
  }

  return <PreviewButton pages={pages} />;
}

function ContentGroup({ form }: GroupProps) {
  const t = usePhrases(contentPagePhrases);
  return (
    <LanguageGroup title={t.content}>
      <EnglishSwitch form={form} name="switch_lang" english={['page_title_en', 'page_content_en']} />
      <BilingualText form={form} th="page_title_th" en="page_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualRichText form={form} th="page_content_th" en="page_content_en" shownBy="switch_lang" required />
    </LanguageGroup>
  );
}
