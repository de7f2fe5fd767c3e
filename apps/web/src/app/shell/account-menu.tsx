import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconInfoCircle, IconKey, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { aboutPhrases } from '../../features/about/about.phrases.ts';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { useMe } from '../../kit/session/session.tsx';
import { shellPhrases } from './shell.phrases.ts';
import classes from './top-bar.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The greeting and the picture; a menu with the profile and signing out. */
export function AccountMenu() {
  const t = usePhrases(shellPhrases);
  const { title: about } = usePhrases(aboutPhrases);
  const { data: options } = useQuery(authOptionsQuery);
  const me = useMe();
  const signOut = useSignOut();
  const { language } = useLanguage();
  const name = language === 'en' ? me.fname_en || me.fname_th : me.fname_th;
  return (
    <Menu width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.account ?? ''} aria-label={`${t.greeting(name)} – ${t.account}`}>
          <Text component="span" size="sm" visibleFrom="lg">
            {t.greeting(name)}
          </Text>
          <Avatar src={me.avatarFile} size={36} color="blue" alt="">
            {initialOf(name || me.user_name)}
          </Avatar>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
        <Menu.Item component={Link} to="/app/about" leftSection={<IconInfoCircle size={20} aria-hidden />}>
          {about}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut()} leftSection={<IconLogout size={20} aria-hidden />}>
          {t.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** First consonant of a Thai name: a leading vowel (เ แ โ ใ ไ) is no initial. */
function initialOf(name: string): string {
  return name
    .replace(/^[\u0e40-\u0e44]/, '')
    .slice(0, 1)
    .toUpperCase();
}
