import type { QueryClient } from '@tanstack/react-query';

export const waitingCountKey = ['review', 'count'];

/** After a decision: the queue, its length in the menu and the overview are read anew. */
export function refreshQueue(client: QueryClient): void {
  for (const queryKey of [['review', 'list'], waitingCountKey, ['dashboard']]) void client.invalidateQueries({ queryKey });
}
