import type { PageKey } from '@faculty/contracts/pages';
import type { RecordTexts } from '../search/record-texts.ts';
import type { Condition } from './conditions.ts';
import type { List } from './list.ts';

/** An entity's list for the global search and other queries over all entities. */
export interface Search {
  page: PageKey;
  table: string;
  /** The list for a person who is limited to their own records (`own`), or of all records. */
  // biome-ignore lint/suspicious/noExplicitAny: of any query; only the text is used
  listFor(own: string | undefined): List<any>;
  /** What holds for the records that a person sees, of their own or of all. */
  ownCondition(own: string | undefined): Condition;
  /** Of an entity that has public fields: where the words of a search stand. */
  texts?: RecordTexts | undefined;
}
