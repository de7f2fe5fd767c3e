import type { Action, AuditColumns } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import type { PageRight } from '@faculty/contracts/shell/me';
import type { Prisma, PrismaClient } from '@faculty/prisma/client';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptFile } from '../../storage/file-store.ts';

/** The signed-in person and what they may do, as of now: read anew within seconds, at once after a change. */
export interface Person {
  id: number;
  user_name: string;
  role: 'admin' | 'user';
  session: string;
  /** The right for one page; everything for an admin, nothing where none is given. */
  right(page: PageKey): PageRight;
}

/** A right a route declares. */
export interface DeclaredRight {
  page: PageKey;
  action: Action;
}

export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>;

/** What a handler works with. In create, update and remove `db` is the transaction that also writes the audit. */
export interface Context<File extends string = never> {
  db: Transaction;
  /** Runs composed SQL where `db` works: in the transaction, or as a prepared statement outside of one. */
  query<Row extends object>(sql: Prisma.Sql): Promise<Row[]>;
  person: Person;
  /** Set when the person sees and changes only their own records: their user_name. */
  own: string | undefined;
  /** Who makes or changes a record, for its columns. */
  stamps: { add: Pick<AuditColumns, 'created_by' | 'updated_by'>; edit: Pick<AuditColumns, 'updated_by'> };
  /** Files of this call, stored but not yet anybody's; those not used are removed. */
  files: Partial<Record<File, KeptFile[]>>;
  /** File fields whose file goes: the form gave them empty. */
  clear: Partial<Record<File, true>>;
  /** Work for after the commit, such as forgetting what was remembered of a person; dropped when the change fails. */
  onCommit: (() => void)[];
  log: FastifyBaseLogger;
}
