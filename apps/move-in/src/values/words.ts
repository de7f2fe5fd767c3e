import type { ChoiceWords } from '@faculty/contracts/kit/labels';
import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { splitCommas } from '@faculty/contracts/kit/wire';
import { notUnderstood, plain, type Read, read } from './read.ts';

const yes = new Set(['y', 'yes', '1', 'true', 't', 'on', 'active', 'enabled', 'ใช้งาน', 'เปิด', 'เปิดใช้งาน', 'ใช่', '\u0001']);
const no = new Set(['n', 'no', '0', 'false', 'f', 'off', 'inactive', 'ยกเลิก', 'ปิด', 'ปิดใช้งาน', 'ไม่ใช้งาน', 'ไม่ใช่', 'ไม่', '\u0000']);

/** A flag, as Y or N. None and what is not understood are for the caller to take as off. */
export function readFlag(value: unknown): Read<'Y' | 'N'> {
  const text = plain(value);
  if (text === null) return read<'Y' | 'N'>(null);
  const word = text?.toLowerCase() ?? '';
  return yes.has(word) ? read('Y' as const) : no.has(word) ? read('N' as const) : notUnderstood;
}

/** A code of a choice: itself in any case, or its word in Thai or English. */
export function readChoice(value: unknown, words: ChoiceWords): Read<string> {
  const text = plain(value);
  if (text === null) return read<string>(null);
  const isSame = (other: string) => other.toLowerCase() === text?.toLowerCase();
  const exact = Object.keys(words).find((code) => code === text);
  const found = exact ?? Object.entries(words).find(([code, { th, en }]) => [code, th, en].some(isSame))?.[0];
  return found === undefined ? notUnderstood : read(found);
}

/** Fields that name what an object of a list stands for. */
const itemKeys = ['parameter_value', 'value', 'code', 'user_name', 'id'];

/** A list: an array of texts, numbers or objects with a code, a comma list, or JSON text. */
export function readList(value: unknown): Read<string[]> {
  const whole = Array.isArray(value) ? value : plain(value);
  if (whole === null) return read<string[]>([]);
  if (whole === undefined) return notUnderstood;
  const parts: unknown[] = Array.isArray(whole) ? whole : (jsonList(whole) ?? splitCommas(whole.replaceAll(/[;|]/g, ',')));
  const items = parts.map((part) => {
    const key = typeof part === 'object' && part !== null ? itemKeys.find((each) => Object.hasOwn(part, each)) : undefined;
    return plain(key === undefined ? part : (part as Record<string, unknown>)[key]);
  });
  return items.includes(undefined) ? notUnderstood : read(items.filter((item) => item !== null && item !== undefined));
}

function jsonList(text: string): unknown[] | null {
  try {
    const list: unknown = text.startsWith('[') ? JSON.parse(text) : null;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** A text without what no answer could hold. One whose letters were lost on the way is not understood. */
export function readText(value: unknown): Read<string> {
  if (value === null || value === undefined) return read<string>(null);
  if (typeof value === 'object') return notUnderstood;
  const text = withoutForbidden(String(value));
  const lost = text.split('\ufffd').length - 1;
  return lost * 5 > text.length ? notUnderstood : read(text);
}
