import { withoutForbidden } from '@faculty/contracts/kit/text/forbidden-characters';
import { mendText } from '@faculty/contracts/kit/text/mend-text';
import type { Jodit } from 'jodit';
import { videoIn } from './video-html.ts';

/** Clipboard type of what is copied here: pasted unchanged. */
const ownMark = 'application/x-faculty-rich-text';

/** A file dropped into the frame would replace the page or be embedded in the text: it is uploaded instead. */
export function handleFiles(jodit: Jodit, upload: (file: File) => void): void {
  jodit.ed.addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.dataTransfer.types.includes('text/html')) return;
      stop(event);
      upload(file);
    },
    true,
  );
  jodit.ed.addEventListener(
    'paste',
    (event) => {
      const file = event.clipboardData?.files[0];
      // a picture is pasted as a picture; a document becomes a link, with a title of its own
      if (!file || file.type.startsWith('image/') || event.clipboardData.types.includes('text/html')) return;
      stop(event);
      upload(file);
    },
    true,
  );
}

/**
 * Pasted or dropped formatted text, pictures and videos follow our own rules; plain text is the browser's, without invisible characters.
 * `insertVideo` gets the address or the embed code of a video that was pasted alone.
 */
export function handlePaste(
  jodit: Jodit,
  clean: (html: string, files: readonly File[]) => void,
  insertVideo: (text: string) => void,
): void {
  // after Jodit's own handler, which writes what is copied and so lets us add to it
  for (const kind of ['copy', 'cut'] as const) {
    jodit.ed.addEventListener(kind, (event) => event.defaultPrevented && event.clipboardData?.setData(ownMark, '1'));
  }
  jodit.ed.addEventListener(
    'paste',
    (event) => {
      const data = event.clipboardData;
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      const html = data?.getData('text/html') ?? '';
      if (!data) return;
      // WebKitGTK tells nothing of a copied picture, and inserts it
      if (data.types.length === 0) jodit.ed.addEventListener('input', () => handleInsertedPicture(jodit, clean), { once: true });
      const plain = data.getData('text/plain');
      const isVideo = files.length === 0 && !data.types.includes(ownMark) && videoIn(plain) !== null;
      const mended = withoutForbidden(mendText(plain));
      if (!isVideo && html === '' && files.length === 0 && mended === plain) return;
      stop(event);
      if (isVideo) return insertVideo(plain);
      if (html === '' && files.length === 0) {
        jodit.ed.execCommand('insertText', false, mended);
        return;
      }
      if (data.types.includes(ownMark)) jodit.s.insertHTML(html);
      else clean(html === '' ? files.map(() => '<img alt="">').join('') : html, files);
    },
    true,
  );
  handleDrops(jodit, (html) => clean(html, []));
}

/** Cleans the picture that the browser has pasted by itself; its address holds only until the page is left. */
function handleInsertedPicture(jodit: Jodit, clean: (html: string, files: readonly File[]) => void): void {
  const picture = jodit.editor.querySelector('img[src^="blob:"]');
  if (!picture) return;
  const { outerHTML } = picture;
  jodit.s.setCursorBefore(picture);
  picture.remove();
  clean(outerHTML, []);
}

/** What is dragged here from another page or program is cleaned like what is pasted; what is dragged inside the text only moves. */
function handleDrops(jodit: Jodit, clean: (html: string) => void): void {
  let isOwn = false;
  jodit.ed.addEventListener('dragstart', () => {
    isOwn = true;
  });
  jodit.ed.addEventListener('dragend', () => {
    isOwn = false;
  });
  jodit.ed.addEventListener(
    'drop',
    (event) => {
      const html = event.dataTransfer?.getData('text/html') ?? '';
      if (isOwn || html === '') return;
      stop(event);
      jodit.s.insertCursorAtPoint(event.clientX, event.clientY);
      clean(html);
    },
    true,
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
