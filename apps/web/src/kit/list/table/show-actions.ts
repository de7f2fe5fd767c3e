import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isContent } from '@faculty/contracts/kit/public';
import { useQueryClient } from '@tanstack/react-query';
import { refusedFields } from '../../notifications/error-texts.ts';
import { showError } from '../../notifications/messages.ts';
import { type BulkAction, useActiveActions } from '../bulk/use-bulk-actions.ts';
import { showUndoable } from '../state/undo.ts';
import type { RowAction } from './row-actions.tsx';

/** Hides a content record from the website, or shows it, in one press that can be taken back. */
export function useShowActions<Item>(entity: AnyEntity, rowName: (item: Item) => string): (item: Item) => RowAction[] {
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
