import { freshAddress } from '../../api/replaced-files.ts';

/** The address of the small version of a stored picture; one that the browser holds already is as small as it was fetched. */
export function smallPicture(address: string): string {
  if (address.startsWith('blob:')) return address;
  const fresh = freshAddress(address);
  return `${fresh}${fresh === address ? '?' : '&'}size=small`;
}
