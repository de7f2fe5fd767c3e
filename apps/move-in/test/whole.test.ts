import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '../../api/test/test-app.ts';
import { apply } from '../src/apply/apply.ts';
import { compare } from '../src/compare.ts';
import { fetched, oldSystem } from './fetched.ts';
import { lists } from './old-system.ts';

const text = (value: unknown): string => {
  const plain = Array.isArray(value) ? value.join(',') : String(value ?? '').trim();
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(plain)) return new Date(`${plain.replace(' ', 'T')}+07:00`).toISOString();
  return plain === '-' ? '' : plain;
};

test('a former system that nobody saw comes over whole: each field and file, compared without the code of the move', async () => {
  const old = await oldSystem();
  const t = await testApp();
  const admin = await t.person({ role: 'admin', user_name: 'first.admin' });
  const { folder } = await fetched(old);
  try {
    const outcome = await apply(t.app, folder, { take: [], backup: async () => undefined }, () => undefined);
    expect(outcome.get('refused')).toBeUndefined();
    const differences = new Set<string>();
    let compared = 0;
    for (const [kind, [call, idKey]] of Object.entries(lists)) {
      for (const { info, ...row } of old.rows[kind] ?? []) {
        const answer = await admin.call(`GET ${call}/${row[idKey]}`);
        expect([kind, row[idKey], answer.statusCode]).toEqual([kind, row[idKey], 200]);
        const here = answer.json() as Record<string, unknown>;
        for (const [field, value] of Object.entries({ ...row, ...(info as object) })) {
          compared += 1;
          if (old.files.has(String(value))) {
            const file = await admin.call(`GET ${here[field]}`);
            expect([kind, field, file.statusCode]).toEqual([kind, field, 200]);
            if (String(value).endsWith('.pdf')) expect(file.rawPayload.equals(old.files.get(String(value)) as Buffer)).toBe(true);
          } else if (text(value) !== text(here[field])) differences.add(`${kind}.${field}`);
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
    expect([...differences].sort()).toMatchInlineSnapshot(`
      [
        "members.created_by",
        "members.info_id",
        "members.role",
        "members.updated_at",
        "members.updated_by",
        "news.news_content_th",
        "news.news_tag",
        "people_pages.persons_objects",
        "roles.active",
        "users.created_by",
        "users.disabled",
        "users.password",
        "users.privateToken",
        "users.role",
        "users.updated_at",
        "users.updated_by",
        "visits.created_at_th",
        "visits.updated_at_th",
        "works.MNumYear",
      ]
    `);
    expect(
      await t.app.db.parameter.findMany({ where: { parameter_name: 'WORKS_TYPE_DETAIL' }, select: { parameter_value: true } }),
    ).toEqual([{ parameter_value: '0_2' }, { parameter_value: 'D10' }]);
    const said: string[] = [];
    await compare(t.app, folder, (line) => said.push(line));
    expect(said.slice(0, -2)).toEqual([]);
    expect(said.at(-1)).toMatch(/ 0 different$/);
  } finally {
    await t.close();
    rmSync(folder.path, { recursive: true, force: true });
  }
});
