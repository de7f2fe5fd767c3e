import type { PageRight } from '@faculty/contracts/shell/me';
import type { FastifyInstance } from 'fastify';
import type { Context, Person, Transaction } from '../../../api/src/kit/crud/context.ts';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import { actor } from './journal.ts';

const everything: PageRight = { view: true, add: true, edit: true, delete: true, own_only: false };
/** Whom the history names for what a move wrote. */
export const mover: Person = { id: 0, user_name: actor, role: 'admin', session: '', right: () => everything };

interface Given {
  onCommit?: (() => void)[];
  kept?: Record<string, KeptFile>;
  clear?: Record<string, true>;
  /** Who made a new record in the former system, and when. */
  stamps?: Record<string, unknown>;
}

/** The context of the mover in a transaction. */
export function contextIn(
  { log }: FastifyInstance,
  tx: Transaction,
  { onCommit = [], kept = {}, clear = {}, stamps = {} }: Given = {},
): Context<never> {
  return {
    db: tx,
    query: (sql) => tx.$queryRaw(sql),
    person: mover,
    own: undefined,
    stamps: { add: { created_by: actor, updated_by: actor, ...stamps }, edit: { updated_by: actor } },
    files: Object.fromEntries(Object.entries(kept).map(([field, file]) => [field, [file]])),
    clear,
    onCommit,
    requestId: actor,
    log,
  };
}
