import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { SelectField } from '../../fields/choice/choice-fields.tsx';
import type { FormLike } from '../../fields/core/use-field.ts';
import { DayField } from '../../fields/day/day-field.tsx';
import { useAllPeople } from '../../people/people-options.ts';
import { dayText } from '../../theme/dates.ts';
import { FormRow, FormRows } from './form-rows.tsx';

const phrases = {
  hint: { th: 'เมื่อถึงวันนี้ รายการจะอยู่ในหน้า “ดูแลเนื้อหา”', en: 'From this day on the item is on the page “Upkeep”.' },
  nobody: { th: 'ไม่ระบุ', en: 'Nobody in particular' },
};

interface LookAgain {
  review_on: string | null;
  review_owner: string;
}

/** Until when somebody is to look at a record again, and who: of a body with `lookAgainFields`, at the end of its side. */
export function LookAgainRows({ form }: { form: FormLike<LookAgain> }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const people = [{ value: '', label: t.nobody }, ...useAllPeople()];
  const nameOf = (user_name: string) => people.find(({ value }) => value === user_name)?.label ?? user_name;
  return (
    <FormRows>
      <FormRow form={form} name="review_on" value={(day) => (day ? dayText(day, language) : '')}>
        <DayField form={form} name="review_on" hint={t.hint} />
      </FormRow>
      <FormRow form={form} name="review_owner" value={(user_name) => (user_name === '' ? '' : nameOf(user_name))}>
        <SelectField form={form} name="review_owner" options={people} isSearchable />
      </FormRow>
    </FormRows>
  );
}
