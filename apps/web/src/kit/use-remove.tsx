import type { Entity } from '@faculty/contracts/kit/entity';
import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../i18n/phrases.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useEntityChanges } from './entity-changes.ts';
import { entityQueries, idOf } from './entity-queries.ts';
import { HttpError } from './http.ts';
import { listPhrases } from './list/list.phrases.ts';
import { showError, showSuccess } from './messages.ts';

/** Deleting, as a list offers it. */
export interface Remover<Item> {
  /** Asks, and deletes on yes. */
  ask(item: Item): void;
  /** The question; `DataTable` shows it, other places render it themselves. */
  dialog: ReactNode;
}

/** Deletes records of an entity: asks with the record's name, says how it went, brings every list up to date. */
export function useRemove<Id, Row, Item, Body extends object, Query extends ListQuery, Part extends string>(
  entity: Entity<Id, Row, Item, Body, Query, Part>,
  { name }: { name(item: Item): string },
): Remover<Item> {
  const t = usePhrases(listPhrases);
  const client = useQueryClient();
  const changes = useEntityChanges(entity);
  const [asked, setAsked] = useState<Item | null>(null);

  const removing = useMutation({
    mutationFn: (item: Item) => changes.remove(idOf(entity, item)),
    onSuccess: (_answer, item) => showSuccess(t.removed(name(item))),
    onError(error, item) {
      const isReferredTo = error instanceof HttpError && error.answer?.code === 'relation';
      showError(isReferredTo ? t.removeRefused(name(item), String(idOf(entity, item))) : error);
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
        text={t.removeText(name(asked))}
        confirm={t.remove}
        cancel={t.keep}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    );
  return { ask: setAsked, dialog };
}
