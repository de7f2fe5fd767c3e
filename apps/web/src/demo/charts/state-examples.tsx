import { usePhrases } from '../../i18n/phrases.tsx';
import { EmptyState, FailedState, LoadingState } from '../../kit/notifications/states.tsx';
import { Example } from '../example.tsx';
import { samplePhrases, unreachable } from './chart-samples.ts';

/** What stands where a chart will be: nothing to show, not yet, and not at all. */
export function StateExamples() {
  const t = usePhrases(samplePhrases);
  return (
    <>
      <Example title={t.empty}>
        <EmptyState title={t.emptyTitle} hint={t.emptyHint} />
      </Example>
      <Example title={t.loading}>
        <LoadingState />
      </Example>
      <Example title={t.failed}>
        <FailedState error={unreachable} onRetry={() => undefined} />
      </Example>
    </>
  );
}
