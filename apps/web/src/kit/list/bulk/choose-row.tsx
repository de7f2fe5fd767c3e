import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyComponent } from '../../overlays/lazy-component.tsx';
import type { TableModel } from '../table/table-model.ts';
import { bulkPhrases } from './bulk.phrases.ts';

const LazyCheckbox = lazyComponent(() => import('./checkbox.lazy.ts').then((m) => m.Checkbox));

/** Chooses one row. */
export function ChooseRow<Item, Query extends ListQuery>({ table, item }: { table: TableModel<Item, Query>; item: Item }) {
  const t = usePhrases(bulkPhrases);
  const { selection } = table.list;
  const id = table.rowId(item);
  const isChosen = selection.chosen.has(id);
  return (
    <LazyCheckbox
      aria-label={t.row(table.rowName(item))}
      checked={isChosen}
      disabled={(!isChosen && selection.isFull) || table.isReadOnly(item)}
      onChange={() => selection.choose([[id, item]], !isChosen)}
    />
  );
}

/** Chooses the rows of the page, or gives them up. */
export function ChoosePage<Item, Query extends ListQuery>({ table }: { table: TableModel<Item, Query> }) {
  const t = usePhrases(bulkPhrases);
  const { rows, selection } = table.list;
  const page = rows.filter((item) => !table.isReadOnly(item)).map((item) => [table.rowId(item), item] as const);
  const chosen = page.filter(([id]) => selection.chosen.has(id)).length;
  const isWhole = chosen > 0 && chosen === page.length;
  return (
    <LazyCheckbox
      aria-label={t.page}
      checked={isWhole}
      indeterminate={chosen > 0 && !isWhole}
      onChange={() => selection.choose(page, !isWhole)}
    />
  );
}
