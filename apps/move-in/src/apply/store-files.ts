import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FileRule } from '@faculty/contracts/kit/entity';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import type { FolderRecord } from '../folder/move-folder.ts';
import type { Kind } from '../kinds.ts';
import { actor, type Target } from './target.ts';

/** Records that are read ahead of the one that is written. */
const recordsAhead = 4;
/** The store draws one picture at a time for each sender: two, as many as it draws at once. */
const senders = [`${actor} 1`, `${actor} 2`] as const;
let turn = 0;

/** Files that are on their way into the store or in it, by field; forgotten with their record. */
const begun = new WeakMap<FolderRecord, Map<string, Promise<KeptFile>>>();

/** A file of a record in the store, put there now where that has not begun. @throws ApiError as the store does */
export function storedFile({ app }: Target, record: FolderRecord, field: string, rule: object, file: string): Promise<KeptFile> {
  const files = begun.get(record) ?? new Map<string, Promise<KeptFile>>();
  begun.set(record, files);
  const known = files.get(field);
  if (known) return known;
  turn += 1;
  const large = { ...(rule as FileRule<never>), maxMegabytes: 200 };
  const stored = app.files.accept(field, large, createReadStream(file), path.basename(file), senders[turn % senders.length]);
  files.set(field, stored);
  return stored;
}

/** The records of a kind. The files of those that come next and are new go into the store while the ones before are written. */
export async function* withFilesAhead(target: Target, kind: Kind): AsyncGenerator<FolderRecord> {
  const ahead: FolderRecord[] = [];
  for await (const record of target.folder.records(kind)) {
    const { files } = target.writerOf(kind.entityOf(record.row).name).entity;
    for (const [field, rule] of target.entry(kind.name, record.id) ? [] : Object.entries(files)) {
      const file = target.folder.filePath(record.row[field]);
      // who waits for it tells of an error
      if (file !== null) storedFile(target, record, field, rule as object, file).catch(() => undefined);
    }
    ahead.push(record);
    if (ahead.length > recordsAhead) yield ahead.shift() as FolderRecord;
  }
  yield* ahead;
}

/** Takes the files of a record that is refused out of the store again. */
export async function giveUpFiles({ app }: Target, record: FolderRecord): Promise<void> {
  const stored = await Promise.allSettled(begun.get(record)?.values() ?? []);
  const paths = stored.flatMap((result) => (result.status === 'fulfilled' ? result.value.path : []));
  await app.files.remove(paths).catch(() => undefined); // the sweep removes what is left
}
