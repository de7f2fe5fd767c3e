// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold, nor any font draw
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** A text, or all texts of a plain value, without the characters that would make a workbook unreadable: older records may hold some. */
export function printable<Value>(value: Value): Value {
  // `as`: each part stays of its type
  if (typeof value === 'string') return value.replace(unprintable, '') as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, printable(part)])) as Value;
}
