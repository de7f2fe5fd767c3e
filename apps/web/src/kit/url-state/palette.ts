import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import { z } from 'zod';

/** One thing a search of everything found. */
export interface PaletteHit {
  label: string;
  /** A second line, such as a date or an e-mail. */
  detail?: string;
  /** Where choosing it leads. */
  to: string;
}

/** How the palette (Ctrl+K) and the search page show one kind of record. */
export interface PaletteSearch {
  heading: Bilingual;
  /** Its list. */
  page: PageKey;
  hit(row: unknown, language: Language): PaletteHit;
}

/** Shows an entity's list entries by their title, with a second line; choosing one opens its form. */
export function searchOf<Item>(
  entity: Pick<AnyEntity, 'idKey' | 'title'> & { page: PageKey; item: z.core.$ZodType<Item> },
  heading: Bilingual,
  detail: (item: Item, language: Language) => string,
  // `as`: an item is a record
  label: (item: Item, language: Language) => string = (item, language) => titleOf(entity, item as object, language),
): PaletteSearch {
  return {
    heading,
    page: entity.page,
    hit(row, language) {
      const item = z.parse(entity.item, row);
      const id = String((item as Record<string, unknown>)[entity.idKey]);
      return { label: label(item, language), detail: detail(item, language), to: `${entity.page}?edit=${encodeURIComponent(id)}` };
    },
  };
}
