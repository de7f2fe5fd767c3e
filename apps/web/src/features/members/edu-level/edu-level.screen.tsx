import { eduLevel } from '@faculty/contracts/members/edu-level';
import { useOpenForm } from '../../../kit/place/screen-state.ts';
import { EduLevelFormScreen } from './edu-level-form.screen.tsx';
import { EduLevelListScreen } from './edu-level-list.screen.tsx';

/** `/member/edulavel`: the list, or the form the address asks for. */
export function EduLevelScreen() {
  const id = useOpenForm(eduLevel);
  return id === null ? <EduLevelListScreen /> : <EduLevelFormScreen key={id} id={id} />;
}
