import { mendText } from '@faculty/contracts/kit/text/mend-text';

/** One text for what means the same: absent, empty and `-`; numbers and their texts; moments; lists and comma lists. */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical).join(',');
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return entries.map(([key, each]) => `${key}=${canonical(each)}`).join(';');
  }
  const text = mendText(String(value)).normalize('NFC').trim();
  if (text === '-') return '';
  if (/^-?\d+(\.\d+)?$/.test(text) && text.length < 16) return String(Number(text));
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text).toISOString();
  if (/^[[{]/.test(text)) {
    try {
      return canonical(JSON.parse(text));
    } catch {
      // a text that only begins like JSON
    }
  }
  return text.includes(',') ? text.split(/\s*,\s*/).join(',') : text;
}

/** In use: answered as 1 or 0, sent as Y or N. */
const inUse: Readonly<Record<string, string>> = { Y: '1', N: '0' };

/** Whether two values of a field mean the same. */
export function isSame(field: string, one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => {
    const text = canonical(value);
    return field === 'disabled' ? (inUse[text] ?? text) : text;
  });
  return left === right;
}
