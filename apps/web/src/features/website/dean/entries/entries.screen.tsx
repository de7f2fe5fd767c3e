import { directDean } from '@faculty/contracts/website/direct-dean';
import { type DeanListType, directDeanList } from '@faculty/contracts/website/direct-dean-list';
import { useQuery } from '@tanstack/react-query';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { lazyForm } from '../../../../kit/list/lazy-form.tsx';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { useOpenForm } from '../../../../kit/url-state/screen-state.ts';
import { EntryListScreen } from './entry-list.screen.tsx';

const EntryFormScreen = lazyForm(() => import('./entry-form.screen.tsx').then((m) => m.EntryFormScreen));

interface EntriesScreenProps {
  deanId: number;
  type: DeanListType;
  onClose(): void;
}

/** Work history, awards or decorations of one dean: the list, or the form the address asks for. */
export function EntriesScreen({ deanId, type, onClose }: EntriesScreenProps) {
  const id = useOpenForm(directDeanList);
  const { data: dean, error, refetch } = useQuery(entityQueries(directDean).read(deanId));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!dean) return <LoadingState />;
  return id === null ? (
    <EntryListScreen dean={dean} type={type} onClose={onClose} />
  ) : (
    <EntryFormScreen key={id} id={id} dean={dean} type={type} />
  );
}
