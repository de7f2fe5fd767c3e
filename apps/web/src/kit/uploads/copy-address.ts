import type { UploadRow } from '@faculty/contracts/website/upload';
import { notifications } from '@mantine/notifications';
import { storedLanguage } from '../../i18n/phrases.tsx';
import { speak } from '../../i18n/speak.ts';
import { showNotice } from '../messages/messages.ts';
import { publicAddress } from './insertion.ts';
import { uploadPhrases } from './upload.phrases.ts';

/** Copies a file's public address and says so for the documented 2 seconds. */
export async function copyAddress(upload: Pick<UploadRow, 'uploads_url'>): Promise<void> {
  const t = speak(uploadPhrases, storedLanguage());
  const address = publicAddress(upload);
  try {
    await navigator.clipboard.writeText(address);
    notifications.show({ message: t.copied(address), autoClose: 2000, color: 'green', closeButtonProps: { 'aria-label': t.close } });
  } catch {
    // no clipboard outside HTTPS, or the person forbade it
    showNotice(t.copyFailed(address));
  }
}
