import { arabicDigits } from '@faculty/contracts/kit/text/digits';

/** A value as it was understood, null where there is none; or not understood. Never a guess. */
export type Read<Value> = { ok: true; value: Value | null } | { ok: false };

export const notUnderstood = { ok: false } as const;
export const read = <Value>(value: Value | null): Read<Value> => ({ ok: true, value });

/** A value as trimmed text in Arabic digits; null where there is none, undefined for an object or a list. */
export function plain(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return undefined;
  const text = arabicDigits(String(value))
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim();
  return ['', '-', 'null', 'NULL', 'undefined', '\\N'].includes(text) ? null : text;
}
