import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../api/test/test-app.ts';
import { compare } from '../../src/compare.ts';
import type { MoveFolder } from '../../src/folder/move-folder.ts';
import { madeFolder } from '../made-folder.ts';

const script = path.join(import.meta.dirname, 'apply-once.ts');
const tables =
  `users user_infos user_edus roles dc_params prefixs uploads web_con_news web_con_new_images web_con_pages web_con_docs web_con_works
  web_con_activitys web_con_activity_users web_con_person_cells web_con_direct_deans mem_lc_users mem_lc_checkin_users stored_files`.split(
    /\s+/,
  );

/** Kills the command when it has written so many records more; returns whether it ended by itself. */
async function applied({ app, dataDirectory }: TestApp, folder: MoveFolder, records: number): Promise<boolean> {
  const written = async () =>
    (await app.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM audit_logs WHERE user_name = 'move-in'`)).rows[0]?.count ??
    0;
  const end = (await written()) + records;
  const env = { ...process.env, DATABASE_URL: String(app.pool.options.connectionString), DATA_DIR: dataDirectory };
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder.path], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let isOver = false;
  void closed.then(() => {
    isOver = true;
  });
  while (!isOver && (await written()) < end) await new Promise((resolve) => setTimeout(resolve, 2));
  child.kill('SIGKILL');
  return (await closed)[0] === 0;
}

/** Every row of the content, but for its times, its serial numbers and the random names of files. */
async function contentOf({ app }: TestApp): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await app.pool.query<{ row: object }>(
      `SELECT to_jsonb(t) - '{updated_at,created_at,info_id,uploads_id,parameter_id,sha256,small_sha256,email_verified_at}'::text[] AS row FROM "${table}" t`,
    );
    content[table] = rows.map(({ row }) => JSON.stringify(row).replace(/[\w-]{15,}(?=\.\w{3,4}\b)/g, '*')).sort();
  }
  return content;
}

test('killed anywhere twenty times, apply ends as without', { timeout: 900_000 }, async () => {
  const [one, other] = await Promise.all([testApp(), testApp()]);
  const folder = await madeFolder();
  // the product closes an open visit within the hour, and then takes the next one
  writeFileSync(folder.at('visits.csv'), readFileSync(folder.at('visits.csv'), 'utf8').replace(/^[56],.*$/gm, ''));
  try {
    for (const t of [one, other]) await t.person({ role: 'admin', user_name: 'admin' });
    expect(await applied(one, folder, Number.POSITIVE_INFINITY)).toBe(true);
    const refused = (kind: string) => readFileSync(folder.at('refused', kind), 'utf8');
    const kinds = readdirSync(folder.at('refused')).filter((file) => file.endsWith('.jsonl'));
    const before = kinds.map(refused);
    let kills = 0;
    while (kills < 20 && !(await applied(other, folder, 2))) kills += 1;
    expect(kills).toBeGreaterThan(15);
    expect(await applied(other, folder, Number.POSITIVE_INFINITY)).toBe(true);
    expect(await contentOf(other)).toEqual(await contentOf(one));
    expect(kinds.map(refused)).toEqual(before);
    expect(readdirSync(folder.at('backup')).length).toBeLessThanOrEqual(3);
    const numbers = await compare(other.app, folder, () => undefined);
    expect(numbers).toEqual(await compare(one.app, folder, () => undefined));
  } finally {
    await Promise.all([one.close(), other.close()]);
    rmSync(folder.path, { recursive: true, force: true });
  }
});
