import { Popover, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import type { ComponentType, Ref } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useLazyMenu } from '../../kit/overlays/use-lazy-menu.ts';
import { LanguageSwitch } from '../../kit/theme/language-switch.tsx';
import { shellPhrases } from './shell.phrases.ts';

const phrases = {
  label: { th: 'โหมดการแสดงผล', en: 'Appearance' },
  light: { th: 'สว่าง', en: 'Light' },
  dark: { th: 'มืด', en: 'Dark' },
  auto: { th: 'ตามเครื่อง', en: 'System' },
};

/** How the product looks, for this person in this browser. */
export function OpenedSettings({ button: Button }: { button: ComponentType<{ ref?: Ref<HTMLButtonElement> }> }) {
  const t = usePhrases(shellPhrases);
  const { opener, menu, dropdown } = useLazyMenu();
  return (
    <Popover {...menu} position="bottom-end" width={280} shadow="md" trapFocus>
      <Popover.Target>
        <Button ref={opener} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown} aria-label={t.settings}>
        <Stack gap="xs">
          <Text size="sm" fw={700}>
            {t.appearance}
          </Text>
          <ColourSchemeSwitch />
          <Stack gap="xs" hiddenFrom="sm" align="flex-start">
            <Text size="sm" fw={700} mt="xs">
              {t.language}
            </Text>
            <LanguageSwitch />
          </Stack>
        </Stack>
      </Popover.Dropdown>
    </Popover>
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
