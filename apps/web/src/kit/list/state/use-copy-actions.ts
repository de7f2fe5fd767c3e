import type { ListQuery } from '@faculty/contracts/kit/list-query';
import { IconCopyPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { idOf } from '../../api/entity-queries.ts';
import { useRight } from '../../session/session.tsx';
import { useCopyLink } from '../../url-state/screen-state.ts';
import { listPhrases } from '../list.phrases.ts';
import type { RowAction } from '../table/row-actions.tsx';
import type { ListPageState } from './use-list.ts';

/** The action that begins a new record as a copy of a row's, where the entity takes copies and the person may add. */
export function useCopyActions<Item, Query extends ListQuery>(
  { entity }: ListPageState<Item, Query>,
  onLeave: (item: Item) => void,
): (item: Item) => RowAction[] {
  const t = usePhrases(listPhrases);
  const linkTo = useCopyLink();
  const navigate = useNavigate();
  const right = useRight(entity.page);
  if (!right.add || entity.copyWithout === undefined) return () => [];
  return (item) => [
    {
      label: t.copy,
      icon: IconCopyPlus,
      onClick() {
        const { to, state } = linkTo(String(idOf(entity, item)));
        onLeave(item);
        void navigate(to, { state });
      },
    },
  ];
}
