import { usePhrases } from '../../../i18n/phrases.tsx';
import { ConfirmDialog } from '../../notifications/confirm-dialog.tsx';
import type { useLeaveGuard } from '../core/use-leave-guard.ts';
import { formPhrases } from '../form.phrases.ts';

/** Asks before a form with unsaved changes is left. */
export function LeaveQuestion({ leaving }: { leaving: ReturnType<typeof useLeaveGuard> }) {
  const t = usePhrases(formPhrases);
  if (!leaving) return null;
  return (
    <ConfirmDialog
      title={t.leaveTitle}
      text={t.leaveText}
      confirm={t.leave}
      cancel={t.stay}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
}
