import { Prisma } from '@faculty/prisma/client';
import type { Transaction } from '../crud/context.ts';
import { wrongField } from '../http/errors.ts';
import { type NamingTable, quoted, tablesNamingPeople } from './person-references.ts';

/** Who entered or changed a record; every table has them, and they make nobody its owner. */
const stamps = ['created_by', 'updated_by'];
/** Tables whose `created_by` is the owner. */
const ownedByMaker = ['preview_links', 'stored_files'];

interface Pair {
  /** The user_name that goes. */
  gone: string;
  kept: string;
}

/** What moves: the number of rows of a table. */
interface Moving {
  part: string;
  count: number;
}

const all = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' AND ');
const any = (conditions: Prisma.Sql[]) => Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
const names = (columns: readonly string[], user_name: string) =>
  any(columns.map((column) => Prisma.sql`t.${quoted(column)} = ${user_name}`));

/** Those of the columns that say more than who entered or changed a row. */
const owningOf = (table: string, columns: readonly string[]) =>
  ownedByMaker.includes(table) ? columns : columns.filter((column) => !stamps.includes(column));

/** Whether a row names the person other than as who entered or changed it. */
function owns({ table, columns }: NamingTable, user_name: string): Prisma.Sql {
  const owning = owningOf(table, columns);
  return owning.length > 0 ? names(owning, user_name) : Prisma.sql`false`;
}

/** The tables whose references move; rights only where they are given, on pages on which the person that stays has no assignment. */
async function movedTables(db: Transaction, with_roles = false): Promise<NamingTable[]> {
  const tables = await tablesNamingPeople(db);
  return tables
    .map((table) => (table.table === 'roles' && !with_roles ? { ...table, columns: stamps } : table))
    .filter(({ columns }) => columns.length > 0);
}

/** Conditions of the rows `t` that cannot move, as the other person has the same, by the unique keys of the table. */
function doubled({ table, columns, unique }: NamingTable, { gone, kept }: Pair): Prisma.Sql[] {
  const byKey = unique.flatMap((key) =>
    key
      .filter((column) => columns.includes(column))
      .map((column) => {
        const same = key.filter((other) => other !== column).map((other) => Prisma.sql`o.${quoted(other)} = t.${quoted(other)}`);
        const other = all([Prisma.sql`o.${quoted(column)} = ${kept}`, ...same]);
        return Prisma.sql`t.${quoted(column)} = ${gone} AND EXISTS (SELECT FROM ${quoted(table)} o WHERE ${other})`;
      }),
  );
  if (table === 'work_arrivals') return [...byKey, isKnownArrival(gone, kept)];
  if (table !== 'web_con_work_authors') return byKey;
  // an owner is no co-author of the work
  const owned = Prisma.sql`(t.user_name, w.user_name) IN ((${gone}, ${kept}), (${kept}, ${gone}))`;
  return [...byKey, Prisma.sql`EXISTS (SELECT FROM web_con_works w WHERE w.work_id = t.work_id AND ${owned})`];
}

/** An open arrival `t` of one of the two, of a publication that arrived for the other as well: a decided one stays, of two open ones that of `kept`. */
function isKnownArrival(gone: string, kept: string): Prisma.Sql {
  const said = (at: string) =>
    Prisma.raw(
      `NULLIF(concat(${at}.fields ->> 'work_title_th', ${at}.fields ->> 'work_title_en'), ''), ${at}.fields ->> 'work_public_year'`,
    );
  return Prisma.sql`t.state = 'new' AND EXISTS (SELECT FROM work_arrivals o
    WHERE (t.user_name, o.user_name) IN ((${gone}, ${kept}), (${kept}, ${gone})) AND (o.state <> 'new' OR o.user_name = ${kept})
      AND (o.source_ids && t.source_ids OR o.fields ->> 'work_doi' = NULLIF(t.fields ->> 'work_doi', '') OR (${said('o')}) = (${said('t')})))`;
}

/** What a merge would move, in one statement; not what the person only entered or changed. */
export async function movingOf(db: Transaction, gone: string): Promise<Moving[]> {
  const counts = (await movedTables(db)).map(
    (table) => Prisma.sql`SELECT ${table.table} AS part, count(*)::int AS count FROM ${quoted(table.table)} t WHERE ${owns(table, gone)}`,
  );
  const rows = await db.$queryRaw<Moving[]>(Prisma.join(counts, ' UNION ALL '));
  return rows.filter(({ count }) => count > 0);
}

/** Moves every reference to one person to the other, in a statement for each table, and notes what it takes to move them back. */
export async function movePerson(db: Transaction, merge: number, pair: Pair, with_roles: boolean): Promise<void> {
  // a view with a name that the other person has given too gets another one, which it keeps: it may stand in the menus of many
  await db.$executeRaw`UPDATE saved_views view SET name = left(name, 45) || ' (' || saved_view_id || ')' WHERE user_name = ${pair.gone}
    AND EXISTS (SELECT FROM saved_views other WHERE (other.user_name, other.page, other.name) = (${pair.kept}, view.page, view.name))`;
  for (const table of await movedTables(db, with_roles)) {
    for (const condition of doubled(table, pair))
      await db.$executeRaw`
        WITH joined AS (DELETE FROM ${quoted(table.table)} t WHERE ${condition} RETURNING t.*)
        INSERT INTO person_merge_rows (person_merge_id, table_name, what, key, before)
        SELECT ${merge}::int, ${table.table}, 'joined', '{}', to_jsonb(joined) FROM joined`;
    await move(db, merge, table, pair);
  }
}

async function move(db: Transaction, merge: number, table: NamingTable, { gone, kept }: Pair): Promise<void> {
  const { columns, key } = table;
  const before = columns.map((name) => Prisma.sql`${name}::text, CASE WHEN t.${quoted(name)} = ${gone} THEN ${gone}::text END`);
  const set = columns.map(
    (name) => Prisma.sql`${quoted(name)} = CASE WHEN t.${quoted(name)} = ${gone} THEN ${kept} ELSE t.${quoted(name)} END`,
  );
  const keys = key.map((name, at) => Prisma.sql`t.${quoted(name)} AS ${quoted(`key${at}`)}`);
  const keyOf = key.flatMap((name) => [Prisma.sql`${name}::text`, Prisma.sql`t.${quoted(name)}`]);
  await db.$executeRaw`
    WITH old AS (
      SELECT ${Prisma.join(keys)}, jsonb_strip_nulls(jsonb_build_object(${Prisma.join(before)})) AS before
      FROM ${quoted(table.table)} t WHERE ${names(columns, gone)} FOR UPDATE),
    moved AS (
      UPDATE ${quoted(table.table)} t SET ${Prisma.join(set)} FROM old
      WHERE ${all(key.map((name, at) => Prisma.sql`t.${quoted(name)} = old.${quoted(`key${at}`)}`))}
      RETURNING jsonb_build_object(${Prisma.join(keyOf)}) AS key, old.before)
    INSERT INTO person_merge_rows (person_merge_id, table_name, what, key, before)
    SELECT ${merge}::int, ${table.table}, 'moved', key, before FROM moved`;
}

/** Notes how a row of one of the two people is, before it is changed to `after`; null: the merge has added it. Its `updated_at` is among the values. */
export async function noteChange(
  db: Transaction,
  person_merge_id: number,
  table_name: 'users' | 'user_infos',
  key: { id: number } | { info_id: number },
  before: object | null,
  after: { updated_at: Date; [column: string]: unknown },
): Promise<void> {
  const was = Object.fromEntries(Object.entries(before ?? {}).filter(([column]) => column in after));
  const json = (values: object): Prisma.InputJsonObject => JSON.parse(JSON.stringify(values)); // days as texts
  const what = before === null ? 'added' : 'changed';
  await db.personMergeRow.create({ data: { person_merge_id, table_name, what, key, before: json(was), after: json(after) } });
}

/**
 * Changes everything back that a merge did and nobody has changed since: `kept` gives back what still names them. Answers how many rows are
 * left as somebody changed them; what was deleted is not counted.
 * @throws ApiError `invalid` when a later merge moved something on
 */
export async function moveBack(db: Transaction, merge: number, pair: Pair): Promise<number> {
  const { kept } = pair;
  const movedOn = await db.$queryRaw<object[]>`
    SELECT 1 FROM person_merge_rows own JOIN person_merge_rows later ON later.table_name = own.table_name AND later.key = own.key
    WHERE own.person_merge_id = ${merge} AND later.person_merge_id > ${merge} AND own.what <> 'joined' AND later.what <> 'joined'
      AND EXISTS (SELECT FROM jsonb_object_keys(own.before) field WHERE jsonb_exists(later.before, field)) LIMIT 1`;
  if (movedOn.length > 0) throw wrongField('user_name', 'merged_since');
  const tables = new Map((await tablesNamingPeople(db)).map((table) => [table.table, table]));
  const noted = await db.$queryRaw<{ table_name: string; what: string; columns: string[] }[]>`
    SELECT table_name, what, array_agg(DISTINCT field) AS columns FROM person_merge_rows, jsonb_object_keys(before) AS field
    WHERE person_merge_id = ${merge} GROUP BY table_name, what`;
  const groups = noted.flatMap(({ table_name, what, columns }) => {
    const table = tables.get(table_name);
    return table ? [{ what, columns, table }] : [];
  });
  const added = await db.personMergeRow.findMany({ where: { person_merge_id: merge, what: 'added' } });
  let left = 0;
  for (const { table, what, columns } of groups.filter((group) => group.what !== 'joined')) {
    const record = (side: string) => Prisma.sql`jsonb_populate_record(NULL::${quoted(table.table)}, m.${Prisma.raw(side)})`;
    const set = columns.map((name) => {
      const column = Prisma.sql`t.${quoted(name)}`;
      // who changed a record last may be the one that stays by now
      const isLater = name === 'updated_by' && table.written.includes('updated_at');
      const since = isLater
        ? Prisma.sql`AND t.updated_at <= (SELECT merged_at FROM person_merges WHERE person_merge_id = ${merge})`
        : Prisma.empty;
      const isStill =
        what !== 'changed' ? Prisma.sql`${column} = ${kept} ${since}` : Prisma.sql`${column} IS NOT DISTINCT FROM later.${quoted(name)}`;
      return Prisma.sql`${quoted(name)} = CASE WHEN jsonb_exists(m.before, ${name}) AND ${isStill} THEN former.${quoted(name)} ELSE ${column} END`;
    });
    // files follow their records
    const differs = owningOf(table.table, table.table === 'stored_files' ? [] : columns)
      .filter((name) => name !== 'updated_at')
      .map((name) => Prisma.sql`jsonb_exists(m.before, ${name}) AND t.${quoted(name)} IS DISTINCT FROM former.${quoted(name)}`);
    const [changed] = await db.$queryRaw<{ left: number }[]>`
      WITH back AS (UPDATE ${quoted(table.table)} t SET ${Prisma.join(set)}
        FROM person_merge_rows m, ${record('key')} k, ${record('before')} former, ${record('after')} later
        WHERE ${isNoted(merge, table, what)} AND ${all(table.key.map((name) => Prisma.sql`t.${quoted(name)} = k.${quoted(name)}`))}
        RETURNING ${differs.length > 0 ? any(differs) : Prisma.sql`false`} AS differs)
      SELECT count(*) FILTER (WHERE differs)::int AS left FROM back`;
    left += changed?.left ?? 0;
  }
  for (const { table, what, columns } of groups.filter((group) => group.what === 'joined')) {
    const written = Prisma.join(columns.filter((name) => table.written.includes(name)).map(quoted));
    // that of which it was a double may have been deleted, or given to others, since
    const isStill = any(doubled(table, pair));
    const back = await db.$executeRaw`INSERT INTO ${quoted(table.table)} (${written}) SELECT ${written} FROM (
      SELECT t.* FROM person_merge_rows m, jsonb_populate_record(NULL::${quoted(table.table)}, m.before) t
      WHERE ${isNoted(merge, table, what)} AND ${isStill}) rows`;
    left += (await db.personMergeRow.count({ where: { person_merge_id: merge, table_name: table.table, what } })) - back;
  }
  for (const { key } of added) await db.userInfo.deleteMany({ where: key as { info_id: number } }); // the only rows that a merge adds
  await db.personMerge.delete({ where: { person_merge_id: merge } });
  return left;
}

const isNoted = (merge: number, { table }: NamingTable, what: string) =>
  Prisma.sql`m.person_merge_id = ${merge} AND m.table_name = ${table} AND m.what = ${what}`;
