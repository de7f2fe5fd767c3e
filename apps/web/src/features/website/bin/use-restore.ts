import { inLanguage } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { type BinnedItem, binRoutes, restoredAnswer } from '@faculty/contracts/website/bin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { requireRemoved } from '../../../kit/api/entity-calls.ts';
import { call } from '../../../kit/api/http.ts';
import { entityLabel } from '../../../kit/history/labels.ts';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import type { MessageLink } from '../../../kit/notifications/message-links.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { binPhrases } from './bin.phrases.ts';

/** Display name of a record in the bin: its title, or its entity label and id when the title is empty. */
export const binnedName = ({ entity, title, title_en, record_id }: BinnedItem, language: 'th' | 'en') =>
  inLanguage(language, title, title_en) || `${entityLabel(entity, language)} ${record_id}`;

/** Lazily imports all entity contracts. Empty when the import fails: the message then has no link. */
export const loadEntities = (): Promise<readonly AnyEntity[]> =>
  import('@faculty/contracts/entities').then(
    ({ entities }) => entities,
    () => [],
  );

/** Restores a record from the bin. Shows a message with a link to the record, or the fields that prevent the restore. */
export function useRestore() {
  const t = usePhrases(binPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { rights } = useMe();
  return useMutation({
    mutationFn: async ({ binned_id }: BinnedItem) => z.parse(restoredAnswer, await call(binRoutes.restore, { params: { binned_id } })),
    async onSuccess({ message }, item) {
      const entities = await loadEntities();
      const address = formOf(item, entities, (page) => rights[page]?.edit === true);
      const links: MessageLink[] = address === null ? [] : [{ words: t.open, address, follow: () => void navigate(address) }];
      const { routes, idKey } = entities.find((each) => each.name === item.entity) ?? {};
      const messages = [message, t.restored(entityLabel(item.entity, language), binnedName(item, language))] as const;
      const { remove } = routes ?? {};
      if (remove === undefined || idKey === undefined) {
        showSuccess(...messages, links);
        return;
      }
      const again = { [idKey]: item.record_id };
      showUndoable(
        ...messages,
        () =>
          call(remove, { params: again, body: again })
            .then(requireRemoved)
            .finally(() => client.invalidateQueries()),
        links,
      );
    },
    async onError(error, item) {
      const refused = Object.entries(refusedFields(error));
      const { labels = {} } = (await loadEntities()).find(({ name }) => name === item.entity) ?? {};
      const fields = refused.map(([field, what]) => `${labelOfField(labels, field, language) ?? field}: ${what}`);
      showError(fields.length === 0 ? error : t.refused(binnedName(item, language), fields.join(', ')));
    },
    // the record can now appear in any list and in the choices of other forms
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Path of the edit form of a restored record; null when the form is part of another entity's screen or the user may not edit it. */
function formOf({ entity, record_id }: BinnedItem, entities: readonly AnyEntity[], mayEdit: (page: string) => boolean): string | null {
  const entityOfItem = entities.find(({ name }) => name === entity);
  const firstOfPage = entities.find(({ page }) => page === entityOfItem?.page);
  if (!entityOfItem || entityOfItem !== firstOfPage || entityOfItem.routes.create === undefined || !mayEdit(entityOfItem.page)) return null;
  return `${entityOfItem.page}?edit=${encodeURIComponent(record_id)}`;
}
