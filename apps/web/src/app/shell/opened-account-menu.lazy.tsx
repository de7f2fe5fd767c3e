import { Menu, Text } from '@mantine/core';
import { IconInfoCircle, IconKey, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { aboutPhrases } from '../../features/about/about.phrases.ts';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useLazyMenu } from '../../kit/overlays/use-lazy-menu.ts';
import { authOptionsQuery } from '../../kit/session/auth-options.ts';
import { useMe, useSignOut } from '../../kit/session/session.tsx';
import { shellPhrases } from './shell.phrases.ts';
import classes from './top-bar.module.css';

/** The menu of the account. */
export function OpenedAccountMenu({ button: Button }: { button: ComponentType<ComponentProps<'button'>> }) {
  const t = usePhrases(shellPhrases);
  const { title: about } = usePhrases(aboutPhrases);
  const { data: options } = useQuery(authOptionsQuery);
  const me = useMe();
  const signOut = useSignOut();
  const { opener, menu, dropdown } = useLazyMenu();
  return (
    <Menu {...menu} position="bottom-end" width={240}>
      <Menu.Target>
        <Button ref={opener} />
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
