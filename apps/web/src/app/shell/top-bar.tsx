import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { Box, Group, Kbd, Text, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { BrandMark } from '../../kit/theme/brand-mark.tsx';
import { LanguageSwitch } from '../../kit/theme/language-switch.tsx';
import { systemName } from '../../kit/theme/page-title.tsx';
import { AccountMenu } from './account-menu.tsx';
import { IconButton } from './icon-button.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { shellPhrases } from './shell.phrases.ts';
import classes from './top-bar.module.css';

/** The same where there is little room. */
const systemShortName: Bilingual = { th: 'คณะศิลปศาสตร์', en: 'Liberal Arts' };

interface Props {
  mini: boolean;
  isDrawerOpen: boolean;
  onToggleMini(): void;
  onToggleDrawer(): void;
  onSearch(): void;
  onHelp(): void;
}

/** The bar on top: name, drawer, search, greeting and account, language, settings. */
export function TopBar({ mini, isDrawerOpen, onToggleMini, onToggleDrawer, onSearch, onHelp }: Props) {
  const t = usePhrases(shellPhrases);
  const { language } = useLanguage();
  const MiniIcon = mini ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const miniLabel = mini ? t.widenMenu : t.shrinkMenu;
  return (
    <div className={classes.bar}>
      <IconButton label={t.openMenu} hiddenFrom="sm" aria-expanded={isDrawerOpen} onClick={onToggleDrawer} icon={IconMenu2} />
      <IconButton label={miniLabel} visibleFrom="sm" aria-expanded={!mini} onClick={onToggleMini} icon={MiniIcon} />
      <Link to="/app/profile-view" className={classes.name}>
        <BrandMark size={32} />
        <Text component="span" fw={600} className={classes.title} visibleFrom="sm">
          {systemName[language]}
        </Text>
        <Text component="span" fw={600} className={classes.title} hiddenFrom="sm">
          {systemShortName[language]}
        </Text>
      </Link>
      <UnstyledButton className={classes.search} aria-label={t.search} visibleFrom="md" onClick={onSearch}>
        <IconSearch size={18} aria-hidden />
        <span>{t.search}</span>
        <Kbd size="xs" ml="auto">
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <Group gap={6} wrap="nowrap" className={classes.tools}>
        <IconButton label={t.search} hiddenFrom="md" onClick={onSearch} icon={IconSearch} />
        <AccountMenu />
        <Box visibleFrom="sm">
          <LanguageSwitch />
        </Box>
        <IconButton label={t.help} visibleFrom="sm" onClick={onHelp} icon={IconKeyboard} />
        <SettingsMenu />
      </Group>
    </div>
  );
}
