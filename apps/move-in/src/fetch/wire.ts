import { MoveError } from '../folder/read-rows.ts';
import type { Row } from '../kinds.ts';

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const wrappers = ['rows', 'data', 'items'];
const counts = ['count', 'total', 'totalCount', 'recordsTotal'];

/** What an answer looks like, without its values. */
export function seen(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? 'an empty array' : `an array of ${answer.length}, the first ${seen(answer[0])}`;
  if (!isObject(answer)) return answer === null ? 'null' : `a ${typeof answer}`;
  const keys = Object.keys(answer);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 12).join(', ')}${keys.length > 12 ? ', …' : ''}`;
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

/** How many records a list says that there are; null when it does not say. */
function countOf(answer: unknown): number | null {
  if (!isObject(answer)) return null;
  const places = [answer, answer.meta, answer.pagination, answer.data].filter(isObject);
  const said = places.flatMap((place) => counts.map((key) => place[key])).filter((value) => value !== null && /^\d+$/.test(String(value)));
  return said.length === 0 ? null : Number(said[0]);
}

/** The rows of a list, and how many it says that there are. @throws MoveError saying what was seen instead */
export function listIn(answer: unknown, call: string): { rows: Row[]; count: number | null } {
  const items = itemsOf(answer);
  if (items === null || !items.every(isObject)) throw new MoveError(`${call} answers ${seen(answer)}: no list of records`);
  return { rows: items, count: countOf(answer) };
}

/** The record of a single call: an object, the first of a list, or either inside of `data`; null when it is none with this identifier. */
export function recordIn(answer: unknown, idKey: string, id: string): Row | null {
  const isIt = (value: unknown): value is Row => isObject(value) && String(value[idKey] ?? '').trim() === id;
  if (isIt(answer)) return answer;
  const inner = isObject(answer) ? wrappers.map((key) => answer[key]).find(isIt) : undefined;
  return inner ?? itemsOf(answer)?.find(isIt) ?? null;
}
