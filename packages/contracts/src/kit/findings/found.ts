import { z } from 'zod';
import type { AnyEntity } from '../entity.ts';

// apart from the checks, whose words the first page of the web app does not need

/** What the list of a checked kind adds to its entries: the names of the stored checks that found something. */
export interface Found {
  findings?: readonly string[];
}

/** Whether the records of an entity are checked: its list has the filter. */
export const isChecked = ({ query }: Pick<AnyEntity, 'query'>): boolean => query instanceof z.ZodObject && 'finding' in query.shape;

const findings = z.array(z.string()).default([]);

/** The entry of a list as it is answered: with `findings`, where the kind is checked. */
export function listedItem<Item>(entity: { query: z.core.$ZodType; item: z.core.$ZodType<Item> }): z.core.$ZodType<Item> {
  if (!isChecked(entity) || !(entity.item instanceof z.ZodObject)) return entity.item;
  return entity.item.extend({ findings }) as unknown as z.core.$ZodType<Item>; // an entry with one more field
}
