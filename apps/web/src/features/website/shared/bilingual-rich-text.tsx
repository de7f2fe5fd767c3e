import { usePhrases } from '../../../i18n/phrases.tsx';
import { fieldPhrases } from '../../../kit/fields/core/field.phrases.ts';
import type { NamesBy } from '../../../kit/fields/core/form-values.ts';
import type { FormLike } from '../../../kit/fields/core/use-field.ts';
import { RichTextField } from '../../../kit/fields/rich-text/rich-text-field.tsx';
import classes from './bilingual-rich-text.module.css';

interface BilingualRichTextProps<Values> {
  form: FormLike<Values>;
  /** What both sides hold, without a language, where the screen has another word than the contract. */
  label?: string | undefined;
  th: NamesBy<Values, string>[keyof Values & string];
  en: NamesBy<Values, string>[keyof Values & string];
  /** The flag that turns the English side on. */
  shownBy: keyof Values & string;
  required?: boolean;
}

/** The Thai and the English rich text of one field: side by side where there is room for both toolbars. */
export function BilingualRichText<Values extends object>({
  form,
  label,
  th,
  en,
  shownBy,
  required = false,
}: BilingualRichTextProps<Values>) {
  const t = usePhrases(fieldPhrases);
  const isBilingual = form.fields.useWatchValue(shownBy) === 'Y';
  const rich = form as unknown as FormLike<Record<string, string>>; // both are fields of text
  return (
    <div className={classes.editors}>
      <RichTextField form={rich} name={th} label={label && `${label} (${t.inThai})`} lang="th" required={required} />
      {isBilingual && <RichTextField form={rich} name={en} label={label && `${label} (${t.inEnglish})`} lang="en" required={required} />}
    </div>
  );
}
