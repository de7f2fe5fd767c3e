import { z } from 'zod';
import type { AnyEntity } from '../kit/entity.ts';
import { fileOrLink, languageSwitch } from '../kit/flags.ts';
import { choiceWords } from '../kit/labels.ts';
import { groupsOf, optionListsOf } from './option-lists.ts';

/** What kind of value a field takes that can be changed for many records at once. */
export type ChangeKind = 'flag' | 'choice' | 'day' | 'person' | 'option' | 'options' | 'grouped' | 'keywords' | 'goals';

export interface ChangeableField {
  field: string;
  kind: ChangeKind;
  /** The option list of its codes. */
  list?: string;
  /** Of `grouped`: the field with the group, which is changed together with it. */
  by?: string;
}

/** Switches between other fields say nothing without them. */
const switches = [fileOrLink, languageSwitch].map(choiceWords);

/**
 * The fields of an entity that can be changed for many records at once, read from its contract: choices, days, people, codes of option lists,
 * keywords and goals. A field that holds a group is changed with the field that is chosen within it.
 */
export function changeableFields(entity: Pick<AnyEntity, 'name' | 'body' | 'singly' | 'privateFields'>): ChangeableField[] {
  const shape = entity.body instanceof z.ZodObject ? Object.entries(entity.body.shape as Record<string, z.core.$ZodType>) : [];
  const lists = new Map(optionListsOf(entity.name).map(({ list, field }) => [field, list] as const));
  const fieldOf = (list: string | null) => [...lists].find(([, each]) => each === list)?.[0];
  const grouped = [...lists].flatMap(([field, list]) => {
    const by = fieldOf(groupsOf(list));
    return by === undefined ? [] : [{ field, list, by }];
  });
  return shape.flatMap(([field, schema]): ChangeableField[] => {
    if (entity.singly?.includes(field) || entity.privateFields?.includes(field)) return [];
    const list = lists.get(field);
    if (grouped.some(({ by }) => by === field)) return [];
    const group = grouped.find((each) => each.field === field);
    if (group) return [{ kind: 'grouped', ...group }];
    if (list !== undefined) return [{ field, kind: takes(schema, ['X']) ? 'options' : 'option', list }];
    if (field === 'active') return [{ field, kind: 'flag' }];
    const words = choiceWords(schema);
    if (words) return switches.includes(words) ? [] : [{ field, kind: 'choice' }];
    const kind = kindOf(field, schema);
    return kind ? [{ field, kind }] : [];
  });
}

/** By the values that a schema takes and the ends of names that say what a text is. */
function kindOf(field: string, schema: z.core.$ZodType): ChangeKind | undefined {
  if (takes(schema, '2024-02-29') && !takes(schema, '2024-02-30')) return 'day';
  if (field.endsWith('_owner')) return 'person';
  if (field.endsWith('_sdgs')) return 'goals';
  return field.endsWith('_tag') && takes(schema, ['ก ข']) ? 'keywords' : undefined;
}

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
