import { useSyncExternalStore } from 'react';
import { storedLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import type { MessageLink } from '../../notifications/message-links.tsx';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { listPhrases } from '../list.phrases.ts';

const nextMilliseconds = 60_000;

/** What can be done about the last action of a screen when its message has gone: taking it back, or what comes next. */
interface Step extends MessageLink {
  /** What the action was done with. */
  about?: string;
}

/** The steps by the path of their screen; in memory only. */
const steps = new Map<string, Step>();
const listeners = new Set<() => void>();

function keep(pathname: string, step: Step | undefined): void {
  if (step) steps.set(pathname, step);
  else steps.delete(pathname);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The step of this screen, for a button in its head. */
export const useStep = (): Step | undefined => useSyncExternalStore(subscribe, () => steps.get(window.location.pathname));

/**
 * Shows a success with an undo button, and keeps that for the head of the list. `about` names what it was done with; `undo` takes it back once,
 * and rejects with what is shown when that fails; it may answer what to say of it besides. `detail` is the second line of the success, where it is more than the name.
 */
export function showUndoable(
  text: string,
  about: string,
  undo: () => Promise<unknown>,
  links: readonly MessageLink[] = [],
  detail = about,
): void {
  const t = speak(listPhrases, storedLanguage());
  const { pathname } = window.location;
  let isDone = false;
  const run = async () => {
    if (isDone) return;
    isDone = true;
    if (steps.get(pathname) === step) keep(pathname, undefined);
    try {
      const outcome = await undo();
      showSuccess(t.undone, typeof outcome === 'string' ? outcome : about);
    } catch (error) {
      showError(error);
    }
  };
  const step: Step = { words: t.undo, about, follow: () => void run() };
  keep(pathname, step);
  showSuccess(text, detail, [step, ...links]);
}

/** After a save: what was done before cannot be taken back any more on this screen; what comes next stays in its head for a minute. */
export function keepNext(next: MessageLink | undefined): void {
  const { pathname } = window.location;
  keep(pathname, next);
  if (next) setTimeout(() => steps.get(pathname) === next && keep(pathname, undefined), nextMilliseconds);
}
