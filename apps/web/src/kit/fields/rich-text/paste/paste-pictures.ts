/** Pictures of a pasted text: the file to upload, or that it cannot be pasted. */
export interface PastedPicture {
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
export function picturesOf(body: HTMLElement, files: readonly File[]): PastedPicture[] {
  const spare = body.textContent?.trim() === '' && !body.querySelector('table') ? files.filter(({ type }) => type in kinds) : [];
  const pictures: PastedPicture[] = [];
  for (const element of body.querySelectorAll('img')) {
    const address = element.getAttribute('src') ?? '';
    const file = spare.shift() ?? fileOf(address);
    if (file || !/^(https?:)?\/\//i.test(address)) pictures.push({ element, file, name: nameOf(element, address) });
  }
  return pictures;
}

/** The picture a `data:` address holds. Not by `fetch`, which the page's policy forbids. */
function fileOf(address: string): File | null {
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
  if (address.startsWith('data:')) return '';
  const last = address.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 120);
  } catch {
    return last.slice(0, 120);
  }
}
