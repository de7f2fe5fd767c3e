import { TagsInput } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { boundField } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';

const phrases = {
  how: (most: number) => ({
    th: `พิมพ์แล้วกด Enter หรือใส่จุลภาค (,) คั่นระหว่างคำ ไม่เกิน ${most} คำ`,
    en: `Press Enter or type a comma after each one; at most ${most}`,
  }),
  clear: (label: string) => ({ th: `ล้าง${label}`, en: `Clear ${label}` }),
};

const separators = [',', '，', '\n'];

/** Single words of what was typed or pasted: a comma never gets into one, because a comma list holds them. */
export function keywordsOf(tags: readonly string[]): string[] {
  const words = tags.flatMap((tag) => tag.normalize('NFC').split(/[,，\n]/)).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

interface KeywordFieldProps extends FieldProps<string[]> {
  /** How many, and how long each may be. */
  most?: number;
  maxLength?: number;
}

/** Free words as tags. A pasted comma list becomes one tag for each word. */
function KeywordInput({ value, onChange, onFocus, onBlur, most = 30, maxLength = 60, ...props }: KeywordFieldProps) {
  const t = usePhrases(phrases);
  return (
    <TagsInput
      {...props}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      lang={props.lang}
      value={value}
      onChange={(tags) => onChange(keywordsOf(tags))}
      onFocus={onFocus}
      onBlur={onBlur}
      description={props.description ?? t.how(most)}
      splitChars={separators}
      maxTags={most}
      maxLength={maxLength}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t.clear(props.label) }}
    />
  );
}

/** Keywords of a form. */
export const KeywordField = boundField(KeywordInput);
