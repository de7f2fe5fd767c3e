/**
 * Path of the first text in a body, query or path parameters that PostgreSQL cannot store: with NUL or a lone surrogate. Null if none.
 * Checked for every field, independent of its schema.
 */
export function unencodableText(value: unknown, path: string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null || value instanceof Date) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unencodableText(key, [...path, key]) ?? unencodableText(part, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
