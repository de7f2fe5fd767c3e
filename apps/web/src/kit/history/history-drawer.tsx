import { auditLine, auditRoutes } from '@faculty/contracts/admin/audit';
import { pageOf } from '@faculty/contracts/kit/entity';
import { Drawer, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { EmptyState, FailedState, LoadingState } from '../notifications/states.tsx';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { ChangeHead } from './change-head.tsx';
import { ChangeTable } from './change-table.tsx';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import type { HistoryProps } from './history-props.ts';
import { PutBackButton } from './put-back-button.tsx';

const answer = pageOf(auditLine);

interface HistoryDrawerProps extends HistoryProps {
  isOpen: boolean;
  onClose(): void;
}

/** A record's changes, the latest first. */
export function HistoryDrawer({ isOpen, onClose, ...record }: HistoryDrawerProps) {
  useReturnFocus(isOpen);
  const t = usePhrases(historyPhrases);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title={<Text fw={700}>{t.title}</Text>}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <History {...record} onPutBack={onClose} />
    </Drawer>
  );
}

function History({ entity, id, labels, words, putBack, onPutBack }: HistoryProps & { onPutBack(): void }) {
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
            <ChangeTable line={line} labelOf={(field) => labels.get(field) ?? field} words={words} />
            {putBack && line.action === 'edit' && <PutBackButton line={line} labels={labels} putBack={putBack} onDone={onPutBack} />}
          </li>
        ))}
      </ol>
    </>
  );
}
