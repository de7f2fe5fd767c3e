import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { fieldPhrases } from './field.phrases.ts';

/** The count is shown from this share of the maximum length on. */
const nearTheLimit = 0.8;

interface FieldHintProps {
  hint?: ReactNode;
  length: number;
  maxLength: number | undefined;
  /** Counts from the first letter on. */
  isCounted?: boolean;
}

/** Below an input: the hint on the left; on the right the length, once it is near the limit. Spans only, as the library renders it inside a `<p>`. */
export function FieldHint({ hint, length, maxLength, isCounted = false }: FieldHintProps) {
  const t = usePhrases(fieldPhrases);
  return (
    // the line is rendered before the count is: no layout shift while typing
    <Group component="span" justify="space-between" gap="sm" wrap="nowrap" mih="1.55em">
      <span>{hint}</span>
      {maxLength !== undefined && (isCounted || length >= maxLength * nearTheLimit) && (
        <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{t.length(length, maxLength)}</span>
      )}
    </Group>
  );
}
