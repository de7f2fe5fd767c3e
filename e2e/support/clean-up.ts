import { adminUserRoutes } from '@faculty/contracts/admin/user';
import { jobPosition } from '@faculty/contracts/members/job-position';
import { prefix } from '@faculty/contracts/members/prefix';
import { role } from '@faculty/contracts/members/role';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { news } from '@faculty/contracts/website/news';
import { upload } from '@faculty/contracts/website/upload';
import type { APIRequestContext } from '@playwright/test';

const people = { idKey: 'id', routes: adminUserRoutes };

/** Every kind of record a journey makes, what refers to others before what it refers to. */
const kinds = [role, userEdu, news, upload, people, jobPosition, prefix];

/** Deletes every record whose title or name holds `mark`, whatever became of the journey that made it. */
export async function removeMarked(api: APIRequestContext, mark: string): Promise<void> {
  for (const { routes, idKey } of kinds) {
    const [, list = ''] = routes.list?.split(' ') ?? [];
    const [method = '', remove = ''] = routes.remove?.split(' ') ?? [];
    const answer = await api.get(list, { params: { q: mark, page: 0, limit: 100 } });
    const { rows } = (await answer.json()) as { rows: Record<string, unknown>[] };
    for (const row of rows) await api.fetch(remove.replace(/:\w+/, String(row[idKey])), { method, data: { [idKey]: row[idKey] } });
  }
}
