import type { PageRight } from '@faculty/contracts/shell/me';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../list.phrases.ts';
import classes from '../list-page.module.css';

/** An action of one row, besides opening and deleting it. */
export interface RowAction {
  label: string;
  icon: TablerIcon;
  onClick(): void;
}

interface RowActionsProps {
  right: PageRight;
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
export function RowActions({ right, name, own, onEdit, onView, onRemove, isMenu = false }: RowActionsProps) {
  const t = usePhrases(listPhrases);
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
        <ActionIcon
          key={label}
          data-tip={label}
          variant="subtle"
          size="lg"
          aria-label={t.forRow(label, name)}
          onClick={onClick}
          {...(isDangerous && { color: 'red' })}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
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

/** The menu is made when it is first asked for: one made with every row slows the first rows of a list. */
function ActionMenu({ label, actions, isCard }: ActionMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isAsked), [isAsked]);
  const look = { variant: 'subtle', size: isCard ? 'xl' : 'lg', 'aria-label': label, children: <IconDots aria-hidden /> };
  if (!isAsked) return <ActionIcon {...look} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />;
  return (
    // the sticky head of a table covers what is inside its rows
    <Menu opened={isOpen} onChange={setOpen} withinPortal={!isCard}>
      <Menu.Target>
        {/* takes the place of the one that was pressed, and gets the focus back from the menu */}
        <ActionIcon {...look} autoFocus />
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
