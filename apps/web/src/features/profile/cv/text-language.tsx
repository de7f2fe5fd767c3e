import type { Language } from '@faculty/contracts/kit/bilingual';
import { SegmentedControl } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';

const phrases = { language: { th: 'ภาษาของเอกสาร', en: 'Language of the document' } };

/** The language of a document that is made. */
export function TextLanguage({ value, onChange }: { value: Language; onChange(language: Language): void }) {
  const t = usePhrases(phrases);
  return (
    <SegmentedControl
      aria-label={t.language}
      value={value}
      onChange={(language) => onChange(language as Language)} // one of the data
      data={[
        { value: 'th', label: 'ไทย' },
        { value: 'en', label: 'English' },
      ]}
    />
  );
}
