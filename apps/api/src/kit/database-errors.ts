import { Prisma } from '@faculty/prisma/client';
import { ApiError, type WrongField } from './errors.ts';

/** Connection lost, refused, exhausted or timed out: worth trying again. */
const unavailable = /^(08|53|57P0|57014|55P03|40P01|40001)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
const unavailablePrisma = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);

/** Reads an error of Prisma or pg as a refusal; null when it is neither known nor the caller's fault. */
export function databaseRefusal(error: unknown): ApiError | null {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return prismaRefusal(error);
  if (error instanceof Prisma.PrismaClientInitializationError) return new ApiError('unavailable', { cause: error });
  if (error instanceof Error) {
    const code = 'code' in error ? String(error.code) : '';
    if (unavailable.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message)) {
      return new ApiError('unavailable', { cause: error });
    }
    if (code === 'ENOSPC' || code === 'EDQUOT') return new ApiError('storage_full', { cause: error });
  }
  return null;
}

function prismaRefusal(error: Prisma.PrismaClientKnownRequestError): ApiError | null {
  if (unavailablePrisma.has(error.code)) return new ApiError('unavailable', { cause: error });
  switch (error.code) {
    case 'P2025':
      return new ApiError('not_found', { cause: error });
    case 'P2002':
      return new ApiError('duplicate', { fields: named(error, 'duplicate'), cause: error });
    case 'P2003':
      // on a create or update; a refused delete is told apart by the resource kit
      return new ApiError('invalid', { fields: named(error, 'unknown_reference'), cause: error });
    case 'P2000':
    case 'P2020':
      return new ApiError('invalid', { cause: error });
    case 'P2010':
      return null;
    default:
      return null;
  }
}

/** Whether the database refused a delete because other rows refer to it. */
export function isRelationRefusal(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && (error.code === 'P2003' || error.code === 'P2014');
}

/** Whether the record a statement named was not there (any more, or in that state). */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

interface ConstraintMeta {
  target?: unknown;
  driverAdapterError?: { cause?: { constraint?: { fields?: string[]; index?: string } } };
}

/** The columns of the violated constraint, each marked with what is wrong. */
function named(error: Prisma.PrismaClientKnownRequestError, code: 'duplicate' | 'unknown_reference'): Record<string, WrongField> {
  const meta = (error.meta ?? {}) as ConstraintMeta;
  const constraint = meta.driverAdapterError?.cause?.constraint;
  const columns = Array.isArray(meta.target) ? meta.target.map(String) : (constraint?.fields ?? columnOf(constraint?.index));
  return Object.fromEntries(columns.map((column) => [column.replaceAll('"', ''), { code }]));
}

/** `web_con_news_news_h_image_th_fkey` → the part after the table's name, as far as it can be told. */
function columnOf(index: string | undefined): string[] {
  return index ? [index.replace(/_(fkey|key|pkey)$/, '')] : [];
}
