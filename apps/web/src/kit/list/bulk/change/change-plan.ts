import { fieldErrorOf, fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { z } from 'zod';
import { isSameValue } from '../../../fields/core/form-values.ts';

/** What is done with the values of a list: the given ones are added or taken away, or are all there is. */
export type ListMode = 'add' | 'take' | 'replace';

type Fields = Readonly<Record<string, unknown>>;

/** What a change does with one row. */
interface PlannedRow<Item> {
  item: Item;
  /** The present values, by field; undefined where the row does not tell them. */
  before: Fields;
  after: Fields;
  /** Why it is left out, in words; null for a row that is changed. */
  whyNot: string | null;
}

interface Change {
  entity: AnyEntity;
  /** The new values of the chosen fields, as the contract has parsed them. */
  values: Fields;
  mode: ListMode;
  language: Language;
  /** Words for a row that has the values already. */
  isSo: string;
}

/** What a change of some fields does with each of the rows. A row is left out that has the values already, or that the contract refuses with them. */
export function planOf<Item>(items: readonly Item[], { entity, values, mode, language, isSo }: Change): PlannedRow<Item>[] {
  return items.map((item) => {
    const row = item as Fields; // an item is a record
    const names = Object.keys(values);
    const before = Object.fromEntries(names.map((name) => [name, row[name]]));
    const after = Object.fromEntries(names.map((name) => [name, changed(before[name], values[name], mode)]));
    const isSame = names.every((name) => isSameValue(before[name] ?? '', after[name] ?? ''));
    return { item, before, after, whyNot: isSame ? isSo : refusalOf(entity, row, after, language) };
  });
}

function changed(before: unknown, value: unknown, mode: ListMode): unknown {
  if (mode === 'replace' || !Array.isArray(value) || !Array.isArray(before)) return value;
  return mode === 'add' ? [...new Set([...before, ...value])] : before.filter((each) => !value.includes(each));
}

/** Why the contract refuses the changed fields of a row, in words. What the list does not tell of a row is left to the server. */
function refusalOf({ body }: AnyEntity, row: Fields, after: Fields, language: Language): string | null {
  if (!(body instanceof z.ZodObject)) return null;
  const shape = body.shape as Record<string, z.core.$ZodType>;
  const stored = Object.keys(shape).filter((name) => name in after || z.safeParse(shape[name] as z.core.$ZodType, row[name] ?? '').success);
  const unknown = Object.keys(shape).filter((name) => !stored.includes(name));
  const loosened = body.safeExtend(Object.fromEntries(unknown.map((name) => [name, z.undefined().optional()])));
  const given = Object.fromEntries(stored.map((name) => [name, (name in after ? after[name] : row[name]) ?? '']));
  const issue = z.safeParse(loosened, given, { reportInput: true }).error?.issues.find(({ path }) => String(path[0]) in after);
  if (!issue) return null;
  const { code, params = {} } = fieldErrorOf(issue);
  return fieldErrorWords(code, language, params);
}

/** Rows about which the same is said, together. */
export function saidTogether<Item>(
  plan: readonly PlannedRow<Item>[],
  say: (row: PlannedRow<Item>) => string[],
): { said: string[]; items: Item[] }[] {
  const groups = new Map<string, { said: string[]; items: Item[] }>();
  for (const row of plan) {
    const said = say(row);
    const group = groups.get(said.join('\n')) ?? { said, items: [] };
    group.items.push(row.item);
    groups.set(said.join('\n'), group);
  }
  return [...groups.values()];
}
