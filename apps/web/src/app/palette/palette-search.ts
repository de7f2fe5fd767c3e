import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, type FileRule, titleOf } from '@faculty/contracts/kit/entity';
import { isContent } from '@faculty/contracts/kit/public';
import type { PageKey } from '@faculty/contracts/pages';
import type { FoundPlace } from '@faculty/contracts/shell/search';
import { z } from 'zod';
import { siteStateWords } from '../../kit/theme/site-state.tsx';

/** One thing a search of everything found. */
export interface PaletteHit {
  label: string;
  /** A second line, such as a date or an e-mail. */
  detail?: string;
  /** Public address of its picture. */
  picture?: string;
  /** Where the words of the search stand in it. */
  place?: FoundPlace | null;
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

/** The state on the website, where the record is not shown. */
function exceptionOf(entity: Pick<AnyEntity, 'public'>, item: object, language: Language): string {
  const { state, word, day } = siteStateWords(entity, item, language);
  return state === 'shown' ? '' : `${word} ${day}`.trim();
}

/** The first picture of a record that everybody may see. */
function pictureOf({ files }: Partial<Pick<AnyEntity, 'files'>>, item: object): string | undefined {
  const pictures = Object.entries<FileRule>(files ?? {}).filter(([, rule]) => rule.kind === 'image' && rule.public);
  const addresses = pictures.map(([field]) => (item as Record<string, unknown>)[field]);
  return addresses.find((address) => typeof address === 'string');
}

/** Shows an entity's list entries by their title, with a second line; choosing one opens its form. */
export function searchOf<Item>(
  entity: Pick<AnyEntity, 'idKey' | 'title' | 'bin' | 'public'> &
    Partial<Pick<AnyEntity, 'files'>> & { page: PageKey; item: z.core.$ZodType<Item> },
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
      const picture = pictureOf(entity, item as object);
      const shown = [isContent(entity) ? exceptionOf(entity, item as object, language) : '', detail(item, language)];
      return {
        label: label(item, language),
        detail: shown.filter(Boolean).join(' · '),
        ...(picture && { picture }),
        to: `${entity.page}?edit=${encodeURIComponent(id)}`,
      };
    },
  };
}
