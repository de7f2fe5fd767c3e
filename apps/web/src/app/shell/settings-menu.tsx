import { Popover } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { IconButton } from './icon-button.tsx';
import { shellPhrases } from './shell.phrases.ts';

const Settings = lazyPart(() => import('./settings.lazy.tsx').then((m) => m.Settings));

/** How the product looks, behind a button of the bar on top. */
export function SettingsMenu() {
  const { settings } = usePhrases(shellPhrases);
  return (
    <Popover position="bottom-end" width={280} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={settings} icon={IconSettings} />
      </Popover.Target>
      <Popover.Dropdown aria-label={settings}>
        <Settings />
      </Popover.Dropdown>
    </Popover>
  );
}
