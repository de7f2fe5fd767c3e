import { Button } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { LazyMenu } from '../../../kit/overlays/lazy-menu.tsx';
import { reviewStatePhrases } from '../../../kit/review/review.phrases.ts';
import { reviewScreenPhrases } from './review.phrases.ts';
import { type Decision, useSitting } from './sitting.ts';

/** So many stand in the list; those before can be taken back by U. */
const mostShown = 15;

/** What was decided in this sitting, each with its way back. */
export function DecidedButton({ onUndo }: { onUndo(decision: Decision): void }) {
  const t = usePhrases(reviewScreenPhrases);
  const states = usePhrases(reviewStatePhrases);
  const { decisions } = useSitting();
  if (decisions.length === 0) return null;
  return (
    <LazyMenu
      position="top-end"
      button={
        <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />}>
          {t.decided(decisions.length)}
        </Button>
      }
      actions={decisions.slice(0, mostShown).map((decision) => ({
        label: t.undoOf(states[decision.verdict.status_check], decision.title, decision.record_id),
        icon: IconArrowBackUp,
        onClick: () => onUndo(decision),
      }))}
    />
  );
}
