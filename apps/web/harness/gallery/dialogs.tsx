import { ConfirmDialog } from '../../src/kit/notifications/confirm-dialog.tsx';
import { hardThai, shortThai } from './sample.ts';

const nothing = () => undefined;

/** The question before something that cannot be undone; every dialog is built like it. */
export function Dialogs() {
  return <ConfirmDialog title={hardThai} text={hardThai} confirm={shortThai} cancel={shortThai} onConfirm={nothing} onCancel={nothing} />;
}
