import {
  type MoveInStatus,
  type MoveInStep,
  type MoveInStepState,
  moveInReports,
  moveInRoutes,
  moveInSteps,
} from '@faculty/contracts/admin/move-in';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Alert, Badge, Button, Progress, Text } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleDashed,
  IconHistory,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconReport,
  type TablerIcon,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { momentText } from '../../../kit/theme/dates.ts';
import classes from './move-in.module.css';
import { moveInPhrases } from './move-in.phrases.ts';
import { StepDialog } from './step-dialog.tsx';
import { useMoveInChange } from './use-move-in-change.ts';

const looks: Record<MoveInStepState['state'] | 'idle' | 'outdated', { color: string; icon: TablerIcon }> = {
  idle: { color: 'gray', icon: IconCircleDashed },
  running: { color: 'blue', icon: IconPlayerPlay },
  done: { color: 'green', icon: IconCircleCheck },
  failed: { color: 'red', icon: IconAlertTriangle },
  stopped: { color: 'gold', icon: IconPlayerPause },
  interrupted: { color: 'gold', icon: IconPlayerPause },
  outdated: { color: 'gold', icon: IconHistory },
};

/** Steps that ask or tell something before they begin. */
const withDialog: readonly MoveInStep[] = ['fetch', 'apply', 'redirects', 'rollback'];
/** Steps that go on where they stopped. */
const resuming: readonly MoveInStep[] = ['fetch', 'apply', 'rollback'];

interface MoveInStepsProps {
  status: MoveInStatus;
  mayStart: boolean;
}

/** The steps in their order: what each does, how it stands, what came out, and the button that starts it. */
export function MoveInSteps({ status, mayStart }: MoveInStepsProps) {
  const t = usePhrases(moveInPhrases);
  const [asked, setAsked] = useState<MoveInStep | null>(null);
  const start = useMoveInChange(moveInRoutes.start);
  const stateOf = (step: MoveInStep) => status.steps.find((each) => each.step === step);
  const isBusy = status.steps.some(({ state }) => state === 'running');
  /** Whether a step has ended and has read what was fetched last. */
  const isDone = (step: MoveInStep) => stateOf(step)?.state === 'done' && !isOutdated(step, stateOf(step), status);
  const next = isBusy ? undefined : moveInSteps.find((step) => step !== 'rollback' && !isDone(step));
  const list = useFocusOnStep(status);
  const begin = (step: MoveInStep) => (withDialog.includes(step) ? setAsked(step) : start.mutate({ params: { step }, body: {} }));
  return (
    <section aria-label={t.steps}>
      <ol ref={list} className={classes.steps}>
        {moveInSteps.map((step, at) => (
          <Step
            key={step}
            step={step}
            number={at + 1}
            state={stateOf(step)}
            isOutdated={isOutdated(step, stateOf(step), status)}
            isNext={mayStart && step === next}
            hasReport={status.reports.some((each) => each === step)}
            onStart={mayStart && !isBusy && mayBegin(step, status) ? () => begin(step) : undefined}
            mayStop={mayStart}
            isStarting={start.isPending}
          />
        ))}
      </ol>
      {asked && <StepDialog step={asked} status={status} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Starting and ending take away the button that has the focus: it goes to the step then, so that the keyboard goes on from there. */
function useFocusOnStep({ steps }: MoveInStatus) {
  const list = useRef<HTMLOListElement>(null);
  const running = steps.find(({ state }) => state === 'running')?.step;
  const last = useRef(running);
  useDidUpdate(() => {
    const step = running ?? last.current;
    last.current = running;
    // after a closed dialog has given the focus back
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        list.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [running]);
  return list;
}

/** Steps whose outcome says nothing of a later fetch. */
const ofAFetch: readonly MoveInStep[] = ['analyse', 'plan', 'apply', 'verify'];

const isOutdated = (step: MoveInStep, state: MoveInStepState | undefined, { source }: MoveInStatus): boolean =>
  ofAFetch.includes(step) && state?.state === 'done' && source !== null && (source.ended_at === null || state.began_at < source.ended_at);

/** Without fetched data there is only fetching; without moved records nothing to take back. */
function mayBegin(step: MoveInStep, { source, moved }: MoveInStatus): boolean {
  if (step === 'fetch') return true;
  if (step === 'rollback' || step === 'redirects') return moved > 0;
  return step === 'analyse' ? source !== null : source?.ended_at != null;
}

interface StepProps {
  step: MoveInStep;
  number: number;
  state: MoveInStepState | undefined;
  isOutdated: boolean;
  isNext: boolean;
  hasReport: boolean;
  onStart: (() => void) | undefined;
  mayStop: boolean;
  isStarting: boolean;
}

function Step({ step, number, state, isOutdated: isOld, isNext, hasReport, onStart, mayStop, isStarting }: StepProps) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const now = state?.state ?? 'idle';
  const shown = isOld ? 'outdated' : now;
  const { color, icon: Icon } = looks[shown];
  const stop = useMoveInChange(moveInRoutes.stop);
  const hasReports = moveInReports.some((each) => each === step);
  const goesOn = resuming.includes(step) && ['failed', 'stopped', 'interrupted'].includes(now);
  const [words, name] = goesOn ? [t.goOn, t.goOnOf(t[step])] : state ? [t.again, t.againOf(t[step])] : [t.start, t.startOf(t[step])];
  return (
    <li className={classes.step} data-step={step} data-next={isNext || undefined} tabIndex={-1}>
      <span className={classes.number} aria-hidden>
        {step === 'rollback' ? <IconArrowBackUp size={20} /> : number}
      </span>
      <div className={classes.what}>
        <Text fw={700} component="h2" fz="md">
          {t[step]}{' '}
          <Badge color={color} variant="light" leftSection={<Icon size={14} aria-hidden />} tt="none">
            {t[shown]}
          </Badge>
        </Text>
        <Text size="sm" c="dimmed">
          {t[`${step}Hint`]}
        </Text>
        {state && (
          <Text size="sm" c="dimmed">
            {now === 'done' ? t.ended(momentText(state.seen_at, language)) : t.began(momentText(state.began_at, language))}
          </Text>
        )}
        {state?.state === 'running' && <StepProgress state={state} />}
        {now === 'interrupted' && <Text size="sm">{t.interruptedHint}</Text>}
        {state?.problem && (
          <Alert color="red" mt="xs" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {state.problem[language]}
            {state.problem.detail !== '' && (
              <Text size="sm" c="dimmed" lang="en" style={{ overflowWrap: 'anywhere' }}>
                {state.problem.detail}
              </Text>
            )}
          </Alert>
        )}
        {state && state.totals.length > 0 && (
          <ul className={classes.totals}>
            {state.totals.map(({ th, en, times }) => (
              <li key={en}>
                <Text span size="sm">
                  <strong>{countText(times)}</strong> {inLanguage(language, th, en)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.actions}>
        {hasReports && hasReport && now !== 'running' && (
          <Button
            component={Link}
            to={`?report=${step}`}
            variant="default"
            aria-label={t.reportOf(t[step])}
            leftSection={<IconReport size={18} aria-hidden />}
          >
            {t.report}
          </Button>
        )}
        {now === 'running' && mayStop && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={18} aria-hidden />}
            loading={stop.isPending}
            onClick={() => stop.mutate({})}
          >
            {t.stop}
          </Button>
        )}
        {onStart && (
          <Button
            variant={isNext ? 'filled' : 'default'}
            {...(step === 'rollback' && { variant: 'outline', color: 'red' })}
            aria-label={name}
            loading={isStarting}
            onClick={onStart}
          >
            {step === 'rollback' && !goesOn ? t.rollbackConfirm : words}
          </Button>
        )}
      </div>
    </li>
  );
}

function StepProgress({ state: { kind, done, of } }: { state: MoveInStepState }) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const words = kind ? t.at(kind[language], countText(done), countText(of)) : t.running;
  return (
    <>
      <Progress value={of > 0 ? (Math.min(done, of) / of) * 100 : 0} animated mt="xs" aria-label={words} />
      <Text size="sm">{words}</Text>
    </>
  );
}
