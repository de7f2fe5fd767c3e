import type { PageKey } from '@faculty/contracts/pages';
import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Hint } from '../look/hint.tsx';
import { useLateMenu } from '../look/use-late-menu.ts';
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
  /** All behind one button, for cards. */
  isMenu?: boolean;
}

/** So many buttons stand beside each other in a row: titles need the room more than what is done seldom. */
export const buttonsInSight = 2;

/**
 * The buttons of a row: edit, the entity's own, delete last; each only for those who may. Where there are more than two, the
 * first stands there, and the others are in a menu, in words.
 */
export function RowActions({ page, name, own, onEdit, onRemove, isMenu = false }: RowActionsProps) {
  const t = usePhrases(listPhrases);
  const right = useRight(page);
  const actions: DrawnAction[] = [
    ...(right.edit && onEdit ? [{ label: t.edit, icon: IconPencil, onClick: onEdit }] : []),
    ...own,
    ...(right.delete && onRemove ? [{ label: t.remove, icon: IconTrash, onClick: onRemove, color: 'red' }] : []),
  ];
  if (actions.length === 0) return null;
  if (isMenu) return <ActionMenu label={t.actionsOf(name)} actions={actions} isCard />;
  const inSight = actions.length <= buttonsInSight ? actions : actions.slice(0, buttonsInSight - 1);
  const others = actions.slice(inSight.length);
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {inSight.map(({ label, icon: Icon, onClick, color }) => (
        <Hint key={label} label={label}>
          <ActionIcon variant="subtle" size="lg" aria-label={t.forRow(label, name)} onClick={onClick} {...(color && { color })}>
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Hint>
      ))}
      {others.length > 0 && <ActionMenu label={t.actionsOf(name)} actions={others} isCard={false} />}
    </Group>
  );
}

type DrawnAction = RowAction & { color?: string };

interface ActionMenuProps {
  label: string;
  actions: DrawnAction[];
  isCard: boolean;
}

/** The menu is made when it is first opened: a list has one in each row. */
function ActionMenu(menu: ActionMenuProps) {
  const [isMade, setMade] = useState(false);
  if (isMade) return <OpenedMenu {...menu} />;
  const { label, isCard } = menu;
  return <MenuButton label={label} isCard={isCard} aria-haspopup="menu" aria-expanded={false} onClick={() => setMade(true)} />;
}

type MenuButtonProps = Omit<ActionMenuProps, 'actions'> & ComponentProps<typeof ActionIcon<'button'>>;

function MenuButton({ label, isCard, ...button }: MenuButtonProps) {
  return (
    <ActionIcon variant="subtle" size={isCard ? 'xl' : 'lg'} aria-label={label} {...button}>
      <IconDots aria-hidden />
    </ActionIcon>
  );
}

function OpenedMenu({ label, actions, isCard }: ActionMenuProps) {
  const { opener, menu, dropdown } = useLateMenu();
  return (
    <Menu
      {...menu}
      position="bottom-end"
      // the head of a table lies over what is inside its rows
      withinPortal={!isCard}
    >
      <Menu.Target>
        <MenuButton ref={opener} label={label} isCard={isCard} />
      </Menu.Target>
      <Menu.Dropdown {...dropdown}>
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
