import { SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { LanguageSwitch } from '../../kit/theme/language-switch.tsx';
import { shellPhrases } from './shell.phrases.ts';

const phrases = {
  label: { th: 'โหมดการแสดงผล', en: 'Appearance' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  auto: { th: 'ตามเครื่อง', en: 'System' },
};

/** How the product looks, for this person in this browser. */
export function Settings() {
  const t = usePhrases(shellPhrases);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t.appearance}
      </Text>
      <ColourSchemeSwitch />
      <Stack gap="xs" hiddenFrom="sm" align="flex-start">
        <Text size="sm" fw={600} mt="xs">
          {t.language}
        </Text>
        <LanguageSwitch />
      </Stack>
    </Stack>
  );
}

/** Light, dark, or as the device has it. */
function ColourSchemeSwitch() {
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
