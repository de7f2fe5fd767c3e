import { adminUserRoutes } from '@faculty/contracts/admin/user';
import { entities } from '@faculty/contracts/entities';
import type { APIRequestContext } from '@playwright/test';

const people = { idKey: 'id', routes: adminUserRoutes };

/** Every entity that journeys create records of; referencing entities before referenced ones. */
const kinds = [...entities, people].reverse();

/** Deletes every record that contains `mark`, also after a failed journey. */
export async function removeMarked(api: APIRequestContext, mark: string): Promise<void> {
  for (const { routes, idKey } of kinds) {
    const [, list = ''] = routes.list?.split(' ') ?? [];
    const [method = '', remove = ''] = routes.remove?.split(' ') ?? [];
    if (list === '' || remove === '') continue;
    const answer = await api.get(list, { params: { q: mark, page: 0, limit: 100 } });
    const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] };
    // a list without text search answers all records
    const marked = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(mark.toLowerCase()));
    for (const row of marked) await api.fetch(remove.replace(/:\w+/, String(row[idKey])), { method, data: { [idKey]: row[idKey] } });
  }
}
