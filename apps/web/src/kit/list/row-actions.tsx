import type { PageKey } from '@faculty/contracts/pages';
import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { useRight } from '../session/session.tsx';
import { listPhrases } from './list.phrases.ts';

/** Something that can be done with one row, beside opening and deleting it. */
export interface RowAction {
  label: string;
  icon: TablerIcon;
  onClick(): void;
}

interface RowActionsProps {
  page: PageKey;
  /** What the row is called: a button says which row it is for. */
  name: string;
  /** The entity's own. */
  own: RowAction[];
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** One button with a menu, for cards. */
  isMenu?: boolean;
}

/** The buttons of a row: edit, the entity's own, delete last; each only for those who may. */
export function RowActions({ page, name, own, onEdit, onRemove, isMenu = false }: RowActionsProps) {
  const t = usePhrases(listPhrases);
  const right = useRight(page);
  const actions = [
    ...(right.edit && onEdit ? [{ label: t.edit, icon: IconPencil, onClick: onEdit, color: undefined }] : []),
    ...own.map((action) => ({ ...action, color: undefined })),
    ...(right.delete && onRemove ? [{ label: t.remove, icon: IconTrash, onClick: onRemove, color: 'red' }] : []),
  ];
  if (actions.length === 0) return null;
  if (!isMenu) {
    return (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {actions.map(({ label, icon: Icon, onClick, color }) => (
          <Tooltip key={label} label={label}>
            <ActionIcon variant="subtle" size="lg" aria-label={t.forRow(label, name)} onClick={onClick} {...(color && { color })}>
              <Icon size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    );
  }
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="xl" aria-label={t.actionsOf(name)}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, color }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={onClick}
            {...(color && { c: 'var(--mantine-color-error)' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
