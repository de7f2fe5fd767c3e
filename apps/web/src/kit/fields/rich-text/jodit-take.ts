import type { Jodit } from 'jodit';

/** Clipboard type of what is copied here: pasted unchanged. */
const ownMark = 'application/x-faculty-rich-text';

/** A file dropped into the frame would replace the page or be embedded in the text: it is uploaded instead. */
export function takeFiles(jodit: Jodit, take: (file: File) => void): void {
  jodit.ed.addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.dataTransfer.types.includes('text/html')) return;
      stop(event);
      take(file);
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
      take(file);
    },
    true,
  );
}

/** Formatted text and pictures are taken in by our own rules; plain text is the browser's. */
export function takePaste(jodit: Jodit, take: (html: string, files: readonly File[]) => void): void {
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
      if (!data || (html === '' && files.length === 0)) return;
      stop(event);
      if (data.types.includes(ownMark)) jodit.s.insertHTML(html);
      else take(html === '' ? files.map(() => '<img alt="">').join('') : html, files);
    },
    true,
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
