import { SegmentedControl } from '@mantine/core';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';

const phrases = { label: { th: 'ภาษา', en: 'Language' } };

/** Thai or English. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const t = usePhrases(phrases);
  return (
    <SegmentedControl
      aria-label={t.label}
      size="xs"
      value={language}
      onChange={setLanguage}
      data={[
        { value: 'th', label: <span lang="th">ไทย</span> },
        { value: 'en', label: <span lang="en">EN</span> },
      ]}
    />
  );
}
