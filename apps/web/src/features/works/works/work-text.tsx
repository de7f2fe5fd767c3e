import type { WorkBody } from '@faculty/contracts/works/work';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { Bilingual } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useFilledHint } from './citation/filled-from.tsx';
import type { WorkForm } from './work-values.ts';

const phrases = {
  inThai: { th: 'ภาษาไทย', en: 'Thai' },
  inEnglish: { th: 'ภาษาอังกฤษ', en: 'English' },
};

type WorkTextProps = Omit<Parameters<typeof TextField<FormValues<WorkBody>>>[0], 'form'> & { form: WorkForm };

/** A text field of a work's form, which shows the source of its value. */
export function WorkText(props: WorkTextProps) {
  const hint = useFilledHint(props.form, props.name, props.hint);
  return <TextField<FormValues<WorkBody>> {...props} hint={hint} />;
}

type WorkPairProps = Omit<WorkTextProps, 'name' | 'lang' | 'rows'> & { th: WorkTextProps['name']; en: WorkTextProps['name'] };

/** The same in Thai and in English, side by side; a work has both. */
export function WorkPair({ th, en, label, ...props }: WorkPairProps) {
  const t = usePhrases(phrases);
  return (
    <Bilingual
      form={props.form}
      th={<WorkText {...props} name={th} label={label && `${label} (${t.inThai})`} lang="th" rows={1} />}
      en={<WorkText {...props} name={en} label={label && `${label} (${t.inEnglish})`} lang="en" rows={1} />}
    />
  );
}
