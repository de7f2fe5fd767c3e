import { type Entity, hasPublicFiles, titleOf } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries, idOf, useEntityChanges, useIsTrial } from '../../api/entity-calls.ts';
import { HttpError } from '../../api/http.ts';
import { ConfirmDialog } from '../../notifications/confirm-dialog.tsx';
import { refusedFields, wordsOf } from '../../notifications/error-texts.ts';
import { FileUses } from '../../notifications/file-uses.ts';
import type { MessageLink } from '../../notifications/message-links.tsx';
import { showError, showNotice, showSuccess } from '../../notifications/messages.ts';
import { useRight } from '../../session/session.tsx';
import { listPhrases } from '../list.phrases.ts';
import { showUndoable } from './undo.ts';

/** Deleting, as a list offers it. */
export interface Remover<Item> {
  /** Confirms, then deletes. */
  ask(item: Item): void;
  /** Whether this one can be removed at all; every one when absent. */
  allows?(item: Item): boolean;
  /** The question; `DataTable` shows it, other places render it themselves. */
  dialog: ReactNode;
}

/** Texts of the question and the messages; an entity has its own where the documents give them. */
type RemoveWords = Record<'removeTitle', string> &
  Record<'deleted', (id: string) => string> &
  Record<'removeText' | 'removed', (name: string) => string> &
  Record<'removeRefused', (name: string, id: string) => string>;

/** A link to the bin, for those who may see it; none in trial mode. */
function useBinLinks(isBinned: boolean): MessageLink[] {
  const isTrial = useIsTrial();
  const t = usePhrases(listPhrases);
  const { view } = useRight('/web/bin');
  const navigate = useNavigate();
  return isBinned && view && !isTrial ? [{ words: t.openBin, address: '/web/bin', follow: () => void navigate('/web/bin') }] : [];
}

/** Deletes records of an entity: confirms with the record's name, shows the result, invalidates every list. */
export function useRemove<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { name: named, words }: { name?(item: Item): string; words?: Partial<RemoveWords> } = {},
): Remover<Item> {
  const { language } = useLanguage();
  // `as`: an item is a record
  const name = named ?? ((item: Item) => titleOf(entity, item as object, language));
  const t = { ...usePhrases(listPhrases), ...words };
  const client = useQueryClient();
  const changes = useEntityChanges(entity);
  const binLinks = useBinLinks(entity.bin === true);
  const [asked, setAsked] = useState<Item | null>(null);

  const removing = useMutation({
    mutationFn: (item: Item) => changes.remove(idOf(entity, item)),
    onSuccess(_answer, item) {
      const id = idOf(entity, item);
      const messages = [t.deleted(String(id)), t.removed(name(item))] as const;
      const { takeBack } = changes;
      const undo = takeBack && (() => takeBack(id).finally(() => client.invalidateQueries({ queryKey: entityQueries(entity).all })));
      if (undo) showUndoable(messages[0], name(item), undo, binLinks, messages[1]);
      else showSuccess(...messages, binLinks);
    },
    onError(error, item) {
      if (error instanceof HttpError && error.answer?.code === 'approval_asked') return void showNotice(wordsOf(error, language));
      const isReferredTo = error instanceof HttpError && error.answer?.code === 'relation';
      // a refused field (the last administrator) has a more precise message
      const [why] = Object.values(refusedFields(error));
      showError(isReferredTo ? t.removeRefused(name(item), String(idOf(entity, item))) : (why ?? error));
    },
    onSettled() {
      setAsked(null);
      void client.invalidateQueries({ queryKey: entityQueries(entity).all });
    },
  });

  const dialog =
    asked === null ? null : (
      <ConfirmDialog
        title={t.removeTitle}
        text={
          <>
            {changes.takeBack ? t.removeToBin(name(asked)) : t.removeText(name(asked))}
            {hasPublicFiles(entity) && <FileUses entity={entity.name} ids={[String(idOf(entity, asked))]} />}
          </>
        }
        confirm={t.remove}
        cancel={t.keep}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    );
  return { ask: setAsked, dialog };
}
