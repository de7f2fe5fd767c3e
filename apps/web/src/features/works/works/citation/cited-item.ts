import type { CitedPerson } from '@faculty/contracts/works/references/cited-people';

/** What the readers of the formats answer, in CSL's names; the contract's `citation` checks it. */
export interface CitedItem {
  type?: string;
  title?: string;
  subtitle?: string;
  author?: CitedPerson[];
  editor?: CitedPerson[];
  'container-title'?: string;
  publisher?: string;
  'publisher-place'?: string;
  'event-place'?: string;
  volume?: string;
  issue?: string;
  page?: string;
  DOI?: string;
  ISBN?: string;
  ISSN?: string;
  URL?: string;
  /** A date in words. */
  issued?: string;
}

export const firstOf = (values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? '';
