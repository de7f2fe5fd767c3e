import { MoveError } from '../folder/rows.ts';
import type { Row } from '../kinds.ts';

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const wrappers = ['rows', 'data', 'items'];

/** What an answer looks like, without its values. */
function seen(answer: unknown): string {
  if (Array.isArray(answer)) return `an array of ${answer.length}${answer.length > 0 ? `, the first ${seen(answer[0])}` : ''}`;
  return isObject(answer) ? `an object with ${Object.keys(answer).slice(0, 12).join(', ') || 'nothing'}` : `a ${typeof answer}`;
}

/** The items of a list: an array, `{rows}`, `{data}`, `{items}` or an object of numbers; null for anything else. */
function itemsOf(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  if (!isObject(answer)) return null;
  const wrapper = wrappers.find((key) => typeof answer[key] === 'object' && answer[key] !== null);
  if (wrapper !== undefined) return itemsOf(answer[wrapper]);
  const keys = Object.keys(answer);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(answer) : null;
}

/** The rows of a list, and how many it says that there are. @throws MoveError saying what was seen instead */
export function listIn(answer: unknown, call: string): { rows: Row[]; count: number | null } {
  const rows = itemsOf(answer);
  if (rows === null || !rows.every(isObject)) throw new MoveError(`${call} answers ${seen(answer)}: no list of records`);
  const counts = isObject(answer) ? [answer.count, answer.total] : [];
  const count = counts.find((value) => /^\d+$/.test(String(value)));
  return { rows, count: count === undefined ? null : Number(count) };
}

/** The record of a single call: an object, the first of a list, or either inside of `data`; null when it is none with this identifier. */
export function recordIn(answer: unknown, idKey: string, id: string): Row | null {
  const inner = isObject(answer) ? wrappers.map((key) => answer[key]) : [];
  const isIt = (value: unknown): value is Row => isObject(value) && String(value[idKey] ?? '').trim() === id;
  return [answer, ...inner, ...(itemsOf(answer) ?? [])].find(isIt) ?? null;
}
