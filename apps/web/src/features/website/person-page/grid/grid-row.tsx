import { gridColumns, gridRows } from '@faculty/contracts/website/person-grid';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconRowInsertBottom, IconRowInsertTop, IconTrash } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import classes from './grid.module.css';
import { gridPhrases } from './grid.phrases.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridEditor } from './use-grid-editor.ts';

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
