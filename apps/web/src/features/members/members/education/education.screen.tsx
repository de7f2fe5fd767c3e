import { member } from '@faculty/contracts/members/member';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { useQuery } from '@tanstack/react-query';
import { entityQueries } from '../../../../kit/api/entity-queries.ts';
import { lazyForm } from '../../../../kit/list/lazy-form.tsx';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { useOpenForm } from '../../../../kit/url-state/screen-state.ts';
import { EducationListScreen } from './education-list.screen.tsx';

const EducationFormScreen = lazyForm(() => import('./education-form.screen.tsx').then((m) => m.EducationFormScreen));

/** The education of one member: the list, or the form the address asks for. */
export function EducationScreen({ memberId, onClose }: { memberId: number; onClose(): void }) {
  const id = useOpenForm(userEdu);
  const { data: graduate, error, refetch } = useQuery(entityQueries(member).read(memberId));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!graduate) return <LoadingState />;
  return id === null ? (
    <EducationListScreen graduate={graduate} onClose={onClose} />
  ) : (
    <EducationFormScreen key={id} id={id} graduate={graduate} />
  );
}
