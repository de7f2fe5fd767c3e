import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<typeof ActionIcon<'button'>>, 'children' | 'aria-label'> & {
  label: string;
  icon: TablerIcon;
};

/** A button of the bar on top that is an icon alone. */
export function IconButton({ label, icon: Icon, ...button }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} title={label} {...button}>
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
}
