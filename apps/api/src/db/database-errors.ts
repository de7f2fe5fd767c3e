import { Prisma } from '@faculty/prisma/client';
import type pg from 'pg';
import { ApiError, type WrongField } from '../kit/http/errors.ts';

/** Name of a constraint or unique index → its columns. */
export type ConstraintColumns = ReadonlyMap<string, string[]>;

/** Reads the columns of every constraint, because a violation has only the constraint's name and a form needs the fields. */
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
 * Retryable errors: connection lost, refused, exhausted or timed out, lock timeout, or a read-only server (a standby that is not promoted
 * yet).
 */
const unavailable =
  /^(08|53|57P0|57014|55P03|40P01|40001|25006)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const unavailableWords = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
/** The connection was lost before the answer. */
const connectionLost = /^(08|57P0[12])|^(ECONNRESET|ETIMEDOUT|EPIPE|ConnectionClosed|SocketTimeout)$/;
const connectionLostWords = /Connection terminated|is not queryable/;
const unavailablePrisma = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Maps an error of Prisma or pg to an ApiError; null for unexpected errors. */
export function databaseRefusal(error: unknown, constraints: ConstraintColumns): ApiError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof Prisma.PrismaClientInitializationError) return new ApiError('unavailable', { cause: error });
  if (full.has(stateOf(error))) return new ApiError('storage_full', { cause: error });
  if (isUnavailable(error)) return new ApiError('unavailable', { cause: error });
  return error instanceof Prisma.PrismaClientKnownRequestError ? prismaRefusal(error, constraints) : null;
}

/** Whether the same may work later. */
export const isUnavailable = (error: Error): boolean => unavailable.test(stateOf(error)) || unavailableWords.test(error.message);

/** Whether the connection was lost before the answer; whether a commit succeeded is unknown then. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof Error && (connectionLost.test(stateOf(error)) || connectionLostWords.test(error.message));

/** Whether a unique constraint was violated. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && stateOf(error) === '23505';

interface DriverCause {
  originalCode?: string;
  /** The adapter's kind of error, if there is no code, such as for a failed connection. */
  kind?: string;
}

/** The error code of PostgreSQL or the system, unwrapped; empty without one. */
export function stateOf(error: Error): string {
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
      return new ApiError('duplicate', { fields: fieldsOf(error, constraints, 'duplicate'), cause: error });
    case 'P2003':
      // of a create or update; the resource kit handles a refused delete
      return new ApiError('invalid', { fields: fieldsOf(error, constraints, 'unknown_reference'), cause: error });
    case 'P2010':
      return rawRefusal(error, constraints);
    case 'P2000':
    case 'P2020':
      return new ApiError('invalid', { cause: error });
    default:
      return null;
  }
}

/** Errors of raw SQL, which have only PostgreSQL's code. */
function rawRefusal(error: Prisma.PrismaClientKnownRequestError, constraints: ConstraintColumns): ApiError | null {
  const state = stateOf(error);
  if (state === '23505') return new ApiError('duplicate', { fields: fieldsOf(error, constraints, 'duplicate'), cause: error });
  if (state === '23503') return new ApiError('invalid', { fields: fieldsOf(error, constraints, 'unknown_reference'), cause: error });
  return null;
}

/** Since PostgreSQL 18 RESTRICT has a separate SQLSTATE (23001). */
const relationStates = new Set(['23503', '23001']);

/** Whether the database refused a delete because other rows refer to it. */
export function isRelationRefusal(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && (['P2003', 'P2014'].includes(error.code) || relationStates.has(stateOf(error)))
  );
}

/** Whether a statement's record does not exist, or has been changed. */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

interface ConstraintMeta {
  driverAdapterError?: { cause?: { constraint?: { fields?: string[]; index?: string } } };
}

/** Field errors for the columns of the violated constraint. */
function fieldsOf(
  error: Prisma.PrismaClientKnownRequestError,
  constraints: ConstraintColumns,
  code: 'duplicate' | 'unknown_reference',
): Record<string, WrongField> {
  const constraint = ((error.meta ?? {}) as ConstraintMeta).driverAdapterError?.cause?.constraint;
  const columns = constraint?.fields ?? constraints.get(constraint?.index ?? '') ?? [];
  return Object.fromEntries(columns.map((column) => [column, { code }]));
}
