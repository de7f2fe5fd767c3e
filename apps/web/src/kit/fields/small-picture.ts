/** The address of the small version of a stored picture; one that the browser holds already is as small as it was fetched. */
export function smallPicture(address: string): string {
  return address.startsWith('blob:') ? address : `${address}?size=small`;
}
