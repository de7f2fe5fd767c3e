import { addressesIn } from '../folder/text-addresses.ts';
import { sumOf } from './files.ts';
import { type Entry, incomplete, shortHash } from './journal.ts';
import type { Prepared } from './prepare.ts';
import type { Target } from './target.ts';

/** Hashes of what would be written of a record: the fields that the move reads, and the contents of the files that they name. */
export async function hashesOf(target: Target, { entity, given, files, isIncomplete }: Prepared): Promise<Pick<Entry, 'row' | 'files'>> {
  const sums: unknown[] = [];
  for (const [field, file] of Object.entries(files)) sums.push([field, file && (await sumOf(target, file))]);
  const hosts = await target.folder.hosts();
  const named = (entity.richText ?? []).flatMap((field) => addressesIn(given[field], hosts).map((each) => each.named));
  const addresses = (entity.addresses ?? []).flatMap((field) => (typeof given[field] === 'string' ? [given[field]] : []));
  for (const address of new Set([...named, ...addresses])) {
    const file = await target.folder.filePath(address);
    if (file !== null) sums.push([address, await sumOf(target, file)]);
  }
  const sorted = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1));
  return { row: isIncomplete ? incomplete : shortHash(JSON.stringify(sorted)), files: shortHash(JSON.stringify(sums)) };
}
