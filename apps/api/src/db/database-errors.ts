import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { ApiError, type WrongField } from '../kit/http/errors.ts';

/** Columns of a constraint or unique index, by its name. */
export type ConstraintColumns = ReadonlyMap<string, string[]>;

/** Reads which columns every constraint is about: a violation tells only the constraint's name, a form needs the field's. */
export async function readConstraintColumns(pool: pg.Pool): Promise<ConstraintColumns> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(`
    SELECT conname::text AS name, array_agg(attname::text ORDER BY position) AS columns
    FROM pg_constraint CROSS JOIN unnest(conkey) WITH ORDINALITY AS key (number, position)
    JOIN pg_attribute ON attrelid = conrelid AND attnum = number
    WHERE connamespace = 'public'::regnamespace GROUP BY conrelid, conname
    UNION ALL
    SELECT relname::text, array_agg(attname::text ORDER BY position)
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid CROSS JOIN unnest(indkey) WITH ORDINALITY AS key (number, position)
    JOIN pg_attribute ON attrelid = indrelid AND attnum = number
    WHERE indisunique AND NOT indisprimary AND relnamespace = 'public'::regnamespace GROUP BY indrelid, relname`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/**
 * Connection lost, refused, exhausted or timed out, a lock that did not come, or a server that only reads (a standby that is not
 * promoted yet): worth trying again.
 */
const unavailable =
  /^(08|53|57P0|57014|55P03|40P01|40001|25006)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const unavailableWords = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
/** Whatever the server was doing, its answer is lost with the connection. */
const connectionLost = /^(08|57P0[12])|^(ECONNRESET|ETIMEDOUT|EPIPE|ConnectionClosed|SocketTimeout)$/;
const connectionLostWords = /Connection terminated|is not queryable/;
const unavailablePrisma = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Reads an error of Prisma or pg as a refusal; null when it is neither known nor the caller's fault. */
export function databaseRefusal(error: unknown, constraints: ConstraintColumns): ApiError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof Prisma.PrismaClientInitializationError) return new ApiError('unavailable', { cause: error });
  const state = stateOf(error);
  if (full.has(state)) return new ApiError('storage_full', { cause: error });
  if (unavailable.test(state) || unavailableWords.test(error.message)) return new ApiError('unavailable', { cause: error });
  return error instanceof Prisma.PrismaClientKnownRequestError ? prismaRefusal(error, constraints) : null;
}

/** Whether the answer to a statement was lost on its way; of a commit nobody knows then whether it was done. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof Error && (connectionLost.test(stateOf(error)) || connectionLostWords.test(error.message));

/** Two records would share what no two may share. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && stateOf(error) === '23505';

interface DriverCause {
  originalCode?: string;
  /** The adapter's own word, where there is no code: a connection that never was. */
  kind?: string;
}

/** PostgreSQL's or the system's own code of what went wrong, under whatever it is wrapped in; empty when there is none. */
function stateOf(error: Error): string {
  const { code, cause, meta } = error as { code?: unknown; cause?: DriverCause; meta?: { driverAdapterError?: { cause?: DriverCause } } };
  const driver = meta?.driverAdapterError?.cause ?? cause;
  return driver?.originalCode ?? driver?.kind ?? String(code ?? '');
}

function prismaRefusal(error: Prisma.PrismaClientKnownRequestError, constraints: ConstraintColumns): ApiError | null {
  if (unavailablePrisma.has(error.code)) return new ApiError('unavailable', { cause: error });
  switch (error.code) {
    case 'P2025':
      return new ApiError('not_found', { cause: error });
    case 'P2002':
      return new ApiError('duplicate', { fields: named(error, constraints, 'duplicate'), cause: error });
    case 'P2003':
      // on a create or update; a refused delete is told apart by the resource kit
      return new ApiError('invalid', { fields: named(error, constraints, 'unknown_reference'), cause: error });
    case 'P2010':
      return rawRefusal(error, constraints);
    case 'P2000':
    case 'P2020':
      return new ApiError('invalid', { cause: error });
    default:
      return null;
  }
}

/** A statement we wrote ourselves: only PostgreSQL's own code tells what was wrong. */
function rawRefusal(error: Prisma.PrismaClientKnownRequestError, constraints: ConstraintColumns): ApiError | null {
  const state = stateOf(error);
  if (state === '23505') return new ApiError('duplicate', { fields: named(error, constraints, 'duplicate'), cause: error });
  if (state === '23503') return new ApiError('invalid', { fields: named(error, constraints, 'unknown_reference'), cause: error });
  return null;
}

/** From PostgreSQL 18 on a foreign key with RESTRICT has a state of its own. */
const relationStates = new Set(['23503', '23001']);

/** Whether the database refused a delete because other rows refer to it. */
export function isRelationRefusal(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && (['P2003', 'P2014'].includes(error.code) || relationStates.has(stateOf(error)))
  );
}

/** Whether the record a statement named was not there (any more, or in that state). */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

interface ConstraintMeta {
  driverAdapterError?: { cause?: { constraint?: { fields?: string[]; index?: string } } };
}

/** The columns of the violated constraint, each marked with what is wrong. */
function named(
  error: Prisma.PrismaClientKnownRequestError,
  constraints: ConstraintColumns,
  code: 'duplicate' | 'unknown_reference',
): Record<string, WrongField> {
  const constraint = ((error.meta ?? {}) as ConstraintMeta).driverAdapterError?.cause?.constraint;
  const columns = constraint?.fields ?? constraints.get(constraint?.index ?? '') ?? [];
  return Object.fromEntries(columns.map((column) => [column, { code }]));
}
