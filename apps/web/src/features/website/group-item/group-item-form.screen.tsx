import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { groupItem } from '@faculty/contracts/website/group-item';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { useGroupMasters, useGroupSubAs, useGroupSubBs } from '../../../kit/fields/choice/use-group-places.ts';
import type { Choice, GroupedChoices } from '../../../kit/fields/choice/use-parameters.ts';
import { ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { YearField } from '../../../kit/fields/text/year-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { BilingualRichText } from '../shared/bilingual-rich-text.tsx';
import { EnglishPictureField } from '../shared/english-picture-field.tsx';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { groupItemPhrases } from './group-item.phrases.ts';
import type { GroupItemForm } from './group-item-values.ts';

export function GroupItemFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(groupItemPhrases);
  const form = useEntityForm(groupItem, { id, empty: { group_item_year: buddhistYearOf(todayInBangkok()) } });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<Preview form={form} />}
      side={
        <>
          <FormGroup title={t.publishing}>
            <ShownField form={form} name="active" />
            <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
          </FormGroup>
          <HeaderImageGroup form={form} />
        </>
      }
    >
      <ContentGroup form={form} />
      <PlaceGroup form={form} />
      <FileOrLinkGroup form={form} title={t.attachment} by="status_link" part="group_item_h_file" url="group_item_h_url" />
    </FormPage>
  );
}

interface GroupProps {
  form: GroupItemForm;
}

/** Category, heading and sub-heading. Each level offers the children of the level above, and is cleared when that one changes. */
function PlaceGroup({ form }: GroupProps) {
  const t = usePhrases(groupItemPhrases);
  const { row } = form;
  const masters = useGroupMasters();
  const subAs = useGroupSubAs();
  const subBs = useGroupSubBs();
  // the stored heading is shown even when it is no longer offered
  const master = row && { value: String(row.group_master_id), label: row.group_master_name_th };
  const subA = row && { value: String(row.group_sub_a_id), label: `${row.group_sub_a_index} ${row.group_sub_a_title_th}` };
  const subB = row && { value: String(row.group_sub_b_id), label: row.group_sub_b_title_th };
  return (
    <FormGroup title={t.place}>
      <FullWidth>
        <SelectField
          form={form}
          name="group_master_id"
          options={withStored(new Map([['', masters]]), '', master)?.get('') ?? []}
          isSearchable
        />
      </FullWidth>
      <DependentChoice form={form} by="group_master_id" name="group_sub_a_id" options={withStored(subAs, master?.value, subA)} required />
      <DependentChoice form={form} by="group_sub_a_id" name="group_sub_b_id" options={withStored(subBs, subA?.value, subB)} required />
      <TextField form={form} name="group_item_index" hint={t.indexHint} inputMode="numeric" />
      <YearField form={form} name="group_item_year" />
    </FormGroup>
  );
}

function ContentGroup({ form }: GroupProps) {
  const t = usePhrases(groupItemPhrases);
  return (
    <LanguageGroup title={t.content}>
      <EnglishSwitch form={form} name="switch_lang" english={['group_item_title_en', 'group_item_content_en']} />
      <BilingualText form={form} th="group_item_title_th" en="group_item_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualRichText form={form} th="group_item_content_th" en="group_item_content_en" shownBy="switch_lang" />
    </LanguageGroup>
  );
}

/** Preview of the document with the unsaved form values. */
function Preview({ form }: GroupProps) {
  const { chosen } = form.files;
  const thai = useObjectUrl(chosen.group_item_h_image_th ?? null);
  const english = useObjectUrl(chosen.group_item_h_image_en ?? null);
  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const page = (lang: 'th' | 'en', picture: string | null): PreviewPage => ({
      lang,
      title: typed[`group_item_title_${lang}`],
      html: typed[`group_item_content_${lang}`],
      picture: picture ?? form.row?.[`group_item_h_image_${lang}`] ?? null,
    });
    return typed.switch_lang === 'Y' ? [page('th', thai), page('en', english)] : [page('th', thai)];
  }
  return <PreviewButton pages={pages} />;
}

function HeaderImageGroup({ form }: GroupProps) {
  const t = usePhrases(groupItemPhrases);
  const isBilingual = form.fields.useWatchValue('switch_lang') === 'Y';
  return (
    <FormGroup title={t.headerImages}>
      <PictureField form={form} name="group_item_h_image_th" />
      {isBilingual && <EnglishPictureField form={form} name="group_item_h_image_en" thai="group_item_h_image_th" />}
    </FormGroup>
  );
}

/** Adds the stored value to the choices of its group, because it may be inactive and missing from the choices. */
function withStored(
  choices: GroupedChoices | undefined,
  group: string | undefined,
  stored: Choice | undefined,
): GroupedChoices | undefined {
  if (choices === undefined || group === undefined || stored === undefined) return choices;
  const offered = choices.get(group) ?? [];
  if (offered.some((choice) => choice.value === stored.value)) return choices;
  return new Map([...choices, [group, [...offered, stored]]]);
}
