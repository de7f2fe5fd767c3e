import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { TableModel } from '../table/table-model.ts';
import classes from './bulk.module.css';
import { bulkPhrases } from './bulk.phrases.ts';

/*
 * Boxes of the browser: each row of each list has one from the beginning, and the library's would be loaded before the first rows.
 */

/** Chooses one row; with Shift all rows from the one that was chosen last. Space on the row's link does the same, so the box is no Tab stop there. */
export function ChooseRow<Item, Query extends ListQuery>({ table, item }: { table: TableModel<Item, Query>; item: Item }) {
  const t = usePhrases(bulkPhrases);
  const { selection } = table.list;
  const isChosen = selection.chosen.has(table.rowId(item));
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={t.row(table.rowName(item))}
      checked={isChosen}
      disabled={(!isChosen && selection.isFull) || table.isReadOnly(item)}
      tabIndex={table.open ? -1 : undefined}
      onChange={({ nativeEvent }) => table.choose(item, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
