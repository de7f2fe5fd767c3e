import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';

const phrases = {
  label: { th: 'โหมดการแสดงผล', en: 'Appearance' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  auto: { th: 'ตามเครื่อง', en: 'System' },
};

/** Light, dark, or as the device has it. */
export function ColourSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const t = usePhrases(phrases);
  return (
    <SegmentedControl
      aria-label={t.label}
      fullWidth
      size="sm"
      value={colorScheme}
      onChange={setColorScheme}
      data={[
        { value: 'light', label: t.light },
        { value: 'dark', label: t.dark },
        { value: 'auto', label: t.auto },
      ]}
    />
  );
}
