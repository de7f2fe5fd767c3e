import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Writer } from '../../kit/crud/handlers.ts';
import type { KeptFile } from '../../storage/file-store.ts';
import { addressOfFile } from '../legacy/file-addresses.ts';
import type { LegacyRecord, Row } from '../legacy/legacy-records.ts';
import type { MoveState } from '../move-state.ts';
import type { Step } from '../plan.ts';
import type { Mark } from './lenient.ts';
import { accept, nameOf } from './prepare-record.ts';

export interface Files {
  kept: Record<string, KeptFile>;
  /** Address → path, for the id map. */
  paths: Record<string, { sha256: string; path: string }>;
  cleared: Record<string, true>;
  marks: Mark[];
}

/** Puts the files of a record's fields into the store. Those that are there with the same content stay. */
export async function takeFiles(
  state: MoveState,
  writer: Writer,
  { record, keep = [] }: Step & { record: LegacyRecord },
  before: Row | null,
): Promise<Files> {
  const taken: Files = { kept: {}, paths: {}, cleared: {}, marks: [] };
  const earlier = await state.app.db.moveInRecord.findUnique({
    where: { kind_legacy_id: { kind: record.kind.name, legacy_id: record.id } },
    select: { files: true },
  });
  const known = (earlier?.files ?? {}) as Files['paths'];
  for (const [field, rule] of Object.entries(writer.entity.files)) {
    if (keep.includes(field)) continue;
    const given = record.row[field];
    const address = addressOfFile(given, state.run);
    const file = address === null ? null : record.files[address];
    if (address !== null && file?.sha256 !== undefined) {
      const stored = known[address];
      if (stored?.sha256 === file.sha256 && before?.[field] === stored.path) {
        taken.paths[address] = stored;
        continue;
      }
      const kept = await accept(state, field, createReadStream(state.store.contentPath(file.sha256)), nameOf(address), rule as never);
      if (kept) {
        taken.kept[field] = kept;
        taken.paths[address] = { sha256: file.sha256, path: kept.path };
        continue;
      }
      taken.marks.push({ field, code: 'unknown_type', value: address });
    } else if (address !== null) {
      taken.marks.push({ field, code: 'missing_file', value: address });
    } else if (typeof given === 'string' && !['', '-', '#'].includes(given.trim())) {
      taken.marks.push({ field, code: 'foreign_file', value: given });
    } else if (before && typeof before[field] === 'string') {
      taken.cleared[field] = true;
    }
    if (!before && isRequired(writer, field)) {
      const kept = await accept(state, field, Readable.from([placeholder]), 'missing.png', rule as never);
      if (kept) taken.kept[field] = kept;
      if (!taken.marks.some((mark) => mark.field === field)) taken.marks.push({ field, code: 'no_file', value: given ?? null });
    }
  }
  return taken;
}

/** A grey pixel, where a record needs a picture that is gone. */
const placeholder = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC',
  'base64',
);

/** Columns that may not be empty. */
const isRequired = ({ table }: Writer, field: string): boolean =>
  ['uploads.uploads_url', 'web_con_new_images.news_b_image', 'web_con_direct_deans.direct_dean_image'].includes(`${table}.${field}`);
