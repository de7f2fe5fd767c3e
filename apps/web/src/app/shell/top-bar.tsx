import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { ActionIcon, Avatar, Box, Group, Kbd, Text, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { lazyOverlay } from '../../kit/overlays/lazy-overlay.ts';
import { useLazyOpening } from '../../kit/overlays/use-lazy-opening.ts';
import { useMe } from '../../kit/session/session.tsx';
import { BrandMark } from '../../kit/theme/brand-mark.tsx';
import { LanguageSwitch } from '../../kit/theme/language-switch.tsx';
import { systemName } from '../../kit/theme/page-title.tsx';
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
        <Text component="span" fw={700} className={classes.title} visibleFrom="sm">
          {systemName[language]}
        </Text>
        <Text component="span" fw={700} className={classes.title} hiddenFrom="sm">
          {systemShortName[language]}
        </Text>
      </Link>
      <UnstyledButton className={classes.search} visibleFrom="md" onClick={onSearch}>
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
        <Settings />
      </Group>
    </div>
  );
}

const OpenedSettings = lazyOverlay(() => import('./opened-settings.lazy.tsx').then((m) => m.OpenedSettings));

function Settings() {
  const { isOpened, button } = useLazyOpening(OpenedSettings);
  return isOpened ? <OpenedSettings button={SettingsButton} /> : <SettingsButton aria-haspopup="dialog" {...button} />;
}

function SettingsButton(button: Omit<IconButtonProps, 'label' | 'icon'>) {
  const t = usePhrases(shellPhrases);
  return <IconButton label={t.settings} icon={IconSettings} {...button} />;
}

type IconButtonProps = Omit<React.ComponentProps<typeof ActionIcon<'button'>>, 'children' | 'aria-label'> & {
  label: string;
  icon: typeof IconSearch;
};

function IconButton({ label, icon: Icon, ...button }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} title={label} {...button}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

const OpenedMenu = lazyOverlay(() => import('./opened-account-menu.lazy.tsx').then((m) => m.OpenedAccountMenu));

/** The greeting and the picture; a menu with the profile and signing out. */
function AccountMenu() {
  const { isOpened, button } = useLazyOpening(OpenedMenu);
  return isOpened ? <OpenedMenu button={AccountButton} /> : <AccountButton aria-haspopup="menu" {...button} />;
}

function AccountButton(button: ComponentProps<'button'>) {
  const t = usePhrases(shellPhrases);
  const { language } = useLanguage();
  const me = useMe();
  const name = language === 'en' ? me.fname_en || me.fname_th : me.fname_th;
  return (
    // the menu hands its button a class of its own, which must not take the place of ours
    <UnstyledButton {...button} className={classes.account} aria-label={`${t.greeting(name)} – ${t.account}`}>
      <Text component="span" size="sm" visibleFrom="lg">
        {t.greeting(name)}
      </Text>
      <Avatar src={me.avatarFile} size={36} color="blue" alt="">
        {initialOf(name || me.user_name)}
      </Avatar>
      <IconChevronDown size={16} aria-hidden className={classes.chevron} />
    </UnstyledButton>
  );
}

/** First consonant of a Thai name: a leading vowel (เ แ โ ใ ไ) is no initial. */
function initialOf(name: string): string {
  return name
    .replace(/^[\u0e40-\u0e44]/, '')
    .slice(0, 1)
    .toUpperCase();
}
