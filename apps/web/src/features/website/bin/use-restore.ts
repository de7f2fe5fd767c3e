import { entities } from '@faculty/contracts/entities';
import { type BinnedItem, binRoutes, restoredAnswer } from '@faculty/contracts/website/bin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { Phrases } from '../../../i18n/speak.ts';
import { call } from '../../../kit/data/http.ts';
import { entityWord } from '../../../kit/history/entity-words.ts';
import { fieldWord } from '../../../kit/history/field-words.ts';
import { refusedFields } from '../../../kit/messages/error-words.ts';
import type { MessageLink } from '../../../kit/messages/message-links.tsx';
import { showError, showSuccess } from '../../../kit/messages/messages.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { binPhrases } from './bin.phrases.ts';

/** What a record in the bin is called: its title, else its kind and number. */
export const binnedName = ({ entity, title, record_id }: BinnedItem, language: 'th' | 'en') =>
  title === '' ? `${entityWord(entity, language)} ${record_id}` : title;

/** Restores a record of the bin: says so with a link to it, or which field stands in the way. `words` are the phrases of its kind. */
export function useRestore(words: (entity: string) => Phrases) {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { rights } = useMe();
  return useMutation({
    mutationFn: async ({ binned_id }: BinnedItem) => z.parse(restoredAnswer, await call(binRoutes.restore, { params: { binned_id } })),
    onSuccess({ message }, item) {
      const address = formOf(item, (page) => rights[page]?.edit === true);
      const links: MessageLink[] = address === null ? [] : [{ words: t.open, address, follow: () => void navigate(address) }];
      showSuccess(message, t.restored(entityWord(item.entity, language), binnedName(item, language)), links);
    },
    onError(error, item) {
      const fields = Object.entries(refusedFields(error)).map(
        ([field, what]) => `${fieldWord(words(item.entity), field, language)}: ${what}`,
      );
      showError(fields.length === 0 ? error : t.refused(binnedName(item, language), fields.join(', ')));
    },
    // it may stand in any list now, and in the choices of others
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Where a restored record is edited; null where its form stands inside another's screen, or is not for this person. */
function formOf({ entity, record_id }: BinnedItem, mayEdit: (page: string) => boolean): string | null {
  const itself = entities.find(({ name }) => name === entity);
  const ofPage = entities.find(({ page }) => page === itself?.page);
  if (!itself || itself !== ofPage || itself.routes.create === undefined || !mayEdit(itself.page)) return null;
  return `${itself.page}?edit=${encodeURIComponent(record_id)}`;
}
