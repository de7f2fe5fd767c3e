import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { isContent } from '@faculty/contracts/kit/public';
import { IconBan, IconCheck, IconEye, IconEyeOff, type TablerIcon } from '@tabler/icons-react';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { idOf, requireChanged, useEntityChanges } from '../../api/entity-calls.ts';
import { useRight } from '../../session/session.tsx';
import { bulkPhrases } from './bulk.phrases.ts';

/** Something that can be done with many rows: the documented call for each, so that rights, checks and audit are those of one row. */
export interface BulkAction<Item> {
  label: string;
  icon: TablerIcon;
  color?: string;
  /** What to know before confirming. */
  warning?: string;
  /** Files of the rows go with it, which other records may show. */
  takesFiles?: boolean;
  /** Why a row is left out; null for one that is not. */
  whyNot(item: Item): string | null;
  act(item: Item): Promise<unknown>;
  /** What was done with so many rows. */
  done(count: number): string;
  /** Takes it back for one row; absent where that is not possible. */
  undo?(item: Item): Promise<unknown>;
  /** The same for all of them in one call; answers what to say of it. */
  undoAll?(): Promise<string>;
}

/** Changes `active` of a row, each way; empty for those who may not, and for entities without it. */
export function useActiveActions<Item>(entity: AnyEntity): BulkAction<Item>[] {
  const t = usePhrases(bulkPhrases);
  const right = useRight(entity.page);
  const changes = useEntityChanges(entity);
  if (!right.edit || !hasActive(entity)) return [];
  // an update takes any of the fields
  const set = (active: 'Y' | 'N') => async (item: Item) =>
    requireChanged((await changes.save(idOf(entity, item), { body: { active }, files: {} }, null)).answer);
  const isNow = (item: Item, active: 'Y' | 'N') => (item as { active?: unknown }).active === active; // rows of an entity with `active` have it
  const words = isContent(entity)
    ? {
        on: { label: t.show, icon: IconEye, done: t.didShow, isNow: t.isShown },
        off: { label: t.hide, icon: IconEyeOff, done: t.didHide, isNow: t.isHidden },
      }
    : {
        on: { label: t.use, icon: IconCheck, done: t.didUse, isNow: t.isUsed },
        off: { label: t.cancel, icon: IconBan, done: t.didCancel, isNow: t.isCancelled },
      };
  const { on, off } = words;
  return [
    { ...on, whyNot: (item) => (isNow(item, 'Y') ? on.isNow : null), act: set('Y'), undo: set('N') },
    { ...off, whyNot: (item) => (isNow(item, 'N') ? off.isNow : null), act: set('N'), undo: set('Y') },
  ];
}

/** Whether a person can do something with many rows of a list. */
export function useMayChoose(entity: AnyEntity): boolean {
  const right = useRight(entity.page);
  return (right.edit || right.delete) && hasActive(entity);
}

/** Whether records can be taken out of use: their body and their rows have `active`. */
function hasActive({ body, item, routes }: AnyEntity): boolean {
  return (
    [body, item].every((schema) => schema instanceof z.ZodObject && 'active' in schema.shape) &&
    (routes.update ?? routes.create) !== undefined
  );
}
