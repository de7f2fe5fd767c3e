const separators = /\s*[,;\n\t]\s*|\s+(?:และ|and|&)\s*/;

/**
 * Members whose names are in a list such as `สมชาย ใจดี, Ann Lee และ มาลี รักไทย`, or in the lines of a pasted column; titles before a name are
 * ignored. A member is taken only where one member alone has that name.
 */
export function membersNamed<Member extends { label: string }>(list: string, members: readonly Member[]): Member[] {
  const names = list.slice(0, 10_000).split(separators).map(withoutSpaces);
  const found = names
    .filter((name) => name.length >= 5)
    .map((name) => members.filter(({ label }) => withoutSpaces(label).endsWith(name)))
    .flatMap((same) => (same.length === 1 ? same : []));
  return [...new Set(found)];
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase();
