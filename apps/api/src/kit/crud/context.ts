import type { Action, AuditColumns } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import type { Prisma, PrismaClient } from '@faculty/prisma/client';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptFile } from '../../storage/file-store.ts';

/** The signed-in person and their rights. Cached for seconds, invalidated by a change. */
export interface Person {
  id: number;
  user_name: string;
  role: 'admin' | 'user';
  session: string;
  /** The right for one page: everything for an admin, nothing where none is granted. */
  right(page: PageKey): PageRight;
}

/** A right that a route declares. */
export interface DeclaredRight {
  page: PageKey;
  action: Action;
}

export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

/** The context of a handler. In create, update and remove `db` is the transaction that also writes the audit. */
export interface Context<File extends string = never> {
  db: Transaction;
  /** Runs composed SQL: in the transaction of `db`, or as a prepared statement outside of one. */
  query<Row extends object>(sql: Prisma.Sql): Promise<Row[]>;
  person: Person;
  /** The person's user_name when they see and change only their own records. */
  own: string | undefined;
  /** Values of a record's `created_by` and `updated_by` columns. */
  stamps: { add: Pick<AuditColumns, 'created_by' | 'updated_by'>; edit: Pick<AuditColumns, 'updated_by'> };
  /** Uploaded files of this call, stored but not claimed by a record; unclaimed ones are removed. */
  files: Partial<Record<File, KeptFile[]>>;
  /** File fields whose file is removed, because the form sent them empty. */
  clear: Partial<Record<File, true>>;
  /** Callbacks run after the commit, such as invalidating a person's cache; skipped when the change fails. */
  onCommit: (() => void)[];
  /** Id of the call, for further audit lines. */
  requestId: string;
  /** Shared by the audit lines of one change of many records. */
  changeId?: string | undefined;
  log: FastifyBaseLogger;
}
