import type { APIRequestContext } from '@playwright/test';

/** Every kind of record a journey makes: where it is listed and deleted, and by which key. */
const kinds = [
  { list: '/web_con_news', remove: '/delete_con_news', id: 'news_id' },
  { list: '/uploads', remove: '/delete_uploads', id: 'uploads_id' },
  { list: '/prefixs', remove: '/delete_prefixs', id: 'prefix_code' },
];

/** Deletes every record whose title or name holds `mark`, whatever became of the journey that made it. */
export async function removeMarked(api: APIRequestContext, mark: string): Promise<void> {
  for (const { list, remove, id } of kinds) {
    const answer = await api.get(list, { params: { q: mark, page: 0, limit: 100 } });
    const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] };
    for (const row of rows) await api.post(remove, { data: { [id]: row[id] } });
  }
}
