import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import { storedLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { HttpError } from '../api/http.ts';
import { wordsOf } from './error-texts.ts';
import { ActionMessage, MessageLine, type MessageLink } from './message-links.tsx';
import { messagePhrases } from './messages.phrases.ts';

/** How long what takes time to read stays. */
const longMilliseconds = 20_000;

/** Errors that may still be shown. */
const shownErrors = new Set<string>();

/** Takes away the errors of what went wrong before: something has worked since. */
export function clearErrors(): void {
  for (const id of shownErrors) notifications.hide(id);
  shownErrors.clear();
}

/**
 * Shows a success, with a second sentence about what; replaces errors and the previous success: several would cover
 * the screen of a phone. Closes after 6 seconds: what its undo takes back, Ctrl+Z and the button above the list take back later.
 */
export function showSuccess(text: string, about = '', links: readonly MessageLink[] = []): void {
  clearErrors();
  const t = speak(messagePhrases, storedLanguage());
  notifications.hide(`success ${successes}`);
  const id = `success ${++successes}`;
  const shown = about === '' ? text : about;
  const isNamed = links.some(({ words }) => words === about);
  notifications.show({
    id,
    title: about === '' ? t.success : text,
    message: createElement(MessageLine, { about: isNamed ? '' : shown, links, onFollow: () => notifications.hide(id) }),
    color: 'green',
    icon: icon(IconCircleCheck),
    autoClose: 6000,
    role: 'status',
  });
}

let successes = 0;

/** How often each visible error occurred, and when last. */
const seen = new Map<string, { times: number; at: number }>();

/** Calls that fail together are one failure. */
const together = 1000;

/** How often this error occurred since it is visible. */
function timesSeen(message: string): number {
  const { notifications: inSight } = notificationsStore.getState();
  const before = inSight.some(({ id }) => id === message) ? seen.get(message) : undefined;
  const now = Date.now();
  const times = before === undefined ? 1 : before.times + (now - before.at < together ? 0 : 1);
  seen.set(message, { times, at: now });
  return times;
}

/** Shows what a successful action left undone; closes after 20 seconds. */
export function showLeftBehind(text: string): void {
  const t = speak(messagePhrases, storedLanguage());
  notifications.show({
    id: text,
    title: t.failed,
    message: text,
    color: 'red',
    icon: icon(IconAlertTriangle),
    autoClose: longMilliseconds,
    role: 'alert',
  });
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

function tellError(id: string, message: ReactNode = id): void {
  const t = speak(messagePhrases, storedLanguage());
  shownErrors.add(id);
  const times = timesSeen(id);
  // One problem, one message: ten failed calls while offline must not bury the screen. A repetition is counted.
  const tell = times === 1 ? notifications.show : notifications.update;
  tell({
    id,
    title: times === 1 ? t.failed : t.failedAgain(times),
    message,
    color: 'red',
    icon: icon(IconAlertTriangle),
    autoClose: false,
    role: 'alert',
  });
}

/** The same where there is no retry button at hand: the message has one where retrying helps. */
export function showRetryableError(problem: unknown, retry: () => void): void {
  if (isTooSoon(problem)) showWait(wordsOf(problem, storedLanguage()), retry);
  else showError(problem);
}

const isTooSoon = (problem: unknown) => problem instanceof HttpError && problem.status === 429;

function showWait(text: string, retry?: () => void): void {
  shownErrors.add(text);
  const t = speak(messagePhrases, storedLanguage());
  const onPress = () => {
    notifications.hide(text);
    retry?.();
  };
  notifications.show({
    id: text,
    title: t.wait,
    message: retry ? createElement(ActionMessage, { text, label: t.retry, onPress }) : text,
    color: 'yellow',
    icon: icon(IconHourglass),
    autoClose: longMilliseconds,
    role: 'status',
  });
}

/** Shows something the person did not ask for. */
export function showNotice(text: string): void {
  const t = speak(messagePhrases, storedLanguage());
  notifications.show({
    id: text,
    title: t.notice,
    message: text,
    color: 'blue',
    icon: icon(IconInfoCircle),
    autoClose: 6000,
    role: 'status',
  });
}

/** Shows a lasting state; returns how to close it. */
export function showState(text: string): () => void {
  const t = speak(messagePhrases, storedLanguage());
  const id = `state ${text}`;
  notifications.show({
    id,
    title: t.notice,
    message: text,
    color: 'yellow',
    icon: icon(IconInfoCircle),
    autoClose: false,
    role: 'status',
  });
  return () => notifications.hide(id);
}

const icon = (component: typeof IconCircleCheck) => createElement(component, { size: 20, stroke: 2, 'aria-hidden': true });
