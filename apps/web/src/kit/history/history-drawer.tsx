import { type AuditLine, auditLine, auditRoutes, type EarlierVersion, earlierVersion } from '@faculty/contracts/admin/audit';
import { pageOf } from '@faculty/contracts/kit/entity';
import { Button, Drawer, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { showError } from '../notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../notifications/states.tsx';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { ChangeHead } from './change-head.tsx';
import { ChangeTable } from './change-table.tsx';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import { UndoChangeButton, UndoMerge } from './undo-buttons.tsx';

/** A record whose changes are shown. */
interface HistoryProps {
  entity: string;
  id: string;
  /** What its fields are called. */
  labelOf(field: string): string;
  /** Field name → how its value reads, where that is not as it is written. */
  words?: ReadonlyMap<string, (value: unknown) => string>;
  /** Puts an earlier version into the form, as if typed; absent where nothing can be changed. */
  fillVersion?: ((version: EarlierVersion) => void) | undefined;
  /** Called when the stored record was changed from here. */
  onChanged?(): void;
}

interface FillVersionButtonProps {
  line: AuditLine;
  fillVersion: NonNullable<HistoryProps['fillVersion']>;
  onDone(): void;
}

const answer = pageOf(auditLine);

interface HistoryDrawerProps extends HistoryProps {
  onClose(): void;
}

/** A record's changes, the latest first. */
export function HistoryDrawer({ onClose, ...record }: HistoryDrawerProps) {
  useReturnFocus();
  const t = usePhrases(historyPhrases);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={<Text fw={600}>{t.title}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <History {...record} onFilled={onClose} />
    </Drawer>
  );
}

function History({ entity, id, labelOf, words, fillVersion, onChanged, onFilled }: HistoryProps & { onFilled(): void }) {
  const t = usePhrases(historyPhrases);
  const { data, error, refetch } = useQuery({
    queryKey: ['history', entity, id],
    queryFn: async ({ signal }) => z.parse(answer, await call(auditRoutes.history, { params: { entity, record_id: id }, signal })),
    // the form itself may just have been saved
    staleTime: 0,
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.rows.length === 0) return <EmptyState title={t.none} hint={t.noneHint} />;
  return (
    <>
      {data.rows.length < data.count && (
        <Text c="dimmed" mb="md">
          {t.latest(data.rows.length, data.count)}
        </Text>
      )}
      <ol className={classes.lines}>
        {data.rows.map((line) => (
          <li key={line.id}>
            <ChangeHead line={line} />
            <ChangeTable line={line} labelOf={labelOf} words={words} />
            {fillVersion && line.action === 'edit' && <FillVersionButton line={line} fillVersion={fillVersion} onDone={onFilled} />}
            {fillVersion && line.action === 'edit' && <UndoChangeButton line={line} onDone={() => onChanged?.()} />}
            <UndoMerge line={line} lines={data.rows} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Puts the record as it was before an edit into its form: the person looks at it and saves it like anything typed. */
function FillVersionButton({ line, fillVersion, onDone }: FillVersionButtonProps) {
  const t = usePhrases(historyPhrases);
  const fetching = useMutation({
    mutationFn: async () => {
      const params = { entity: line.entity, record_id: line.record_id, line: line.id };
      return z.parse(earlierVersion, await call(auditRoutes.version, { params }));
    },
    onSuccess(version) {
      fillVersion(version);
      onDone();
    },
    onError: showError,
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t.fillVersion}
    </Button>
  );
}
