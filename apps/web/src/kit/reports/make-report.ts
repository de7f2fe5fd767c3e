import type { RouteText } from '@faculty/contracts/kit/entity';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { storedLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { download, openToPrint } from '../api/download.ts';
import type { CallInput } from '../api/http.ts';
import { refusedFields } from '../notifications/error-texts.ts';
import { showMessage, showRetryableError, showSuccess } from '../notifications/messages.ts';
import { reportPhrases } from './report.phrases.ts';
import { ReportProgressMessage } from './report-progress.tsx';

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
    const message = createElement(ReportProgressMessage, { onCancel: () => stop.abort() });
    showMessage('progress', { id, title: t.making, message });
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
