/** What a text search looks through: the parts in Unicode NFC and lower case, one a line. Queries are folded by the same function. */
export function searchText(...parts: string[]): string {
  return parts
    .map((part) => part.normalize('NFC').toLocaleLowerCase('en'))
    .filter((part) => part !== '')
    .join('\n');
}
