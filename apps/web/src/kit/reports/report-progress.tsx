import { type ReportProgress, reportProgressRoute } from '@faculty/contracts/kit/reports';
import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { MessageLine } from '../notifications/message-links.tsx';
import { reportPhrases } from './report.phrases.ts';

/** The progress of a report, polled every second, with a cancel button. */
export function ReportProgressMessage({ onCancel }: { onCancel: () => void }) {
  const t = usePhrases(reportPhrases);
  const { data } = useQuery({
    queryKey: ['report_progress'],
    queryFn: async ({ signal }) => (await call(reportProgressRoute, { signal })) as ReportProgress, // as the contract says
    refetchInterval: 1000,
    gcTime: 0,
    retry: false,
  });
  const isRunning = data?.state === 'running' && data.total > 0;
  const words =
    data?.state === 'waiting' ? t.waiting(data.ahead) : isRunning && data.rows < data.total ? t.running(data.rows, data.total) : t.sending;
  return (
    <>
      <MessageLine text={words} links={[{ words: t.cancel, follow: onCancel }]} />
      {isRunning && <Progress value={(data.rows / data.total) * 100} aria-label={t.making} size="xs" />}
    </>
  );
}
