import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type AnyEntity, titleOf } from '@faculty/contracts/kit/entity';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { moment } from '@faculty/contracts/kit/wire';
import { type Reviewed, reviewColumns, reviewState, waiting } from '@faculty/contracts/works/review-state';
import { ActionIcon, Alert, Button, Menu, Paper, SimpleGrid, Stack, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconCheck, IconChevronLeft, IconChevronRight, IconHistory, IconPencil, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries } from '../../../kit/api/entity-calls.ts';
import { entityLabel } from '../../../kit/history/labels.ts';
import { useFieldReaders } from '../../../kit/history/use-field-readers.ts';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { showNotice } from '../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { Facts, factsOf } from '../shared/record-facts.tsx';
import { RecordHead } from '../shared/record-head.tsx';
import { Corrections } from './corrections.tsx';
import { Evidence } from './evidence.tsx';
import classes from './review.module.css';
import { reviewScreenPhrases } from './review.phrases.ts';
import { type Decision, reviewIdOf, useReviewSession } from './review-session.ts';
import { onFirstPress, useDecidingKeys } from './use-deciding-keys.ts';
import { useDecision } from './use-decision.ts';
import { useQueuePosition } from './use-queue-position.ts';

/** Most decisions in the list; earlier ones can be undone by U. */
const mostShown = 15;

const ReasonDialog = lazyPart(() => import('./reason-dialog.lazy.tsx').then((m) => m.ReasonDialog));

interface ReviewRecordProps {
  /** `work-12`. */
  id: string;
}

/** What every reviewed record has. */
const reviewedRow = z.looseObject({
  ...reviewColumns,
  full_name_th: z.string(),
  full_name_en: z.string(),
  updated_at: z.union([z.date(), moment]),
});

type Version = Pick<z.infer<typeof reviewedRow>, 'updated_at'>;
const isSameVersion = (one: Version, other: Version) => new Date(one.updated_at).getTime() === new Date(other.updated_at).getTime();

/** One record of the queue: its fields, its evidence, and the decision. */
export function ReviewRecord({ id }: ReviewRecordProps) {
  const t = usePhrases(reviewScreenPhrases);
  const { language } = useLanguage();
  const queue = useQueuePosition(id);
  const [asking, setAsking] = useState<'C' | 'E' | null>(null);
  const { decide, undo, isPending } = useDecision(queue.openNext);
  const { decisions, reasons, keepReason } = useReviewSession();
  const cut = id.lastIndexOf('-');
  const [name, record_id] = [id.slice(0, cut), id.slice(cut + 1)];
  const entity: AnyEntity | null = isEntityKey(name) ? entityOf[name] : null;
  const readers = useFieldReaders(name, entity ?? { labels: {} });
  const { data, error, refetch, isFetching } = useQuery({
    ...entityQueries(entity ?? (entityOf.work as AnyEntity)).read(Number(record_id)),
    enabled: entity !== null,
    staleTime: 0,
  });
  const record = data === undefined ? undefined : z.parse(reviewedRow, data);
  const title = entity && record ? titleOf(entity, record, language) : '';
  const fileKey = Object.keys(entity?.files ?? {})[0] ?? '';

  const isWaiting = useRef(false);
  async function give(verdict: Reviewed): Promise<void> {
    if (record === undefined || isPending || isWaiting.current) return;
    // a decision refers to the version that is shown: pressed while that is read again, it waits for the answer
    if (isFetching) {
      isWaiting.current = true;
      const { data: latest } = await refetch({ cancelRefetch: false });
      isWaiting.current = false;
      if (latest === undefined) return;
      if (!isSameVersion(z.parse(reviewedRow, latest), record)) {
        showNotice(t.changedMeanwhile);
        return;
      }
    }
    const { status_check, status_check_text, status_check_field, updated_at } = record;
    setAsking(null);
    const before = { status_check, status_check_text, status_check_field };
    decide({ entity: name, record_id, title, verdict, before, updated_at: new Date(updated_at) });
  }
  const accept = () => void give({ ...waiting, status_check: 'S' });
  const ask = (state: 'C' | 'E') => record !== undefined && !isPending && setAsking(state);
  const { decides, wasEarly } = useDecidingKeys(record !== undefined && !isFetching && !isPending && asking === null);

  useHotkeys(
    asking === null
      ? [
          ['j', queue.next, { usePhysicalKeys: true }],
          ['k', queue.previous, { usePhysicalKeys: true }],
          ['a', decides(accept), { usePhysicalKeys: true }],
          ['r', onFirstPress(() => ask('C')), { preventDefault: true, usePhysicalKeys: true }],
          ['u', onFirstPress(() => undo()), { usePhysicalKeys: true }],
          // in a menu it closes that
          [
            'Escape',
            ({ target }) => !(target instanceof Element && target.closest('[role="menu"]')) && queue.close(),
            { preventDefault: false },
          ],
        ]
      : [],
  );
  if (error || entity === null) return <FailedState error={error ?? new Error(id)} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingState />;
  const facts = factsOf(entity, record, readers, language);
  const labelOf = (field: string) => labelOfField(entity.labels, field, language) ?? field;
  const left = queue.count - decisions.filter((one) => queue.ids.has(reviewIdOf(one))).length;
  const earlier = queue.item?.earlier_reason ?? '';
  return (
    <Stack>
      <PageTitle>{`${t.title} ${title}`}</PageTitle>
      <RecordHead key={id} title={title} record={record} back={t.back} onBack={queue.close}>
        {entityLabel(name, language)} · {inLanguage(language, record.full_name_th, record.full_name_en)}
      </RecordHead>
      {earlier !== '' && (
        <Alert color="blue" title={t.corrected}>
          <Text size="sm">{t.earlier(earlier)}</Text>
          {record.status_check === 'W' && (
            <section aria-label={t.changedSince}>
              <Text size="sm" fw={600}>
                {t.changedSince}
              </Text>
              <Corrections entity={name} record_id={record_id} labelOf={labelOf} readers={readers} />
            </section>
          )}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Paper component="section" withBorder p="md" aria-label={t.facts}>
          <Facts facts={facts} />
        </Paper>
        <Paper component="section" withBorder p="md" aria-label={t.evidence}>
          <Evidence kind={record.status_link} file={record[fileKey]} url={record[fileKey.replace(/_file$/, '_url')]} title={title} />
        </Paper>
      </SimpleGrid>
      <div className={classes.bar}>
        <Button
          color="green"
          leftSection={<IconCheck size={18} aria-hidden />}
          // the second press of a double click falls on the next record
          onClick={({ detail }) => detail < 2 && accept()}
          loading={isPending}
        >
          {t.accept}
        </Button>
        <Button color="red" variant="light" leftSection={<IconX size={18} aria-hidden />} onClick={() => ask('C')}>
          {t.sendBack}
        </Button>
        <Button variant="default" onClick={() => ask('E')}>
          {t.cancelItem}
        </Button>
        <Button
          component={Link}
          to={`${entity.page}?edit=${record_id}`}
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t.openForm}
        </Button>
        <DecidedButton onUndo={undo} />
        <div className={classes.steps}>
          <Tooltip label={t.previous}>
            <ActionIcon variant="default" size="lg" aria-label={t.previous} disabled={!queue.hasPrevious} onClick={queue.previous}>
              <IconChevronLeft aria-hidden />
            </ActionIcon>
          </Tooltip>
          {queue.at !== -1 && <Text size="sm">{t.position(queue.at + 1, queue.count, left)}</Text>}
          <Tooltip label={t.next}>
            <ActionIcon variant="default" size="lg" aria-label={t.next} disabled={!queue.hasNext} onClick={queue.next}>
              <IconChevronRight aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
        <Text size="sm" c="dimmed" className={classes.keys ?? ''}>
          {t.keys}
        </Text>
        <Text size="sm" role="status" className={classes.early ?? ''}>
          {wasEarly && t.early}
        </Text>
      </div>
      {asking !== null && (
        <ReasonDialog
          state={asking}
          title={title}
          fields={facts.map(({ field, label }) => ({ value: field, label }))}
          begun={reasons[id]}
          isPending={isPending}
          onDecide={give}
          onKeep={(reason) => keepReason(id, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}

/** The decisions of this session, each with an undo button. */
function DecidedButton({ onUndo }: { onUndo(decision: Decision): void }) {
  const t = usePhrases(reviewScreenPhrases);
  const states = usePhrases(reviewState.words);
  const { decisions } = useReviewSession();
  if (decisions.length === 0) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />}>
          {t.decided(decisions.length)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {decisions.slice(0, mostShown).map((decision) => {
          const label = t.undoOf(states[decision.verdict.status_check], decision.title, decision.record_id);
          return (
            <Menu.Item key={label} leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => onUndo(decision)}>
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
