import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { formPhrases } from './form.phrases.ts';

/** Under an input: its rule on the left, how long it is on the right. Spans only, as it stands inside the library's `<p>`. */
export function FieldHint({ hint, length, maxLength }: { hint?: ReactNode; length: number; maxLength: number | undefined }) {
  const t = usePhrases(formPhrases);
  return (
    <Group component="span" justify="space-between" gap="sm" wrap="nowrap">
      <span>{hint}</span>
      {maxLength !== undefined && (
        <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{t.length(length, maxLength)}</span>
      )}
    </Group>
  );
}
