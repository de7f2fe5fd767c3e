import type pg from 'pg';

/** What the version before relies on: it finds these, or its statements fail. */
const reliedOn = `
  SELECT format('table %I is gone', relname) AS fact FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p')
  UNION ALL
  -- a type that only grows counts too: statements that are prepared on open connections fail when an answer changes its type
  SELECT format('column %I.%I is gone or not %s any more', relname, attname, format_type(atttypid, atttypmod))
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'm', 'p') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT format('column %I.%I has no default any more', relname, attname)
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND (atthasdef OR attidentity <> '')
  UNION ALL
  SELECT format('%s on %I (%s) is gone', 'what is unique', indrelid::regclass::text, pg_get_indexdef(indexrelid))
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace AND indisunique
  UNION ALL
  SELECT format('function %s is gone', oid::regprocedure) FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`;

/** Constraints on writes: the version before does not know them. */
const asked = `
  SELECT relname AS "table", ARRAY[attname::text] AS columns, atthasdef OR attidentity <> '' AS "fillsItself",
    format('column %I.%I must be given', relname, attname) AS fact
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attnotnull
  UNION ALL
  SELECT relname, ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY (conkey)), false,
    format('table %I asks for %s', relname, pg_get_constraintdef(pg_constraint.oid))
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND contype IN ('c', 'f', 'x')
  UNION ALL
  SELECT relname, ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = indrelid AND attnum = ANY (indkey)), false,
    format('table %I wants unique: %s', relname, pg_get_indexdef(indexrelid))
  FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND indisunique`;

interface Asked {
  table: string;
  columns: string[];
  fillsItself: boolean;
  fact: string;
}

/** What a version of the product may rely on in this database, and its constraints. */
export interface Promises {
  reliedOn: Set<string>;
  asked: Asked[];
  columns: Set<string>;
}

/** Read from the catalogue: independent of how a migration is written. */
export async function promisesOf(client: pg.ClientBase | pg.Pool): Promise<Promises> {
  const relied = await client.query<{ fact: string }>(reliedOn);
  const { rows } = await client.query<Asked>(asked);
  const columns = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  return {
    reliedOn: new Set(relied.rows.map(({ fact }) => fact)),
    asked: rows,
    columns: new Set(columns.rows.map(({ name }) => name)),
  };
}

/** What a migration breaks for the version before, which still serves while this one starts. */
export function brokenBy(before: Promises, after: Promises): string[] {
  const known = new Set(before.asked.map(({ fact }) => fact));
  const tables = new Set([...before.columns].map((name) => name.split('.')[0]));
  const gone = [...before.reliedOn].filter((fact) => !after.reliedOn.has(fact));
  const newlyAsked = after.asked.filter((one) => {
    if (known.has(one.fact) || !tables.has(one.table)) return false;
    // of a column that is new to it the version before gives nothing: then only what must be given matters
    const isOfOld = one.columns.length === 0 || one.columns.some((column) => before.columns.has(`${one.table}.${column}`));
    return isOfOld || (one.fact.endsWith('must be given') && !one.fillsItself);
  });
  return [...gone, ...newlyAsked.map(({ fact }) => fact)];
}
