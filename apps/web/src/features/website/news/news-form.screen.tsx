import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { newsParameters } from '@faculty/contracts/lookups/parameters';
import { type NewsBody, type NewsRow, news } from '@faculty/contracts/website/news';
import { newsImage } from '@faculty/contracts/website/news-image';
import { sdgCodes, sdgNames } from '@faculty/contracts/website/sdgs';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { KeywordField } from '../../../kit/fields/choice/keyword-field.tsx';
import { MultiChoiceField } from '../../../kit/fields/choice/multi-choice-field.tsx';
import { SdgField } from '../../../kit/fields/choice/sdg-field.tsx';
import { labelsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { FormRow, FormRows } from '../../../kit/form/layout/form-rows.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { showingPhrases } from '../../../kit/theme/showing.phrases.ts';
import { BilingualRichText } from '../shared/bilingual-rich-text.tsx';
import { EnglishPictureField } from '../shared/english-picture-field.tsx';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { PublicAddress } from '../shared/public-address.tsx';
import { newsPhrases } from './news.phrases.ts';
import { useNewsTabs } from './use-news-tabs.ts';

interface GroupProps {
  form: NewsForm;
}

const useIsBilingual = (form: NewsForm) => form.fields.useWatchValue('switch_lang') === 'Y';

export function NewsFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(newsPhrases);
  const tabs = useNewsTabs();
  const mayAddPictures = useRight(newsImage.page).add;
  const next = mayAddPictures ? { label: t.addPictures, view: 'album' } : undefined;
  const form = useEntityForm(news, { id, empty: { new_start_date: todayInBangkok() }, fromRow: newsValues, next });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      tabs={tabs}
      preview={<NewsPreview form={form} />}
      side={
        <>
          <PublishingGroup form={form} />
          <SectionsGroup form={form} />
          <HeaderImageGroup form={form} />
          <MoreRows form={form} />
        </>
      }
    >
      <ContentGroup form={form} />
    </FormPage>
  );
}

function ContentGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  return (
    <LanguageGroup title={t.content}>
      <EnglishSwitch form={form} name="switch_lang" english={['news_title_en', 'news_content_en']} />
      <BilingualText form={form} th="news_title_th" en="news_title_en" shownBy="switch_lang" isEnglishRequired rows={2} />
      <BilingualRichText form={form} th="news_content_th" en="news_content_en" shownBy="switch_lang" />
    </LanguageGroup>
  );
}

function HeaderImageGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const isBilingual = useIsBilingual(form);
  return (
    <FormGroup title={t.headerImages}>
      <PictureField form={form} name="news_h_image_th" />
      {isBilingual && <EnglishPictureField form={form} name="news_h_image_en" thai="news_h_image_th" />}
    </FormGroup>
  );
}

function SectionsGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const sections = useParameters(newsParameters.sections);
  return (
    <FormGroup title={t.classification}>
      <MultiChoiceField form={form} name="news_type_tag" options={sections} />
    </FormGroup>
  );
}

/** What is seldom set. */
function MoreRows({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const strategies = useParameters(newsParameters.strategies);
  const { language } = useLanguage();
  return (
    <FormRows>
      <FormRow form={form} name="news_stratrgic_tag" value={(codes) => labelsOf(strategies, codes)}>
        <MultiChoiceField form={form} name="news_stratrgic_tag" options={strategies} />
      </FormRow>
      <FormRow form={form} name="news_tag" value={(words) => words.join(', ')}>
        <KeywordField form={form} name="news_tag" />
      </FormRow>
      <FormRow form={form} name="news_sdgs" value={(codes) => codes.map((code) => sdgCodes.indexOf(code) + 1).join(', ')}>
        <SdgField form={form} name="news_sdgs" valueText={(codes) => sdgNames(codes, language)} />
      </FormRow>
      <FormRow form={form} name="order_seq" value={String}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
      </FormRow>
    </FormRows>
  );
}

function PublishingGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const showing = usePhrases(showingPhrases);
  return (
    <FormGroup title={t.publishing}>
      <ShownField form={form} name="active" />
      <DayField form={form} name="new_start_date" hint={showing.startHint} />
      <DayField form={form} name="show_end_date" hint={showing.endHint} />
      {form.row !== undefined && <PublicAddress entity={news} record={form.row} isCopied />}
    </FormGroup>
  );
}

/** Preview of the item with the unsaved form values. */
function NewsPreview({ form }: { form: NewsForm }) {
  const chosenThai = useObjectUrl(form.files.chosen.news_h_image_th ?? null);
  const chosenEnglish = useObjectUrl(form.files.chosen.news_h_image_en ?? null);

  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const thai = { title: typed.news_title_th, html: typed.news_content_th, picture: chosenThai ?? form.row?.news_h_image_th ?? null };
    const english = {
      title: typed.news_title_en,
      html: typed.news_content_en,
      picture: chosenEnglish ?? form.row?.news_h_image_en ?? null,
    };
    return [{ lang: 'th', ...thai }, ...(typed.switch_lang === 'Y' ? [{ lang: 'en', ...english } as const] : [])];
  }

  return <PreviewButton pages={pages} />;
}

type NewsForm = EntityForm<NewsRow, NewsBody, 'news_h_image_th' | 'news_h_image_en'>;

/** Form values of a stored item. */
function newsValues(row: NewsRow): FormValues<NewsBody> {
  return { ...row, news_sdgs: sdgCodes.filter((code) => row.news_sdgs.includes(code)) };
}
