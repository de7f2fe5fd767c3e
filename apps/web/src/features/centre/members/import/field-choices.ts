import type { ImportField, ImportRead } from '@faculty/contracts/centre/list-import';
import type { Language } from '@faculty/contracts/kit/bilingual';

/** The values a field may have, as a person reads them. */
export function choicesOf({ field, choices }: ImportField, read: ImportRead, language: Language): { value: string; name: string }[] {
  if (choices === 'looked up') return read.choices[field] ?? [];
  return (choices ?? []).map(({ value, names }) => ({ value, name: names[language === 'th' ? 0 : 1] ?? names[0] }));
}
