import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { decisionAnswer, reviewRoutes } from '@faculty/contracts/works/review';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call, HttpError } from '../../../kit/api/http.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { refreshQueue } from '../../../kit/review/refresh-queue.ts';
import { reviewScreenPhrases } from './review.phrases.ts';
import { type Decision, reviewIdOf, useReviewSession } from './review-session.ts';

/** A decision to send, or one of the session to undo. */
interface Step {
  decision: Decision;
  isUndo: boolean;
}

const deciding = ['review', 'decide'];
const said = { S: 'done', C: 'sent', E: 'ended', W: 'undone' } as const;

/** Saves a decision, shows a message with undo, and goes to the next record. `undo` reverts a decision of this session, the latest by default. */
export function useDecision(openNext: () => void) {
  const t = usePhrases(reviewScreenPhrases);
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useReviewSession();
  const step = useMutation({
    mutationKey: deciding,
    mutationFn: async ({ decision: { entity, record_id, verdict, before, updated_at }, isUndo }: Step) => {
      const body = { ...(isUndo ? before : verdict), updated_at };
      return z.parse(decisionAnswer, await call(reviewRoutes.decide, { params: { entity, record_id }, body }));
    },
    onSuccess({ updated_at }, { decision, isUndo }) {
      if (isUndo) {
        session.takenBack(decision, updated_at);
        showSuccess(t.undone, decision.title);
        void navigate(`/web/review?review=${reviewIdOf(decision)}`);
      } else {
        const made = { ...decision, updated_at };
        session.made(made);
        session.keepReason(reviewIdOf(made), null);
        showSuccess(t[said[decision.verdict.status_check]], decision.title, [{ words: t.undo, follow: () => undo(made) }]);
        openNext();
      }
    },
    onError(error, { decision, isUndo }) {
      // somebody else has changed the record: nothing to undo
      if (isUndo && error instanceof HttpError && isOver(error)) session.takenBack(decision, decision.updated_at);
      showError(error);
    },
    onSettled(_answer, _error, { decision: { entity } }) {
      refreshQueue(client);
      if (isEntityKey(entity)) void client.invalidateQueries({ queryKey: [entityOf[entity].name] });
    },
  });
  // for any record: the screen is remounted for each
  const isPending = useIsMutating({ mutationKey: deciding }) > 0;
  function undo(decision = session.latest()): void {
    if (decision && client.isMutating({ mutationKey: deciding }) === 0) step.mutate({ decision, isUndo: true });
  }
  return { decide: (decision: Decision) => step.mutate({ decision, isUndo: false }), undo, isPending };
}

const isOver = ({ answer }: HttpError) => answer?.code === 'stale' || answer?.code === 'not_found' || answer?.code === 'forbidden';
