import type { Part } from '@faculty/contracts/works/person-part';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { reviewPhrases } from '../../../kit/review/review.phrases.ts';

/** What a person has to do with a record, in words: a share where there is one makes them a co-author. */
export function usePartWords(): (part: Part | null, share?: number | null) => string {
  const t = usePhrases(reviewPhrases);
  return (part, share = null) => {
    if (part === null) return '';
    if (part === 'owner') return t.isOwner;
    return share === null ? t.tookPart : t.coAuthor(share);
  };
}
