import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isContent, isShownNow, sitePath } from '@faculty/contracts/kit/public';
import { IconLink, IconWorld } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { copyPhrases } from '../../notifications/copy.phrases.ts';
import { copyLink } from '../../notifications/copy-link.ts';
import { refusedFields } from '../../notifications/error-texts.ts';
import { showError } from '../../notifications/messages.ts';
import { useWebsite } from '../../session/auth-options.ts';
import { type BulkAction, useActiveActions } from '../bulk/use-bulk-actions.ts';
import { showUndoable } from '../state/undo.ts';
import type { RowAction } from './row-actions.tsx';

/** What the website makes of a row: its page there, to open or to copy the address of; who may write hides a content record or shows it. */
export function useSiteActions<Item>(entity: AnyEntity, rowName: (item: Item) => string): (item: Item, isReadOnly: boolean) => RowAction[] {
  const pageActions = usePageActions(entity);
  const showActions = useShowActions(entity, rowName);
  // `as`: an item is a record
  return (item, isReadOnly) => [...pageActions(item as object), ...(isReadOnly ? [] : showActions(item))];
}

/** Hides a content record from the website, or shows it, in one press that can be taken back. */
function useShowActions<Item>(entity: AnyEntity, rowName: (item: Item) => string): (item: Item) => RowAction[] {
  const actions = useActiveActions<Item>(entity);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [entity.name] });
  async function run({ act, undo, done }: BulkAction<Item>, item: Item): Promise<void> {
    try {
      await act(item);
      showUndoable(done(1), rowName(item), () => (undo?.(item) ?? Promise.resolve()).finally(refresh));
    } catch (error) {
      const [why] = Object.values(refusedFields(error));
      showError(why ?? error);
    }
    void refresh();
  }
  if (!isContent(entity)) return () => [];
  return (item) =>
    actions
      .filter(({ whyNot }) => whyNot(item) === null)
      .map((action) => ({ label: action.label, icon: action.icon, onClick: () => void run(action, item) }));
}

/** Opens a record's page on the website, where it is shown there today, and copies its address. */
function usePageActions(entity: Pick<AnyEntity, 'public' | 'idKey'>) {
  const t = usePhrases(copyPhrases);
  const website = useWebsite(entity.public?.site !== undefined);
  return (item: object) => {
    const path = sitePath(entity, item);
    if (path === null || website === null) return [];
    const address = website(path);
    const open = { label: t.open, icon: IconWorld, onClick: () => void window.open(address, '_blank', 'noopener') };
    const copy = { label: t.copyPage, icon: IconLink, onClick: () => void copyLink(address) };
    return isShownNow(entity, item, todayInBangkok()) ? [open, copy] : [copy];
  };
}
