import { storedLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { copyPhrases } from './copy.phrases.ts';
import { showMessage, showNotice } from './messages.ts';

/** Copies an address and shows a message for the documented 2 seconds. */
export async function copyLink(address: string): Promise<void> {
  const t = speak(copyPhrases, storedLanguage());
  try {
    await navigator.clipboard.writeText(address);
    showMessage('success', { message: t.copied(address), autoClose: 2000 });
  } catch {
    // no clipboard outside HTTPS, or the person forbade it
    showNotice(t.failed(address));
  }
}
