import { useWindowEvent } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { storedLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import type { MessageLink } from '../../notifications/message-links.tsx';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { listPhrases } from '../list.phrases.ts';

/** Whether a key pressed there is typed: a field or an editor, but no box to tick. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

interface Undoable {
  /** What it was done with. */
  about: string;
  run(): Promise<void>;
}

/** The last action of each screen that can be taken back, by the path of the screen; in memory only. */
const last = new Map<string, Undoable>();
const listeners = new Set<() => void>();

function keep(pathname: string, action: Undoable | undefined): void {
  if (action) last.set(pathname, action);
  else last.delete(pathname);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last action of this screen, for a button that takes it back when its message has gone. */
export const useUndoable = (): Undoable | undefined => useSyncExternalStore(subscribe, () => last.get(window.location.pathname));

/**
 * Shows a success with an undo link, and keeps it for Ctrl+Z on this screen. `about` names what it was done with; `undo` takes it back once,
 * and rejects with what is shown when that fails. `detail` is the second line of the success, where it is more than the name.
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
    if (last.get(pathname)?.run === run) keep(pathname, undefined);
    try {
      await undo();
      showSuccess(t.undone, about);
    } catch (error) {
      showError(error);
    }
  };
  keep(pathname, { about, run });
  showSuccess(text, detail, [{ words: t.undo, address: pathname, follow: () => void run() }, ...links]);
}

/** What was done before cannot be taken back any more by Ctrl+Z on this screen: something else was done since. */
export const forgetUndo = () => keep(window.location.pathname, undefined);

/** Ctrl+Z takes back the last action of the screen, except while typing and while a dialog is open. */
export function useUndoKey(): void {
  useWindowEvent('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (code !== 'KeyZ' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (isTyping(target) || document.querySelector('[aria-modal="true"]')) return;
    const action = last.get(window.location.pathname);
    if (!action) return;
    event.preventDefault();
    void action.run();
  });
}
