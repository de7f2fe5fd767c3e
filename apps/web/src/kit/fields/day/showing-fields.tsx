import type { Showing } from '@faculty/contracts/kit/dates/showing';
import type { Flag } from '@faculty/contracts/kit/fields';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showingPhrases } from '../../theme/showing.phrases.ts';
import { FlagField } from '../choice/choice-fields.tsx';
import type { FormLike } from '../core/use-field.ts';
import { DayField } from './day-field.tsx';

/** First and last day on the website, of a body with `showingFields`. */
export function ShowingFields<Values extends Showing>({ form }: { form: FormLike<Values> }) {
  const t = usePhrases(showingPhrases);
  const showing = form as unknown as FormLike<Showing>; // its fields hold what every form with a showing period has
  return (
    <>
      <DayField form={showing} name="show_start_date" hint={t.startHint} />
      <DayField form={showing} name="show_end_date" hint={t.endHint} />
    </>
  );
}

interface ShownFieldProps<Values> {
  form: FormLike<Values>;
  name: 'active';
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
}

/** The documented `active` of content, with what it does on the website. */
export function ShownField<Values extends { active: Flag }>({ form, name, label }: ShownFieldProps<Values>) {
  const t = usePhrases(showingPhrases);
  const flagged = form as unknown as FormLike<{ active: Flag }>; // its field holds what every such form has
  return <FlagField form={flagged} name={name} label={label} on={t.isOn} off={t.isOff} />;
}
