/**
 * Where in a checked body, query or path there is text no database takes: NUL, or half of a character. Null when nowhere.
 * It holds for every field of every contract, whatever its schema says about characters.
 */
export function unencodableText(value: unknown, place: string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? place.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null || value instanceof Date) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unencodableText(key, [...place, key]) ?? unencodableText(part, [...place, key]);
    if (found !== null) return found;
  }
  return null;
}
