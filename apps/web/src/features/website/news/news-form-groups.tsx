import { newsParameters } from '@faculty/contracts/lookups/parameters';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { KeywordField } from '../../../kit/fields/choice/keyword-field.tsx';
import { MultiChoiceField } from '../../../kit/fields/choice/multi-choice-field.tsx';
import { SdgField } from '../../../kit/fields/choice/sdg-field.tsx';
import { labelsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { PictureField } from '../../../kit/fields/picture-field.tsx';
import { useFileField } from '../../../kit/fields/use-file-field.ts';
import { BilingualRichText } from '../../../kit/form/fields/bilingual-rich-text.tsx';
import { BilingualText, EnglishSwitch } from '../../../kit/form/fields/bilingual-text.tsx';
import { Bound } from '../../../kit/form/fields/bound.tsx';
import { FlagField } from '../../../kit/form/fields/choice-fields.tsx';
import { OrderField } from '../../../kit/form/fields/order-field.tsx';
import { PublicAddress } from '../../../kit/form/fields/public-address.tsx';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { showingPhrases } from '../../../kit/theme/showing.phrases.ts';
import { newsPhrases } from './news.phrases.ts';
import { newsPath } from './news-address.ts';
import { NewsPreview } from './news-preview.tsx';
import type { NewsForm } from './news-values.ts';

interface GroupProps {
  form: NewsForm;
}

const useIsBilingual = (form: NewsForm) => form.fields.useWatchValue('switch_lang') === 'Y';

export function ContentGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  return (
    <FormGroup title={t.content}>
      <FullWidth>
        <EnglishSwitch form={form} name="switch_lang" label={t.switch_lang} english={['news_title_en', 'news_content_en']} />
      </FullWidth>
      <BilingualText form={form} label={t.news_title} th="news_title_th" en="news_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualRichText form={form} label={t.news_content} th="news_content_th" en="news_content_en" shownBy="switch_lang" />
      <FullWidth>
        <NewsPreview form={form} />
      </FullWidth>
    </FormGroup>
  );
}

export function HeaderImageGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const isBilingual = useIsBilingual(form);
  return (
    <FormGroup title={t.headerImages}>
      <HeaderImage form={form} part="news_h_image_th" label={t.news_h_image_th} />
      {isBilingual && <HeaderImage form={form} part="news_h_image_en" label={t.news_h_image_en} />}
    </FormGroup>
  );
}

function HeaderImage({ form, part, label }: GroupProps & { part: 'news_h_image_th' | 'news_h_image_en'; label: string }) {
  const field = useFileField(form, part, label);
  return <PictureField {...field} stored={form.row?.[part] ?? null} required={field.onClear === undefined} />;
}

export function ClassificationGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const sections = useParameters(newsParameters.sections);
  const strategies = useParameters(newsParameters.strategies);
  return (
    <FormGroup title={t.classification}>
      <Bound form={form} name="news_type_tag" label={t.news_type_tag} words={(chosen) => labelsOf(sections, chosen)}>
        {(field) => <MultiChoiceField {...field} options={sections} required />}
      </Bound>
      <Bound form={form} name="news_stratrgic_tag" label={t.news_stratrgic_tag} words={(chosen) => labelsOf(strategies, chosen)}>
        {(field) => <MultiChoiceField {...field} options={strategies} />}
      </Bound>
      <FullWidth>
        <Bound form={form} name="news_tag" label={t.news_tag}>
          {(field) => <KeywordField {...field} />}
        </Bound>
      </FullWidth>
      <FullWidth>
        <Bound form={form} name="news_sdgs" label={t.news_sdgs}>
          {(field) => <SdgField {...field} />}
        </Bound>
      </FullWidth>
    </FormGroup>
  );
}

export function PublishingGroup({ form }: GroupProps) {
  const t = usePhrases(newsPhrases);
  const showing = usePhrases(showingPhrases);
  return (
    <FormGroup title={t.publishing}>
      <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
      <Bound form={form} name="new_start_date" label={t.new_start_date}>
        {(field) => <DayField {...field} description={showing.startHint} />}
      </Bound>
      <Bound form={form} name="show_end_date" label={showing.show_end_date}>
        {(field) => <DayField {...field} description={showing.endHint} />}
      </Bound>
      <FlagField form={form} name="active" label={t.active} />
      {form.row !== undefined && (
        <FullWidth>
          <PublicAddress path={newsPath(form.row.news_id)} isCopied />
        </FullWidth>
      )}
    </FormGroup>
  );
}
