import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { showError } from '../../../notifications/messages.ts';
import { fileSize } from '../../file-size.ts';
import { cleanPaste, type PasteMode } from './clean-paste.ts';
import { pastePhrases } from './paste.phrases.ts';
import { choosePasteMode, pasteChoice } from './paste-mode.ts';
import { PasteQuestion } from './paste-question.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

/** What was on the clipboard, and how to put something where the caret was. */
export interface Paste {
  html: string;
  files: readonly File[];
  insert(html: string): void;
}

/** Beyond this a paste is refused: cleaning and drawing it would freeze the page. Pictures written into it are counted apart. */
const mostText = 1_000_000;
const mostPictures = 40_000_000;

interface Asked extends Paste {
  clear: HTMLElement;
  keep: HTMLElement;
}

/** Takes pasted text in: asks about its formatting when it has some, brings its pictures along, names those that cannot come. */
export function usePaste(): { take(paste: Paste): void; question: ReactNode } {
  const t = usePhrases(pastePhrases);
  const [asked, setAsked] = useState<Asked | null>(null);
  const bringPictures = usePictureUploads();

  async function put(body: HTMLElement, { files, insert }: Paste): Promise<void> {
    await bringPictures(body, files);
    insert(body.innerHTML);
  }

  function take(paste: Paste): void {
    const text = paste.html.replace(/data:image\/[^"'()\s>]+/g, '').length;
    if (text > mostText || paste.html.length > mostPictures) {
      showError(t.tooLong(fileSize(paste.html.length), fileSize(text > mostText ? mostText : mostPictures)));
      return;
    }
    const [clear, keep] = [cleanPaste(paste.html, 'clear'), cleanPaste(paste.html, 'keep')];
    const choice = pasteChoice();
    if (choice === 'ask' && clear.innerHTML !== keep.innerHTML) setAsked({ ...paste, clear, keep });
    else void put(choice === 'keep' ? keep : clear, paste);
  }

  function answer(mode: PasteMode): void {
    choosePasteMode(mode);
    setAsked(null);
    if (asked) void put(asked[mode], asked);
  }

  return { take, question: asked && <PasteQuestion onChoose={answer} onClose={() => setAsked(null)} /> };
}
