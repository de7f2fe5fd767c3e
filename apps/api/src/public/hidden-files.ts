import { entities } from '@faculty/contracts/entities';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { runSql } from '../db/run-sql.ts';
import { tablesIn } from '../kit/lists/tables-in.ts';
import { publicNow, rulesOf } from './public-kinds.ts';

/** The record that hides a public file: whose right to view it needs, and whose it is for people limited to their own records. */
export interface HidingRecord {
  entity: AnyEntity;
  owner: string;
}

/**
 * Returns a function that tells which record hides a public file: its record is not public now (`publicNow`). Null for the file of a
 * public record, and for one that no record has yet. Cached until one of the tables changes or a day begins in Bangkok.
 * @throws when an entity with public files has no list, or nothing says when they are public
 */
export function hiddenFiles(app: FastifyInstance): (path: string) => Promise<HidingRecord | null> {
  const cache = new QueryCache<HidingRecord | null>(app.changes);
  const all = entities.flatMap((entity) => {
    const folders = Object.values<FileRule>(entity.files).flatMap((rule) => (rule.public ? rule.folder : []));
    return [...new Set(folders)].map((folder) => holderOf(app, entity, folder));
  });
  return (path) => {
    const holders = all.filter(({ folder }) => path.startsWith(`${folder}/`));
    if (holders.length === 0) return Promise.resolve(null);
    const tables = holders.flatMap((holder) => holder.tables);
    return cache.of(tables, `${todayInBangkok()} ${path}`, async () => {
      let hiding: HidingRecord | null = null;
      for (const { entity, statement } of holders) {
        const { rows } = await runSql<{ shown: boolean; listed: boolean; owner: string }>(app.pool, statement(path));
        const [row] = rows;
        if (row?.listed) return row.shown ? null : { entity, owner: row.owner };
        // in no list of its table, two of which may share it: hidden, unless the other list has it
        if (row) hiding ??= { entity, owner: row.owner };
      }
      return hiding;
    });
  };
}

/** How the record of an entity is found that has a file of this folder. */
function holderOf(app: FastifyInstance, entity: AnyEntity, folder: string) {
  const list = app.listSources.get(entity.name)?.list;
  if (!list) throw new Error(`${entity.name}: public files need a list, which defines their table`);
  const at = (column: string) => Prisma.raw(`"${list.table}"."${column}"`);
  const inFolder = Object.entries<FileRule>(entity.files).filter(([, rule]) => rule.public && rule.folder === folder);
  const columns = inFolder.map(([column]) => at(column));
  const statement = (path: string) => Prisma.sql`
    SELECT (${rulesOf(entity).files?.() ?? publicNow(entity, list.table)}) AS shown, ${list.only ?? Prisma.sql`TRUE`} AS listed, ${at(entity.ownerKey)} AS owner
    FROM ${Prisma.raw(`"${list.table}"`)} WHERE ${path} IN (${Prisma.join(columns)}) ORDER BY listed DESC LIMIT 1`;
  return { entity, folder, statement, tables: tablesIn(statement('')) };
}
