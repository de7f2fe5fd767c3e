import type { Language, Words } from '@faculty/contracts/kit/words';
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
  heading: Words;
  /** Its list. */
  page: PageKey;
  hit(row: unknown, language: Language): PaletteHit;
}

/** Shows an entity's records as its list tells them. */
export function searchOf<Item>(
  { page, item }: { page: PageKey; item: z.core.$ZodType<Item> },
  heading: Words,
  hit: (item: Item, language: Language) => PaletteHit,
): PaletteSearch {
  return { heading, page, hit: (row, language) => hit(z.parse(item, row), language) };
}
