import type { RouteText } from '@faculty/contracts/kit/entity';
import { type ReportProgress, reportProgressRoute } from '@faculty/contracts/kit/reports';
import { Progress } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { storedLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { download, openToPrint } from '../api/download.ts';
import { type CallInput, call } from '../api/http.ts';
import { refusedFields } from '../notifications/error-texts.ts';
import { MessageLine } from '../notifications/message-links.tsx';
import { showMessage, showRetryableError, showSuccess } from '../notifications/messages.ts';
import { reportPhrases } from './report.phrases.ts';

/** A report that takes longer shows its progress and can be cancelled. */
const patienceMilliseconds = 1000;

let made = 0;

/** Makes a report and saves it, or opens it to be printed. Leaving the screen does not end it; cancelling does, on the server too. */
export async function makeReport(route: RouteText, input: Pick<CallInput, 'params' | 'query' | 'body'>, isToPrint = false): Promise<void> {
  const t = speak(reportPhrases, storedLanguage());
  const stop = new AbortController();
  const id = `report ${++made}`;
  let isProgressShown = false;
  const progressTimer = setTimeout(() => {
    isProgressShown = true;
    showMessage('progress', { id, title: t.making, message: <ReportProgressMessage onCancel={() => stop.abort()} /> });
  }, patienceMilliseconds);
  try {
    const asked = { ...input, signal: stop.signal };
    const isOpened = isToPrint ? await openToPrint(route, asked) : await download(route, asked).then(() => false);
    // the browser itself shows a fast download
    if (isProgressShown && !isOpened) showSuccess(t.made);
  } catch (error) {
    // a report has no form whose fields could show the error
    if (!stop.signal.aborted)
      showRetryableError(Object.values(refusedFields(error))[0] ?? error, () => void makeReport(route, input, isToPrint));
  } finally {
    clearTimeout(progressTimer);
    notifications.hide(id);
  }
}

/** The progress of a report, polled every second, with a cancel button. */
function ReportProgressMessage({ onCancel }: { onCancel: () => void }) {
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
