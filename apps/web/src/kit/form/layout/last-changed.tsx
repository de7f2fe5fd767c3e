import { changedBy } from '@faculty/contracts/kit/entity';
import { Text } from '@mantine/core';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { momentText } from '../../theme/dates.ts';
import { formPhrases } from '../form.phrases.ts';

/** Who changed a record last, by name, and when. Nothing for a record without stamps. */
export function LastChanged({ row }: { row: unknown }) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  if (!isStamped(row)) return null;
  const name = z.safeParse(changedBy, row).data?.updated_by_name?.[language];
  return (
    <Text size="sm" c="dimmed" title={name && row.updated_by}>
      {t.lastChanged(name ?? row.updated_by, momentText(row.updated_at, language))}
    </Text>
  );
}

function isStamped(row: unknown): row is { updated_by: string; updated_at: Date } {
  return typeof row === 'object' && row !== null && 'updated_by' in row && 'updated_at' in row && row.updated_at instanceof Date;
}
