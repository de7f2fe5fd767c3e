import { jobPosition } from '@faculty/contracts/members/job-position';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { JobPositionFormScreen } from './job-position-form.screen.tsx';
import { JobPositionListScreen } from './job-position-list.screen.tsx';

/** `/member/position`: the list, or the form the address asks for. */
export function JobPositionScreen() {
  const id = useOpenForm(jobPosition);
  return id === null ? <JobPositionListScreen /> : <JobPositionFormScreen key={id} id={id} />;
}
