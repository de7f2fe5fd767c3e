import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useLateMenu } from '../../kit/look/use-late-menu.ts';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { useMe, useSignOut } from '../../kit/session/session.tsx';
import classes from './account-menu.module.css';
import { shellPhrases } from './shell.phrases.ts';

/** The greeting and the picture; behind them the profile and the way out. The menu is made when it is first opened. */
export function AccountMenu() {
  const [isMade, setMade] = useState(false);
  return isMade ? <OpenedMenu /> : <AccountButton aria-haspopup="menu" aria-expanded={false} onClick={() => setMade(true)} />;
}

function AccountButton(button: ComponentProps<'button'>) {
  const t = usePhrases(shellPhrases);
  const { language } = useLanguage();
  const me = useMe();
  const name = language === 'en' ? me.fname_en || me.fname_th : me.fname_th;
  return (
    // the menu hands its button a class of its own, which must not take the place of ours
    <UnstyledButton {...button} className={classes.button} aria-label={`${t.greeting(name)} – ${t.account}`}>
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

function OpenedMenu() {
  const t = usePhrases(shellPhrases);
  const { data: options } = useQuery(authOptionsQuery);
  const me = useMe();
  const signOut = useSignOut();
  const { opener, menu, dropdown } = useLateMenu();
  return (
    <Menu {...menu} position="bottom-end" width={240}>
      <Menu.Target>
        <AccountButton ref={opener} />
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>
        <Menu.Item component={Link} to="/app/profile-view" leftSection={<IconUserCircle size={20} aria-hidden />}>
          {t.profile}
          <Text component="span" display="block" size="xs" c="dimmed" className={classes.email ?? ''}>
            {me.email}
          </Text>
        </Menu.Item>
        {options?.local && (
          <Menu.Item component={Link} to="/app/password" leftSection={<IconKey size={20} aria-hidden />}>
            {t.password}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut()} leftSection={<IconLogout size={20} aria-hidden />}>
          {t.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** First consonant of a Thai name: a leading vowel (เ แ โ ใ ไ) alone says nothing. */
function initialOf(name: string): string {
  return name
    .replace(/^[\u0e40-\u0e44]/, '')
    .slice(0, 1)
    .toUpperCase();
}
