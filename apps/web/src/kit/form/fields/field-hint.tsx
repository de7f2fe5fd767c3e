import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { formPhrases } from '../form.phrases.ts';

/** From this part of the longest length on, people want to know how much is left. */
const nearTheLimit = 0.8;

interface FieldHintProps {
  hint?: ReactNode;
  length: number;
  maxLength: number | undefined;
  /** Counts from the first letter on. */
  isCounted?: boolean;
}

/** Under an input: its rule on the left; on the right how long it is, once it comes near the limit. Spans only, as it stands inside the library's `<p>`. */
export function FieldHint({ hint, length, maxLength, isCounted = false }: FieldHintProps) {
  const t = usePhrases(formPhrases);
  return (
    // the line is there before the count is: nothing moves while somebody types
    <Group component="span" justify="space-between" gap="sm" wrap="nowrap" mih="1.55em">
      <span>{hint}</span>
      {maxLength !== undefined && (isCounted || length >= maxLength * nearTheLimit) && (
        <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{t.length(length, maxLength)}</span>
      )}
    </Group>
  );
}
