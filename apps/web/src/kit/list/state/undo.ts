import { useWindowEvent } from '@mantine/hooks';
import { storedLanguage } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import type { MessageLink } from '../../notifications/message-links.tsx';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { listPhrases } from '../list.phrases.ts';
import { isTyping } from './is-typing.ts';

/** The last action of each screen that can be taken back, by the path of the screen; in memory only. */
const last = new Map<string, () => Promise<void>>();

/**
 * Shows a success with an undo link, and keeps it for Ctrl+Z on this screen. `about` names what it was done with; `undo` takes it back once,
 * and rejects with what is shown when that fails.
 */
export function showUndoable(text: string, about: string, undo: () => Promise<unknown>, links: readonly MessageLink[] = []): void {
  const t = speak(listPhrases, storedLanguage());
  const { pathname } = window.location;
  let isDone = false;
  const run = async () => {
    if (isDone) return;
    isDone = true;
    if (last.get(pathname) === run) last.delete(pathname);
    try {
      await undo();
      showSuccess(t.undone, about);
    } catch (error) {
      showError(error);
    }
  };
  last.set(pathname, run);
  showSuccess(text, about, [{ words: t.undo, address: pathname, follow: () => void run() }, ...links]);
}

/** What was done before cannot be taken back any more by Ctrl+Z on this screen: something else was done since. */
export const forgetUndo = () => last.delete(window.location.pathname);

/** Ctrl+Z takes back the last action of the screen, except while typing and while a dialog is open. */
export function useUndoKey(): void {
  useWindowEvent('keydown', (event) => {
    const { code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (code !== 'KeyZ' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    if (isTyping(target) || document.querySelector('[aria-modal="true"]')) return;
    const run = last.get(window.location.pathname);
    if (!run) return;
    event.preventDefault();
    void run();
  });
}
