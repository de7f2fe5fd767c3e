import { jobPosition } from '@faculty/contracts/members/job-position';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { JobPositionListScreen } from './job-position-list.screen.tsx';

const JobPositionFormScreen = lazyForm(() => import('./job-position-form.screen.tsx').then((m) => m.JobPositionFormScreen));

/** `/member/position`: the list, or the form the address asks for. */
export function JobPositionScreen() {
  const id = useOpenForm(jobPosition);
  return id === null ? <JobPositionListScreen /> : <JobPositionFormScreen key={id} id={id} />;
}
