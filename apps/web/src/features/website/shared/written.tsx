import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Flag } from '@faculty/contracts/kit/fields';
import type { NewsBody, NewsRow } from '@faculty/contracts/website/news';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import type { FileForm } from '../../../kit/fields/core/use-field.ts';
import { EnglishPictureField } from '../../../kit/fields/files/english-picture-field.tsx';
import { PictureField } from '../../../kit/fields/files/picture-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualRichText } from '../../../kit/fields/rich-text/bilingual-rich-text.tsx';
import { PreviewButton } from '../../../kit/fields/rich-text/preview-button.tsx';
import type { PreviewPage } from '../../../kit/fields/rich-text/rich-text-preview.tsx';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { FormGroup, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';

/** Title and text in both languages, under names that begin with a word of their own: `news_title_th`, `news_content_en`. */
type Written<Stem extends string> = Record<`${Stem}_${'title' | 'content'}_${Language}`, string> & { switch_lang: Flag };

interface WrittenProps<Stem extends string, Body, Part extends string> {
  form: FileForm<Body, Part>;
  /** The word that the names begin with. */
  stem: Stem;
}

/** The form and the names of its fields, by the types of news, which has all of them. */
function asNews<Body, Part extends string>({ form, stem }: WrittenProps<string, Body, Part>) {
  return {
    form: form as unknown as FileForm<NewsBody, `news_h_image_${Language}`> & { row: NewsRow | undefined },
    name: <Field extends string>(field: Field) => `${stem}_${field}` as `news_${Field}`,
  };
}

interface WrittenGroupProps<Stem extends string, Body, Part extends string> extends WrittenProps<Stem, Body, Part> {
  title: string;
  rows?: number;
  /** Of the text; a title is required anyway. */
  required?: boolean;
}

/** Title and text in both languages. */
export function WrittenGroup<Stem extends string, Body extends Written<Stem>, Part extends string>({
  title,
  rows = 1,
  required = false,
  ...written
}: WrittenGroupProps<Stem, Body, Part>) {
  const { form, name } = asNews(written);
  return (
    <LanguageGroup title={title}>
      <EnglishSwitch form={form} name="switch_lang" english={[name('title_en'), name('content_en')]} />
      <BilingualText form={form} th={name('title_th')} en={name('title_en')} shownBy="switch_lang" isEnglishRequired rows={rows} />
      <BilingualRichText form={form} th={name('content_th')} en={name('content_en')} shownBy="switch_lang" required={required} />
    </LanguageGroup>
  );
}

/** The picture above the text, and another one for English. */
export function HeaderPictures<Body, Part extends string>({ title, ...written }: WrittenProps<string, Body, Part> & { title: string }) {
  const { form, name } = asNews(written);
  const isBilingual = form.fields.useWatchValue('switch_lang') === 'Y';
  return (
    <FormGroup title={title}>
      <PictureField form={form} name={name('h_image_th')} />
      {isBilingual && <EnglishPictureField form={form} name={name('h_image_en')} thai={name('h_image_th')} />}
    </FormGroup>
  );
}

/** Preview of what is typed, with its picture where the record has one. */
export function WrittenPreview<Stem extends string, Body extends Written<Stem>, Part extends string>(
  written: WrittenProps<Stem, Body, Part>,
) {
  const { form, name } = asNews(written);
  const thai = useObjectUrl(form.files.chosen[name('h_image_th')] ?? null);
  const english = useObjectUrl(form.files.chosen[name('h_image_en')] ?? null);

  function pages(): PreviewPage[] {
    const typed: FormValues<NewsBody> = form.fields.getValues();
    const page = (lang: Language, chosen: string | null): PreviewPage => ({
      lang,
      title: typed[name(`title_${lang}`)],
      html: typed[name(`content_${lang}`)],
      picture: chosen ?? form.row?.[name(`h_image_${lang}`)] ?? null,
    });
    return [page('th', thai), ...(typed.switch_lang === 'Y' ? [page('en', english)] : [])];
  }

  return <PreviewButton pages={pages} />;
}
