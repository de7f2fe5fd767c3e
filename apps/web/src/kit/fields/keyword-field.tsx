import { TagsInput } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import type { FieldProps } from './field-props.ts';

const phrases = {
  how: (most: number) => ({
    th: `พิมพ์แล้วกด Enter หรือใส่จุลภาค (,) คั่นระหว่างคำ ไม่เกิน ${most} คำ`,
    en: `Press Enter or type a comma after each one; at most ${most}`,
  }),
  clear: (label: string) => ({ th: `ล้าง${label}`, en: `Clear ${label}` }),
};

interface KeywordFieldProps extends FieldProps<string[]> {
  /** How many, and how long each may be. */
  most?: number;
  maxLength?: number;
}

/** Free words as tags. A pasted comma list becomes one tag for each word. */
export function KeywordField({ value, onChange, onFocus, onBlur, most = 30, maxLength = 60, ...props }: KeywordFieldProps) {
  const t = usePhrases(phrases);
  return (
    <TagsInput
      {...props}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      lang={props.lang}
      value={value}
      onChange={(tags) => onChange(tags.map((tag) => tag.trim().normalize('NFC')).filter((tag) => tag !== ''))}
      onFocus={onFocus}
      onBlur={onBlur}
      description={props.description ?? t.how(most)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      splitChars={[',', '，', '\n']}
      maxTags={most}
      maxLength={maxLength}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t.clear(props.label) }}
    />
  );
}
