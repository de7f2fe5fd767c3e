import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { cleanField } from '../../../api/src/kit/rich-text/clean-in-background.ts';
import { fileAddress } from '../../../api/src/storage/file-address.ts';
import { addressesIn, isFile, isOld, rewritten } from '../folder/text-addresses.ts';
import { uploadOf } from './files.ts';
import { actor } from './journal.ts';
import type { Target } from './target.ts';
import type { Note } from './words.ts';

/**
 * Where an address leads here: to our file where the folder has it, to the same path of our website where it is a page of the former one
 * (redirects lead on from there). Null when it stays as it is.
 */
export async function localAddress(target: Target, named: string, note: (note: Omit<Note, 'field'>) => void): Promise<string | null> {
  const { folder } = target;
  const hosts = await folder.hosts();
  if (!isOld(named, hosts)) return null;
  const file = await folder.filePath(named);
  const stored = file === null ? null : await uploadOf(target, file);
  if (stored !== null) return fileAddress(stored);
  if (file !== null || isFile(named)) note({ code: file === null ? 'missing_file' : 'file_refused', value: named });
  if (!/^(https?:)?\/\//i.test(named)) return null;
  const { pathname, search, hash } = new URL(named, hosts.from ?? 'https://invalid');
  return pathname + search + hash;
}

/** A text with our addresses instead of those of the former system, sanitized. */
export async function localText(target: Target, field: string, given: string, notes: Note[]): Promise<string> {
  const note = (one: Omit<Note, 'field'>) => notes.push({ field, ...one });
  const html = withoutForbidden(given);
  const hosts = await target.folder.hosts();
  const local = new Map<string, string>();
  for (const named of new Set(addressesIn(html, hosts).map((each) => each.named))) {
    const ours = await localAddress(target, named, note);
    if (ours !== null) local.set(named, ours.replaceAll('&', '&amp;').replaceAll('"', '%22'));
  }
  try {
    const cleaned = await cleanField(
      actor,
      field,
      rewritten(html, hosts, (named) => local.get(named)),
    );
    if (cleaned.removed.length > 0) note({ code: 'removed_markup', value: cleaned.removed.join(', ') });
    return cleaned.html;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    note({ code: 'too_intricate', value: given.slice(0, 200) });
    return '';
  }
}
