import type { Language, Words } from '@faculty/contracts/kit/words';
import type { PageKey } from '@faculty/contracts/pages';

/** One thing the palette found. */
export interface PaletteHit {
  label: string;
  /** A second line, such as a date or an e-mail. */
  detail?: string;
  /** Where choosing it leads. */
  to: string;
}

/** What a feature adds to the palette (Ctrl+K): a search in its own records. Listed in `app/palette/palette-searches.ts`. */
export interface PaletteSearch {
  heading: Words;
  /** Searched only for people who may view this page. */
  page: PageKey;
  /** At most a handful of hits for what was typed (trimmed, not empty). */
  find(text: string, language: Language, signal: AbortSignal): Promise<PaletteHit[]>;
}
