import { z } from 'zod';

/** A moment: ISO 8601 text on the wire, a `Date` in both apps. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A documented "comma list": `A1,A2` on the wire, an array in both apps. For rows. */
export const commaText = z.codec(z.string(), z.array(z.string()), {
  decode: splitCommas,
  encode: (items) => items.join(','),
});

/** `A1, A2` or `["A1","A2"]` → the list. Empty entries are omitted. */
export function splitCommas(text: string): string[] {
  if (text.trimStart().startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (Array.isArray(parsed)) return parsed.map(String);
    } catch {
      // not JSON: parsed as a comma list below
    }
  }
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Parses the JSON text of a form part; other input is returned unchanged for the schema to reject. */
export const parseJsonList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return value.length > 20_000 ? value : (JSON.parse(value) as unknown);
  } catch {
    return value;
  }
};
