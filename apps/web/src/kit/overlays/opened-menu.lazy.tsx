import { Menu, type MenuProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { FormLink } from '../url-state/screen-state.ts';
import { useLazyMenu } from './use-lazy-menu.ts';

export interface MenuAction {
  label: string;
  icon?: TablerIcon;
  onClick?(): void;
  /** Where it leads; such an entry is a link. */
  link?: ReturnType<FormLink>;
  isDangerous?: boolean;
}

export interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'withinPortal'> {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }>;
  actions: readonly MenuAction[];
}

/** The menu behind a button that was pressed. */
export function OpenedMenu({ button, actions, position = 'bottom-end', withinPortal = true }: OpenedMenuProps) {
  const { opener, menu, dropdown } = useLazyMenu();
  return (
    <Menu {...menu} position={position} withinPortal={withinPortal}>
      <Menu.Target>{cloneElement(button, { ref: opener })}</Menu.Target>
      <Menu.Dropdown {...dropdown}>
        {actions.map(({ label, icon: Icon, onClick, link, isDangerous }) => {
          const look = {
            ...(Icon && { leftSection: <Icon size={18} aria-hidden /> }),
            ...(isDangerous && { c: 'var(--mantine-color-error)' }),
            children: label,
          };
          return link ? (
            <Menu.Item key={label} component={Link} {...link} {...look} />
          ) : (
            <Menu.Item key={label} {...(onClick && { onClick })} {...look} />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
