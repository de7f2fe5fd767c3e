/** The address of the small version of a stored picture. */
export function smallPicture(address: string): string {
  return `${address}?size=small`;
}
