import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import { storedLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { HttpError } from '../api/http.ts';
import { wordsOf } from './error-texts.ts';
import { MessageLine, type MessageLink } from './message-links.tsx';
import { messagePhrases } from './messages.phrases.ts';

const iconOf = (icon: typeof IconCircleCheck) => createElement(icon, { size: 20, stroke: 1.75, 'aria-hidden': true });

/** How messages look, and whether screen readers tell them at once. */
const looks = {
  success: { color: 'green.5', icon: iconOf(IconCircleCheck), role: 'status' },
  error: { color: 'red.5', icon: iconOf(IconAlertTriangle), role: 'alert' },
  wait: { color: 'yellow.5', icon: iconOf(IconHourglass), role: 'status' },
  state: { color: 'yellow.5', icon: iconOf(IconInfoCircle), role: 'status' },
  notice: { color: 'blue.5', icon: iconOf(IconInfoCircle), role: 'status' },
  progress: { loading: true, loaderProps: { size: 20 }, autoClose: false, withCloseButton: false, role: 'status' },
} as const;

/** How long what takes time to read stays. */
const longMilliseconds = 20_000;

const words = () => speak(messagePhrases, storedLanguage());

/** Errors that happen so soon after one another are one failure. */
const togetherMilliseconds = 1000;

let newest = 0;

function shown(): NotificationData[] {
  const { notifications: inSight, queue } = notificationsStore.getState();
  return [...inSight, ...queue];
}

function hide(which: (message: NotificationData) => boolean): void {
  for (const message of shown()) if (message.id !== undefined && which(message)) notifications.hide(message.id);
}

/** The place of the newest message. One that closes by itself gives way to it; one that stays is seen again when the newest has closed. */
function inFront(): number {
  hide(({ autoClose }) => autoClose !== false);
  return ++newest;
}

/** Shows a message for six seconds, or as long as it says, in place of the one before; returns its id. */
export function showMessage(look: keyof typeof looks, message: NotificationData): string {
  return notifications.show({ ...looks[look], priority: inFront(), closeButtonProps: { 'aria-label': words().close }, ...message });
}

/** Takes away the errors of what went wrong before: something has worked since. */
export const clearErrors = () => hide(({ role }) => role === 'alert');

/** Shows a success, with a second sentence about what, and what can be done next; errors before it go. */
export function showSuccess(text: string, about = '', links: readonly MessageLink[] = []): void {
  clearErrors();
  const isLink = links.some((link) => link.words === about);
  const line = { text: about === '' ? text : isLink ? '' : about, isClipped: about !== '', links };
  const id = showMessage('success', {
    title: about === '' ? words().success : text,
    message: createElement(MessageLine, { ...line, onFollow: () => notifications.hide(id) }),
  });
}

/** Shows what a successful action left undone. */
export function showLeftBehind(text: string): void {
  showMessage('error', { title: words().failed, message: text, autoClose: longMilliseconds });
}

/**
 * Shows an error, from a text or from whatever was thrown; stays until it is closed, or something succeeds. A request that is
 * still running is no error and is shown as such.
 */
export function showError(problem: unknown): void {
  const message = typeof problem === 'string' ? problem : wordsOf(problem, storedLanguage());
  if (isTooSoon(problem)) showWait(message);
  else tellError(message);
}

/** How often the errors in sight have happened, and when last. */
const happened = new Map<string, { times: number; at: number }>();

/** One problem, one message: ten failed calls while offline must not bury the screen. A repetition is counted. */
function tellError(id: string, message: ReactNode = id): void {
  const before = shown().some((other) => other.id === id) ? happened.get(id) : undefined;
  const at = Date.now();
  const times = before === undefined ? 1 : before.times + (at - before.at < togetherMilliseconds ? 0 : 1);
  happened.set(id, { times, at });
  if (before === undefined) showMessage('error', { id, title: words().failed, message, autoClose: false });
  else if (times > 1) notifications.update({ id, title: words().failedAgain(times), message, priority: inFront() });
}

/** The same where there is no retry button at hand: the message has one where retrying helps. */
export function showRetryableError(problem: unknown, retry: () => void): void {
  if (isTooSoon(problem)) showWait(wordsOf(problem, storedLanguage()), [{ words: words().retry, follow: retry }]);
  else showError(problem);
}

const isTooSoon = (problem: unknown) => problem instanceof HttpError && problem.status === 429;

function showWait(text: string, links: readonly MessageLink[] = []): void {
  const message = createElement(MessageLine, { text, links, onFollow: () => notifications.hide(id) });
  const id = showMessage('wait', { title: words().wait, message, autoClose: longMilliseconds });
}

/** Shows something the person did not ask for. */
export function showNotice(text: string): void {
  showMessage('notice', { title: words().notice, message: text });
}

/** Shows a lasting state; returns how to close it. */
export function showState(text: string): () => void {
  const id = showMessage('state', { title: words().notice, message: text, autoClose: false });
  return () => notifications.hide(id);
}
