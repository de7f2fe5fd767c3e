import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type BinnedItem, binRoutes, restoredAnswer } from '@faculty/contracts/website/bin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { Phrases } from '../../../i18n/speak.ts';
import { call } from '../../../kit/api/http.ts';
import { entityLabel } from '../../../kit/history/entity-labels.ts';
import { fieldLabel } from '../../../kit/history/field-labels.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import type { MessageLink } from '../../../kit/notifications/message-links.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { binPhrases } from './bin.phrases.ts';

/** What a record in the bin is called: its title, else its kind and number. */
export const binnedName = ({ entity, title, record_id }: BinnedItem, language: 'th' | 'en') =>
  title === '' ? `${entityLabel(entity, language)} ${record_id}` : title;

/** The phrases of each kind of record. */
export type LoadWords = () => Promise<Readonly<Record<string, Phrases>>>;

/** Restores a record of the bin: says so with a link to it, or which field stands in the way. */
export function useRestore(loadWords: LoadWords) {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { rights } = useMe();
  return useMutation({
    mutationFn: async ({ binned_id }: BinnedItem) => z.parse(restoredAnswer, await call(binRoutes.restore, { params: { binned_id } })),
    async onSuccess({ message }, item) {
      const address = formOf(item, await loadEntities(), (page) => rights[page]?.edit === true);
      const links: MessageLink[] = address === null ? [] : [{ words: t.open, address, follow: () => void navigate(address) }];
      showSuccess(message, t.restored(entityLabel(item.entity, language), binnedName(item, language)), links);
    },
    async onError(error, item) {
      const refused = Object.entries(refusedFields(error));
      // without them a field goes by the name it is kept under
      const words = refused.length === 0 ? {} : await loadWords().catch(() => ({}));
      const fields = refused.map(([field, what]) => `${fieldLabel(words[item.entity] ?? {}, field, language)}: ${what}`);
      showError(fields.length === 0 ? error : t.refused(binnedName(item, language), fields.join(', ')));
    },
    // it may stand in any list now, and in the choices of others
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Every contract, asked for with the first restore; none where they cannot be had, and then the message has no link. */
const loadEntities = (): Promise<readonly AnyEntity[]> =>
  import('@faculty/contracts/entities').then(
    ({ entities }) => entities,
    () => [],
  );

/** Where a restored record is edited; null where its form stands inside another's screen, or is not for this person. */
function formOf({ entity, record_id }: BinnedItem, entities: readonly AnyEntity[], mayEdit: (page: string) => boolean): string | null {
  const itself = entities.find(({ name }) => name === entity);
  const ofPage = entities.find(({ page }) => page === itself?.page);
  if (!itself || itself !== ofPage || itself.routes.create === undefined || !mayEdit(itself.page)) return null;
  return `${itself.page}?edit=${encodeURIComponent(record_id)}`;
}
