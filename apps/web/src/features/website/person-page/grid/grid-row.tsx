import { gridColumns, gridRows } from '@faculty/contracts/website/person-grid';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconRowInsertBottom, IconRowInsertTop, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { cellAt, isSamePlace, type Place } from './grid-model.ts';
import { PersonCard } from './person-card.tsx';
import type { GridEditor } from './use-grid-editor.ts';
import { placeKey } from './use-person-grid.ts';

interface GridRowProps {
  editor: GridEditor;
  /** Zero-based. */
  row: number;
}

/** One row: its number with the row menu, and its five cells. */
export function GridRow({ editor, row }: GridRowProps) {
  const t = usePhrases(gridPhrases);
  return (
    <li className={classes.row}>
      <div className={classes.rowHead}>
        <Text fw={600} size="sm">
          {t.row(row + 1)}
        </Text>
        <RowMenu editor={editor} row={row} />
      </div>
      <ol className={classes.cells} aria-label={t.row(row + 1)}>
        {Array.from({ length: gridColumns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the cell; persons move between cells
          <GridCell key={column} editor={editor} place={{ row, column }} />
        ))}
      </ol>
    </li>
  );
}

function RowMenu({ editor: { rows, insertRow, moveRow, removeRow }, row }: GridRowProps) {
  const t = usePhrases(gridPhrases);
  const above = insertRow(row);
  const below = row + 1 < gridRows ? insertRow(row + 1) : null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t.rowActions(row + 1)}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRowInsertTop size={18} aria-hidden />} disabled={!above} onClick={() => above?.()}>
          {t.insertAbove}
        </Menu.Item>
        <Menu.Item leftSection={<IconRowInsertBottom size={18} aria-hidden />} disabled={!below} onClick={() => below?.()}>
          {t.insertBelow}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowUp size={18} aria-hidden />} disabled={row === 0} onClick={() => moveRow(row, row - 1)}>
          {t.rowUp}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={18} aria-hidden />} disabled={row + 1 >= rows} onClick={() => moveRow(row, row + 1)}>
          {t.rowDown}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} c="var(--mantine-color-error)" onClick={() => removeRow(row)}>
          {t.removeRow}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** One cell: a person card, or a button to add a person. It is a drop target for cards. */
function GridCell({ editor, place }: { editor: GridEditor; place: Place }) {
  const t = usePhrases(gridPhrases);
  const [isTarget, setTarget] = useState(false);
  const { dragged, drag, edit, move, placeText } = editor;
  const cell = cellAt(editor.grid, place);
  const isDragged = dragged !== null && isSamePlace(dragged, place);

  const dropping = {
    onDragOver(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(true);
    },
    onDragLeave: () => setTarget(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setTarget(false);
      drag(null);
      if (dragged !== null) move(dragged, place);
    },
  };
  const dragging = cell && {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      drag(place);
    },
    onDragEnd: () => drag(null),
  };

  return (
    <li
      className={classes.cell}
      data-filled={cell !== null || undefined}
      data-dragged={isDragged || undefined}
      data-target={(isTarget && !isDragged) || undefined}
      {...dropping}
      {...dragging}
    >
      {cell ? (
        <PersonCard editor={editor} place={place} cell={cell} />
      ) : (
        <button
          type="button"
          className={classes.free}
          data-place={placeKey(place)}
          aria-label={t.addAt(placeText(place))}
          onClick={() => edit(place)}
        >
          <IconPlus size={20} aria-hidden />
          <span className={classes.freeWord}>{t.column(place.column + 1)}</span>
        </button>
      )}
    </li>
  );
}
