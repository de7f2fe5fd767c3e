import type { Showing } from '@faculty/contracts/kit/dates/showing';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../fields/day/day-field.tsx';
import { showingPhrases } from '../../theme/showing.phrases.ts';
import type { FormLike } from '../core/use-field.ts';

/** First and last day on the website, of a body with `showingFields`. */
export function ShowingFields<Values extends Showing>({ form }: { form: FormLike<Values> }) {
  const t = usePhrases(showingPhrases);
  const showing = form as unknown as FormLike<Showing>; // its fields hold what every form with a showing period has
  return (
    <>
      <DayField form={showing} name="show_start_date" label={t.show_start_date} hint={t.startHint} />
      <DayField form={showing} name="show_end_date" label={t.show_end_date} hint={t.endHint} />
    </>
  );
}
