import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { countryCodes, countryName } from '@faculty/contracts/kit/countries';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { type DocumentBody, hasCover, isMeeting, referringGroup } from '@faculty/contracts/website/documents/document-record';
import { TextInput } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { DependentChoice } from '../../../kit/fields/choice/dependent-choice.tsx';
import { KeywordField } from '../../../kit/fields/choice/keyword-field.tsx';
import { defineCombo, useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { ShowingFields, ShownField } from '../../../kit/fields/day/showing-fields.tsx';
import { PictureField } from '../../../kit/fields/files/file-field.tsx';
import { useObjectUrl } from '../../../kit/fields/files/use-object-url.ts';
import { BilingualText, EnglishSwitch } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { YearField } from '../../../kit/fields/text/year-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth, LanguageGroup } from '../../../kit/form/layout/form-page.tsx';
import { dayText } from '../../../kit/theme/dates.ts';
import { EnglishPictureField } from '../shared/english-picture-field.tsx';
import { PreviewButton } from '../shared/preview/preview-button.tsx';
import type { PreviewPage } from '../shared/preview/rich-text-preview.tsx';
import { mouPhrases } from './document.phrases.ts';
import { type Section, sections } from './document-section.ts';
import { type DocumentForm, documentValues } from './document-values.ts';
import { ReferenceField } from './reference-field.tsx';

const peopleCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th, full_name_en }, language) => ({
    value: user_name,
    label: inLanguage(language, full_name_th, full_name_en),
  }),
});

export function DocumentFormScreen({ of, id }: { of: Section; id: number | 'add' }) {
  const t = usePhrases(of.phrases);
  const form = useEntityForm(of.entity, {
    id,
    empty: { doc_section: of.section, doc_year: buddhistYearOf(todayInBangkok()) },
    fromRow: documentValues,
  });
  const props = { form, of };
  const section = form.row?.doc_section ?? of.section;
  // both sections have their records by one call: a record of the other one has its own screen
  if (section !== of.section) return <Navigate to={`${sections[section].entity.page}?edit=${id}`} replace />;
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      preview={<DocumentPreview {...props} />}
      side={
        <>
          <PublishingGroup {...props} />
          {of.section === 'MOU' && <MouTermGroup form={form} />}
          <CoverGroup {...props} />
        </>
      }
    >
      <NamesGroup {...props} />
      <MainGroup {...props} />
      <FileGroup {...props} />
    </FormPage>
  );
}

/** End date of an MOU, the country of the organisation, and who receives the reminder before it. */
function MouTermGroup({ form }: { form: DocumentForm }) {
  const t = usePhrases(mouPhrases);
  const people = useCombo(peopleCombo);
  const { language } = useLanguage();
  const countries = useMemo(
    () => ['', ...countryCodes].map((value) => ({ value, label: countryName(value, language) || t.noCountry })),
    [language, t],
  );
  return (
    <FormGroup title={t.term}>
      <DayField form={form} name="mou_end_date" hint={t.endHint} />
      <SelectField form={form} name="mou_country" options={countries} hint={t.countryHint} isSearchable />
      <SelectField form={form} name="mou_owner" options={[{ value: '', label: t.nobody }, ...people]} hint={t.ownerHint} isSearchable />
    </FormGroup>
  );
}

type Typed = FormValues<DocumentBody>;

interface GroupProps {
  form: DocumentForm;
  of: Section;
}

/** Group and display sections, number, year and date, and the extra fields of the selected group. */
function MainGroup({ form, of: { section, parameters, phrases } }: GroupProps) {
  const t = usePhrases(phrases);
  const groups = useParameters(parameters.groups);
  const types = useGroupedParameters(parameters.types);
  const group = form.fields.useWatchValue('doc_group_tag');
  return (
    <FormGroup title={t.main}>
      <FullWidth>
        <TextInput
          label={form.labelOf('doc_id')}
          value={form.isNew ? 'AUTO' : String(form.row?.doc_id ?? '')}
          readOnly
          variant="filled"
          maw="12rem"
        />
      </FullWidth>
      <SelectField form={form} name="doc_group_tag" options={groups} isSearchable />
      <DependentChoice form={form} by="doc_group_tag" name="doc_type_tag" options={types} required />
      {section === 'DOC' && isMeeting(group) && <SelectField form={form} name="doc_tag_b" required />}
      {section === 'DOC' && group === referringGroup && (
        <FullWidth>
          <ReferenceField form={form} name="doc_ref" except={form.row?.doc_id} />
        </FullWidth>
      )}
      <TextField form={form} name="doc_index" hint={t.indexHint} />
      <YearField form={form} name="doc_year" />
      <DayField form={form} name="doct_date" />
    </FormGroup>
  );
}

/** Titles in both languages, and search keywords. */
function NamesGroup({ form, of: { section, phrases } }: GroupProps) {
  const t = usePhrases(phrases);
  const isMou = section === 'MOU';
  return (
    <LanguageGroup title={t.names}>
      <EnglishSwitch form={form} name="switch_lang" english={['doc_title_en', 'doc_content_en']} />
      <BilingualText form={form} th="doc_title_th" en="doc_title_en" shownBy="switch_lang" isEnglishRequired />
      <BilingualText
        form={form}
        th="doc_content_th"
        en="doc_content_en"
        shownBy="switch_lang"
        isEnglishRequired={isMou}
        rows={isMou ? 1 : 3}
      />
      <FullWidth>
        <KeywordField form={form} name="doc_tag" />
      </FullWidth>
    </LanguageGroup>
  );
}

/** The file or the link. */
function FileGroup({ form, of: { phrases } }: GroupProps) {
  const t = usePhrases(phrases);
  return (
    <FileOrLinkGroup
      form={form}
      title={t.fileGroup}
      by="status_link"
      part="doc_h_file"
      url="doc_h_url"
      label={form.labelOf('doc_h_file')}
    />
  );
}

/** Cover pictures, only for groups that have them. A cover chosen before the group was changed is not sent. */
function CoverGroup({ form, of: { section, phrases } }: GroupProps) {
  const t = usePhrases(phrases);
  const group = form.fields.useWatchValue('doc_group_tag');
  const isBilingual = form.fields.useWatchValue('switch_lang') === 'Y';
  const { unused } = form;
  useEffect(() => {
    unused.set('doc_h_image_th', (values) => !hasCover(section, values.doc_group_tag));
    unused.set('doc_h_image_en', (values) => !hasCover(section, values.doc_group_tag) || values.switch_lang !== 'Y');
  }, [unused, section]);
  if (!hasCover(section, group)) return null;
  return (
    <FormGroup title={t.covers}>
      <PictureField form={form} name="doc_h_image_th" />
      {isBilingual && <EnglishPictureField form={form} name="doc_h_image_en" thai="doc_h_image_th" />}
    </FormGroup>
  );
}

/** Display period and status. */
function PublishingGroup({ form, of }: GroupProps) {
  const t = usePhrases(of.phrases);
  return (
    <FormGroup title={t.publishing}>
      <ShownField form={form} name="active" />
      <ShowingFields form={form} />
      <FlagField form={form} name="expire" hint={t.expireHint} />
    </FormGroup>
  );
}

/** Preview of the unsaved form values: cover, facts, text and attachment. */
function DocumentPreview({ form, of }: { form: DocumentForm; of: Section }) {
  const chosen = { th: useObjectUrl(form.files.chosen.doc_h_image_th ?? null), en: useObjectUrl(form.files.chosen.doc_h_image_en ?? null) };

  function pageIn(lang: Language): PreviewPage {
    const typed = form.fields.getValues();
    const stored = form.row?.[lang === 'th' ? 'doc_h_image_th' : 'doc_h_image_en'] ?? null;
    return {
      lang,
      title: lang === 'th' ? typed.doc_title_th : typed.doc_title_en,
      picture: hasCover(of.section, typed.doc_group_tag) ? (chosen[lang] ?? stored) : null,
      html: bodyOf(typed, form.files.chosen.doc_h_file?.name ?? form.row?.doc_h_file ?? '', of, lang),
    };
  }

  return <PreviewButton pages={() => [pageIn('th'), ...(form.fields.getValues().switch_lang === 'Y' ? [pageIn('en')] : [])]} />;
}

function bodyOf(typed: Typed, file: string, { phrases, entity }: Section, lang: Language): string {
  const t = speak(phrases, lang);
  const facts = [
    ...(typed.doc_index === '-' ? [] : [t.inNumber(typed.doc_index)]),
    t.inYear(Number(typed.doc_year)),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(typed.doct_date ?? '') ? [dayText(typed.doct_date as string, lang)] : []),
  ];
  const paragraphs = (lang === 'th' ? typed.doc_content_th : typed.doc_content_en).split('\n').filter((line) => line.trim() !== '');
  // the stored file name is random: show the file type instead
  const kind = /\.(\w+)$/.exec(file)?.[1]?.toUpperCase();
  const fileLabel = labelOfField(entity.labels, 'doc_h_file', lang) ?? '';
  const opens = typed.status_link === 'N' ? typed.doc_h_url : kind === undefined ? fileLabel : `${fileLabel} (${kind})`;
  const lines = [facts.join(' · '), ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`);
  return `${lines.join('')}<p><a href="#">${escapeHtml(opens)}</a></p>`;
}
