import type { FileItem } from '@faculty/contracts/shell/me';
import { fileAddress } from '../../storage/file-address.ts';
import type { Transaction } from '../crud/context.ts';
import { wrongField } from '../http/errors.ts';

/**
 * The path of an account's picture: the first item's file, which it claims; `current` when `avatar` is undefined; null for an empty list.
 * @throws ApiError naming `avatar` when the file is not an unclaimed picture uploaded by this person
 */
export async function avatarPath(
  db: Transaction,
  uploader: string,
  avatar: readonly { privateUrl: string }[] | undefined,
  current: string | null,
): Promise<string | null> {
  if (avatar === undefined) return current;
  const wanted = avatar[0]?.privateUrl;
  if (wanted === undefined || wanted === current) return wanted ?? null;
  const { count } = await db.storedFile.updateMany({
    where: { path: wanted, claimed: false, created_by: uploader, mime: { startsWith: 'image/' } },
    data: { claimed: true },
  });
  if (count === 0) throw wrongField('avatar', 'unknown_reference');
  return wanted;
}

/** An account's picture in the documented shape: a list of at most one image item. */
export function avatarItems(avatar: { path: string; name: string; bytes: number } | null): FileItem[] {
  if (!avatar) return [];
  const { path, name, bytes } = avatar;
  return [{ id: path, name, sizeInBytes: bytes, privateUrl: path, publicUrl: fileAddress(path), new: false }];
}
