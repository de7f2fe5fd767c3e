import { eduLevel } from '@faculty/contracts/members/edu-level';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { EduLevelListScreen } from './edu-level-list.screen.tsx';

const EduLevelFormScreen = lazyForm(() => import('./edu-level-form.screen.tsx').then((m) => m.EduLevelFormScreen));

/** `/member/edulavel`: the list, or the form the address asks for. */
export function EduLevelScreen() {
  const id = useOpenForm(eduLevel);
  return id === null ? <EduLevelListScreen /> : <EduLevelFormScreen key={id} id={id} />;
}
