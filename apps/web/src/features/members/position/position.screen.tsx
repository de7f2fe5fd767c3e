import { jobPosition } from '@faculty/contracts/members/job-position';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { PositionFormScreen } from './position-form.screen.tsx';
import { PositionListScreen } from './position-list.screen.tsx';

/** `/member/position`: the list, or the form the address asks for. */
export function PositionScreen() {
  const id = useOpenForm(jobPosition);
  return id === null ? <PositionListScreen /> : <PositionFormScreen key={id} id={id} />;
}
