import { type MenuItemBody, type MenuItemRow, menuItem } from '@faculty/contracts/admin/menu-item';
import { maxLimit } from '@faculty/contracts/kit/list-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEntityChanges } from '../../../kit/api/entity-changes.ts';
import { entityQueries } from '../../../kit/api/entity-queries.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { movesOf } from './menu-tree.ts';

const queries = entityQueries(menuItem);
const query = queries.list({ page: 0, limit: maxLimit });

/** All items of the menu in order, and moving one, which is shown at once. */
export function useMenuItems() {
  const client = useQueryClient();
  const changes = useEntityChanges(menuItem);
  const { data, error, refetch } = useQuery(query);
  const items = data?.rows ?? [];

  const moving = useMutation({
    async mutationFn(moves: MenuItemRow[]) {
      for (const { menu_item_id, under, order_seq } of moves) {
        // `as`: an update of some fields, of whatever the others are by now
        await changes.save(menu_item_id, { body: { under, order_seq } as MenuItemBody, files: {} }, null);
      }
    },
    async onMutate(moves) {
      await client.cancelQueries({ queryKey: query.queryKey });
      const moved = new Map(moves.map((item) => [item.menu_item_id, item]));
      const rows = items.map((item) => moved.get(item.menu_item_id) ?? item).toSorted((a, b) => a.order_seq - b.order_seq);
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
    move: (id: number, under: string, index: number) => moving.mutate(movesOf(items, id, under, index)),
  };
}
