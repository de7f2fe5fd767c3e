import type { FolderRecord } from '../folder/move-folder.ts';
import type { Kind } from '../kinds.ts';
import { matchOf } from './match.ts';
import { prepare } from './prepare.ts';
import type { Target } from './target.ts';
import type { Note } from './words.ts';
import type { Step } from './write.ts';

/** Kinds in the order in which they are written: texts refer to the files of other records, and are last. */
export function inOrder(kinds: readonly Kind[]): Kind[] {
  const isLate = (kind: Kind) => kind.name === 'news_images' || (kind.entity.richText ?? []).length > 0;
  return [...kinds.filter((kind) => !isLate(kind)), ...kinds.filter(isLate)];
}

/** The identifiers of a kind. */
export async function idsOf({ folder }: Target, kind: Kind): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { id } of folder.records(kind)) if (id !== '') ids.add(id);
  return ids;
}

/** The largest value of an identifier column. */
const maxId = 2_147_483_647;

/**
 * Every record of a kind with what is to be done with it: a new record, one that was written, or one that is here without it.
 * @param coming identifiers of records of this kind that may be brought in later
 */
export async function* steps(target: Target, kind: Kind, coming: ReadonlySet<string>): AsyncGenerator<Step> {
  const seen = new Set<string>();
  const matched = new Set<string>();
  for await (const record of target.folder.records(kind)) {
    const prepared = await prepare(target, kind, record, coming);
    const step: Step = { ...prepared, isNew: true, hashes: { row: '', files: '' } };
    const problem = problemOf(record, seen);
    seen.add(record.id);
    if (problem) {
      yield { ...step, problem };
      continue;
    }
    const entry = target.journal.entry(kind.name, record.id);
    const here = await target.here(step.entity.name);
    if (entry) {
      matched.add(entry.recordId);
      yield { ...step, entry, recordId: entry.recordId, isNew: !here.has(entry.recordId) };
      continue;
    }
    const match = await matchOf(target, prepared);
    if (match !== undefined && matched.has(match)) {
      yield {
        ...step,
        problem: { field: '', code: kind.name === 'members' || kind.name === 'users' ? 'same_person' : 'duplicate', value: match },
      };
      continue;
    }
    yield match === undefined ? { ...step, recordId: freeId(kind, record, here) } : { ...step, recordId: match, isNew: false };
    const written = target.journal.entry(kind.name, record.id);
    if (written) matched.add(written.recordId);
  }
}

function problemOf({ id }: FolderRecord, seen: ReadonlySet<string>): Note | undefined {
  if (id === '') return { field: '', code: 'no_identifier' };
  return seen.has(id) ? { field: '', code: 'same_identifier', value: id } : undefined;
}

/** The identifier that a new record keeps, where it is one and free here. */
function freeId(kind: Kind, { id }: FolderRecord, here: ReadonlySet<string>): string | undefined {
  return !kind.options && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId && !here.has(id) ? id : undefined;
}
