import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { defineCombo, useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { Bound } from '../../../kit/form/fields/bound.tsx';
import { SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { FormGroup } from '../../../kit/form/layout/form-page.tsx';
import { mouPhrases } from './document.phrases.ts';
import type { DocumentForm } from './document-values.ts';

const peopleCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th }) => ({ value: user_name, label: full_name_th }),
});

/** Until when an MOU holds, and who is reminded before it ends. */
export function MouTermGroup({ form }: { form: DocumentForm }) {
  const t = usePhrases(mouPhrases);
  const people = useCombo(peopleCombo);
  return (
    <FormGroup title={t.term}>
      <Bound form={form} name="mou_end_date" label={t.mou_end_date}>
        {(field) => <DayField {...field} description={t.endHint} />}
      </Bound>
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
