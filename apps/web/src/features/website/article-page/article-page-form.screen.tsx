import { articleParameters } from '@faculty/contracts/lookups/parameters';
import { articlePage } from '@faculty/contracts/website/article-page';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { BilingualRichText } from '../shared/bilingual-rich-text.tsx';
import { EnglishPictureField } from '../shared/english-picture-field.tsx';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { PublicNameField } from '../shared/public-name-field.tsx';
import { articlePagePhrases } from './article-page.phrases.ts';
import { type ArticleForm, template } from './article-values.ts';

export function ArticlePageFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(articlePagePhrases);
  const form = useEntityForm(articlePage, { id, empty: { article_page_content_th: template } });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<ArticlePreview form={form} />}
      side={
        <>
          <FormGroup title={t.publishing}>
            <ShownField form={form} name="active" />
            <ShowingFields form={form} />
          </FormGroup>
          <HeaderImageGroup form={form} />
        </>
      }
    >
      <ContentGroup form={form} />
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

function ContentGroup({ form }: GroupProps) {
  const t = usePhrases(articlePagePhrases);
  return (
    <LanguageGroup title={t.content}>
      <EnglishSwitch form={form} name="switch_lang" english={['article_page_title_en', 'article_page_content_en']} />
      <BilingualText form={form} th="article_page_title_th" en="article_page_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualRichText form={form} th="article_page_content_th" en="article_page_content_en" shownBy="switch_lang" required />
    </LanguageGroup>
  );
}

/** Preview of the article with the unsaved form values. */
function ArticlePreview({ form }: GroupProps) {
  const chosenThai = useObjectUrl(form.files.chosen.article_page_h_image_th ?? null);
  const chosenEnglish = useObjectUrl(form.files.chosen.article_page_h_image_en ?? null);

  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const thai: PreviewPage = {
      lang: 'th',
      title: typed.article_page_title_th,
      html: typed.article_page_content_th,
      picture: chosenThai ?? form.row?.article_page_h_image_th ?? null,
    };
    const english: PreviewPage = {
      lang: 'en',
      title: typed.article_page_title_en,
      html: typed.article_page_content_en,
      picture: chosenEnglish ?? form.row?.article_page_h_image_en ?? null,
    };
    return typed.switch_lang === 'Y' ? [thai, english] : [thai];
  }

  return <PreviewButton pages={pages} />;
}

function HeaderImageGroup({ form }: GroupProps) {
  const t = usePhrases(articlePagePhrases);
  const isBilingual = form.fields.useWatchValue('switch_lang') === 'Y';
  return (
    <FormGroup title={t.headerImages}>
      <PictureField form={form} name="article_page_h_image_th" />
      {isBilingual && <EnglishPictureField form={form} name="article_page_h_image_en" thai="article_page_h_image_th" />}
    </FormGroup>
  );
}
