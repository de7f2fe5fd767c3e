import type { PageKey } from '@faculty/contracts/pages';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconDots, IconEye, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useRight } from '../../session/session.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';

/** An action of one row, besides opening and deleting it. */
export interface RowAction {
  label: string;
  icon: TablerIcon;
  onClick(): void;
}

interface RowActionsProps {
  page: PageKey;
  /** What the row is called: for the accessible names of the buttons. */
  name: string;
  /** The entity's own. */
  own: RowAction[];
  onEdit?: (() => void) | undefined;
  /** Of a row that is only read; who may not edit reads every row. */
  onView?: () => void;
  onRemove?: (() => void) | undefined;
  /** All behind one button, for cards. */
  isMenu?: boolean;
}

/** Most buttons in a row: titles need the room more than rare actions. */
export const buttonsInSight = 2;

/**
 * The buttons of a row: edit, the entity's own, delete last; each only for those who may. Where there are more than two, the
 * first stands there, and the others are in a menu, in words.
 */
export function RowActions({ page, name, own, onEdit, onView, onRemove, isMenu = false }: RowActionsProps) {
  const t = usePhrases(listPhrases);
  const right = useRight(page);
  const view = onView ?? (right.edit ? undefined : onEdit);
  const actions: MenuAction[] = [
    ...(view ? [{ label: t.view, icon: IconEye, onClick: view }] : []),
    ...(right.edit && onEdit ? [{ label: t.edit, icon: IconPencil, onClick: onEdit }] : []),
    ...own,
    ...(right.delete && onRemove ? [{ label: t.remove, icon: IconTrash, onClick: onRemove, isDangerous: true }] : []),
  ];
  if (actions.length === 0) return null;
  if (isMenu) return <ActionMenu label={t.actionsOf(name)} actions={actions} isCard />;
  const inSight = actions.length <= buttonsInSight ? actions : actions.slice(0, buttonsInSight - 1);
  const others = actions.slice(inSight.length);
  return (
    <div className={classes.actions}>
      {inSight.map(({ label, icon: Icon, onClick, isDangerous }) => (
        <Tooltip key={label} label={label}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t.forRow(label, name)}
            onClick={onClick}
            {...(isDangerous && { color: 'red' })}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      {others.length > 0 && <ActionMenu label={t.actionsOf(name)} actions={others} isCard={false} />}
    </div>
  );
}

type MenuAction = RowAction & { isDangerous?: boolean };

interface ActionMenuProps {
  label: string;
  actions: MenuAction[];
  isCard: boolean;
}

function ActionMenu({ label, actions, isCard }: ActionMenuProps) {
  return (
    // the sticky head of a table covers what is inside its rows
    <Menu withinPortal={!isCard}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={isCard ? 'xl' : 'lg'} aria-label={label}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, isDangerous }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={onClick}
            {...(isDangerous && { c: 'var(--mantine-color-error)' })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
