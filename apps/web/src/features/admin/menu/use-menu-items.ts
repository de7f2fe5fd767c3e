import { type MenuItemBody, type MenuItemRow, menuItem } from '@faculty/contracts/admin/menu-item';
import { maxLimit } from '@faculty/contracts/kit/list-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { entityQueries, useEntityChanges } from '../../../kit/api/entity-calls.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { movesOf } from './menu-tree.ts';

const queries = entityQueries(menuItem);
const query = queries.list({ page: 0, limit: maxLimit });

/** All items of menu, footer and home page in order, and moving or hiding one, which is shown at once. */
export function useMenuItems() {
  const client = useQueryClient();
  const changes = useEntityChanges(menuItem);
  const { data, error, refetch } = useQuery(query);
  const items = data?.rows ?? [];

  const saving = useMutation({
    async mutationFn({ changed, fields }: { changed: MenuItemRow[]; fields: readonly (keyof MenuItemBody & keyof MenuItemRow)[] }) {
      for (const item of changed) {
        const body = Object.fromEntries(fields.map((field) => [field, item[field]]));
        // `as`: an update of some fields, of whatever the others are by now
        await changes.save(item.menu_item_id, { body: body as unknown as MenuItemBody, files: {} }, null);
      }
    },
    async onMutate({ changed }) {
      await client.cancelQueries({ queryKey: query.queryKey });
      const now = new Map(changed.map((item) => [item.menu_item_id, item]));
      const rows = items.map((item) => now.get(item.menu_item_id) ?? item).toSorted((a, b) => a.order_seq - b.order_seq);
      client.setQueryData(query.queryKey, { rows, count: rows.length });
    },
    onError: (problem) => showError(Object.values(refusedFields(problem))[0] ?? problem),
    onSettled: () => client.invalidateQueries({ queryKey: queries.all }),
  });
  return {
    items,
    error,
    isLoading: data === undefined && !error,
    reload: () => void refetch(),
    /** Moves an item to a place among those of `under`, counted without itself. */
    move: (item: MenuItemRow, under: string, index: number) =>
      saving.mutate({ changed: movesOf(items, item, under, index), fields: ['under', 'order_seq'] }),
    /** Shows a hidden item, or hides it. */
    show: (item: MenuItemRow) => saving.mutate({ changed: [{ ...item, active: item.active === 'Y' ? 'N' : 'Y' }], fields: ['active'] }),
  };
}
