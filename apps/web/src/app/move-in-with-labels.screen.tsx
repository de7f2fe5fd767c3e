import { MoveInScreen } from '../features/admin/move-in/move-in.screen.tsx';
import { words } from './record-labels.ts';

/** The move from the legacy system. Features do not import each other; the app passes the labels of all of them. */
export function MoveInWithWords() {
  return <MoveInScreen phrases={words} />;
}
