import { Avatar, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { lazyOverlay } from '../../kit/overlays/lazy-overlay.ts';
import { useLazyOpening } from '../../kit/overlays/use-lazy-opening.ts';
import { useMe } from '../../kit/session/session.tsx';
import classes from './account-menu.module.css';
import { shellPhrases } from './shell.phrases.ts';

const OpenedMenu = lazyOverlay(() => import('./opened-account-menu.lazy.tsx').then((m) => m.OpenedAccountMenu));

/** The greeting and the picture; a menu with the profile and signing out. */
export function AccountMenu() {
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

/** First consonant of a Thai name: a leading vowel (เ แ โ ใ ไ) is no initial. */
function initialOf(name: string): string {
  return name
    .replace(/^[\u0e40-\u0e44]/, '')
    .slice(0, 1)
    .toUpperCase();
}
