import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { defineCombo, useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { FormGroup, FormPage } from '../../../kit/form/layout/form-page.tsx';
import { mouPhrases } from './document.phrases.ts';
import { CoverGroup, FileGroup, MainGroup, NamesGroup, PublishingGroup } from './document-form-groups.tsx';
import type { Section } from './document-section.ts';
import { type DocumentForm, documentValues, emptyDocument } from './document-values.ts';

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
  const form = useEntityForm(of.entity, { id, empty: emptyDocument(of.section), fromRow: documentValues });
  const props = { form, of };
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <NamesGroup {...props} />
      <MainGroup {...props} />
      <FileGroup {...props} />
      <CoverGroup {...props} />
      {of.section === 'MOU' && <MouTermGroup form={form} />}
      <PublishingGroup {...props} />
    </FormPage>
  );
}

/** End date of an MOU, and who receives the reminder before it. */
function MouTermGroup({ form }: { form: DocumentForm }) {
  const t = usePhrases(mouPhrases);
  const people = useCombo(peopleCombo);
  return (
    <FormGroup title={t.term}>
      <DayField form={form} name="mou_end_date" label={t.mou_end_date} hint={t.endHint} />
      <SelectField
        form={form}
        name="mou_owner"
        label={t.mou_owner}
        options={[{ value: '', label: t.nobody }, ...people]}
        hint={t.ownerHint}
        isSearchable
      />
    </FormGroup>
  );
}
