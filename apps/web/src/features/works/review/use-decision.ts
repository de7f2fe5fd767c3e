import { entityOf, isEntityName } from '@faculty/contracts/entities';
import type { Reviewed } from '@faculty/contracts/kit/review';
import { decisionAnswer, reviewRoutes } from '@faculty/contracts/works/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/data/http.ts';
import { showError, showSuccess } from '../../../kit/messages/messages.ts';
import { waitingCountKey } from '../../../kit/review/use-waiting-count.ts';
import { reviewScreenPhrases } from './review.phrases.ts';

/** A verdict on the version of a record that was looked at. */
interface Decision {
  entity: string;
  record_id: string;
  title: string;
  verdict: Reviewed;
  /** What it said before, for taking the decision back. */
  before: Reviewed;
  updated_at: Date;
}

const lastKey = ['review', 'last'];
const said = { S: 'done', C: 'sent', E: 'ended', W: 'undone' } as const;

/** Decides, says so with a way back, and goes on. `undo` takes the last decision back, wherever in the queue the person is by then. */
export function useDecision(goOn: () => void) {
  const t = usePhrases(reviewScreenPhrases);
  const client = useQueryClient();
  const navigate = useNavigate();
  const decision = useMutation({
    mutationFn: async ({ entity, record_id, verdict, updated_at }: Decision) =>
      z.parse(decisionAnswer, await call(reviewRoutes.decide, { params: { entity, record_id }, body: { ...verdict, updated_at } })),
    onSuccess({ updated_at }, made) {
      const { entity, record_id, title, verdict, before } = made;
      const isUndo = verdict.status_check === 'W';
      client.setQueryData(lastKey, isUndo ? null : { ...made, verdict: before, before: verdict, updated_at });
      const address = `/web/review?review=${entity}-${record_id}`;
      showSuccess(t[said[verdict.status_check]], title, isUndo ? [] : [{ words: t.undo, address, follow: undo }]);
      if (isUndo) void navigate(address);
      else goOn();
    },
    onError: showError,
    onSettled(_answer, _error, { entity }) {
      void client.invalidateQueries({ queryKey: ['review', 'list'] });
      void client.invalidateQueries({ queryKey: waitingCountKey });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      if (isEntityName(entity)) void client.invalidateQueries({ queryKey: [entityOf[entity].name] });
    },
  });
  function undo(): void {
    const last = client.getQueryData<Decision | null>(lastKey);
    if (last) decision.mutate(last);
  }
  return { decide: decision.mutate, undo, isPending: decision.isPending };
}
