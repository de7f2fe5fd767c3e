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
  if (text === '-' || text === '#') return '';
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

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The words of an HTML text, without its markup. */
export const wordsIn = (html: unknown): string =>
  String(html ?? '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
