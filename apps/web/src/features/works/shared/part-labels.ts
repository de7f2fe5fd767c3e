import type { Part } from '@faculty/contracts/works/person-part';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { reviewPhrases } from './review.phrases.ts';

/** What a person has to do with a record, in words: a share, which may be unknown, makes them a co-author. */
export function usePartWords(): (part: Part | null, share?: number | null) => string {
  const t = usePhrases(reviewPhrases);
  return (part, share) => {
    if (part === null) return '';
    if (part === 'owner') return t.isOwner;
    return share === undefined ? t.tookPart : t.coAuthor(share);
  };
}
