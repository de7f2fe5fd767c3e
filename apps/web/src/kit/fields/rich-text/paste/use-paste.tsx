import { upload } from '@faculty/contracts/website/upload';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries, useEntityChanges } from '../../../api/entity-calls.ts';
import { showError, showLeftBehind, showMessage } from '../../../notifications/messages.ts';
import { useReturnFocus } from '../../../notifications/use-return-focus.ts';
import { useRight } from '../../../session/session.tsx';
import { momentText } from '../../../theme/dates.ts';
import { publicAddress } from '../../../uploads/insertion.ts';
import { fileSize } from '../../files/file-size.ts';
import { prepareFile } from '../../files/prepare-file.tsx';
import { cleanPaste, type PasteMode } from './clean-paste.ts';
import { pastePhrases } from './paste.phrases.ts';
import { choosePasteMode, pasteChoice } from './paste-mode.ts';
import classes from './paste-question.module.css';

/** Pictures of a pasted text: the file to upload, or that it cannot be pasted. */
interface PastedPicture {
  element: HTMLImageElement;
  /** Null: it exists only on the source computer. */
  file: File | null;
  name: string;
}

const kinds: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };

/**
 * The pictures of a pasted text that are not on the web. `files` are those of the clipboard: the pictures themselves
 * when there is nothing else; with text they are only a rendering of that text (by Word and Excel).
 */
export async function picturesOf(body: HTMLElement, files: readonly File[]): Promise<PastedPicture[]> {
  const spare = body.textContent?.trim() === '' && !body.querySelector('table') ? files.filter(({ type }) => type in kinds) : [];
  const pictures: PastedPicture[] = [];
  for (const element of body.querySelectorAll('img')) {
    const address = element.getAttribute('src') ?? '';
    const file = spare.shift() ?? (await fileOf(address));
    if (file || !/^(https?:)?\/\//i.test(address)) pictures.push({ element, file, name: nameOf(element, address) });
  }
  return pictures;
}

/** The picture that a `data:` address holds, or a `blob:` address, which WebKit gives the pictures of the clipboard. */
async function fileOf(address: string): Promise<File | null> {
  if (address.startsWith('blob:')) {
    const blob = await fetch(address).then(
      (answer) => answer.blob(),
      () => null,
    );
    const extension = kinds[blob?.type ?? ''];
    return blob && extension ? new File([blob], `pasted.${extension}`, { type: blob.type }) : null;
  }
  // not by `fetch`, which the page's policy forbids for `data:`
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  const extension = kinds[type.toLowerCase()];
  if (!extension) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `pasted.${extension}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

/** How the person recognizes it: its alternative text, else its file name. */
function nameOf({ alt }: HTMLImageElement, address: string): string {
  if (alt.trim() !== '') return alt.trim().slice(0, 120);
  if (/^(data|blob):/.test(address)) return '';
  const last = address.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 120);
  } catch {
    return last.slice(0, 120);
  }
}

const rule = upload.files.uploads_url;

/** More pictures than this in one paste stay behind. */
const mostAtOnce = 20;

/** What was on the clipboard, and how to put something where the caret was. */
interface Paste {
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

/** Pastes text: asks about its formatting when it has some, uploads its pictures, names those that cannot be uploaded. */
export function usePaste(): { handlePaste(paste: Paste): void; question: ReactNode } {
  const t = usePhrases(pastePhrases);
  const [asked, setAsked] = useState<Asked | null>(null);
  const bringPictures = usePictureUploads();

  async function put(body: HTMLElement, { files, insert }: Paste): Promise<void> {
    await bringPictures(body, files);
    insert(body.innerHTML);
  }

  function handlePaste(paste: Paste): void {
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

  return { handlePaste, question: asked && <PasteQuestion onChoose={answer} onClose={() => setAsked(null)} /> };
}

/** Asks whether pasted text keeps its fonts, colours and sizes. */
function PasteQuestion({ onChoose, onClose }: { onChoose(mode: PasteMode): void; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(pastePhrases);
  return (
    <Modal opened onClose={onClose} title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Stack>
        <Text size="sm">{t.text}</Text>
        <Answer label={t.clear} hint={t.clearHint} isFirst onClick={() => onChoose('clear')} />
        <Answer label={t.keep} hint={t.keepHint} onClick={() => onChoose('keep')} />
      </Stack>
    </Modal>
  );
}

function Answer({ label, hint, isFirst = false, onClick }: { label: string; hint: string; isFirst?: boolean; onClick(): void }) {
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      className={classes.answer ?? ''}
      justify="flex-start"
      onClick={onClick}
      {...(isFirst && { 'data-autofocus': true })}
    >
      <span className={classes.words}>
        {label}
        <span className={classes.hint}>{hint}</span>
      </span>
    </Button>
  );
}

/** Uploads the pictures of a pasted text and writes their addresses into it; removes and names those that cannot be uploaded. */
function usePictureUploads(): (body: HTMLElement, files: readonly File[]) => Promise<void> {
  const t = usePhrases(pastePhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const changes = useEntityChanges(upload);
  const mayUpload = useRight(upload.page).add;

  /** The address of the stored picture; null when it could not be stored. */
  async function store({ file, name }: PastedPicture): Promise<string | null> {
    const prepared = file && (await prepareFile(file, rule));
    if (!prepared?.file) return null;
    const title = name === '' ? t.pasted(momentText(new Date(), language)) : name;
    try {
      const { answer } = await changes.save(
        'add',
        { body: { uploads_title_th: title, active: 'Y' }, files: { uploads_url: prepared.file } },
        null,
      );
      return publicAddress(z.parse(upload.row, answer));
    } catch {
      return null;
    }
  }

  return async (body, files) => {
    const pictures = await picturesOf(body, files);
    const storable = mayUpload ? pictures.filter(({ file }) => file !== null).slice(0, mostAtOnce) : [];
    const lost: string[] = [];
    const progress = storable.length > 0 ? showMessage('progress', { message: '' }) : null;
    for (const [index, picture] of pictures.entries()) {
      const number = storable.indexOf(picture);
      if (progress && number >= 0) notifications.update({ id: progress, message: t.sending(number + 1, storable.length) });
      const address = number < 0 ? null : await store(picture);
      if (address === null) {
        lost.push(picture.name === '' ? t.picture(index + 1) : picture.name);
        picture.element.remove();
      } else {
        picture.element.setAttribute('src', address);
        picture.element.alt ||= '';
      }
    }
    if (progress) {
      notifications.hide(progress);
      void client.invalidateQueries({ queryKey: entityQueries(upload).all });
    }
    if (lost.length > 0) showLeftBehind(mayUpload || pictures.every(({ file }) => file === null) ? t.lost(lost.join(', ')) : t.noRight);
  };
}
