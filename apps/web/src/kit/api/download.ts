import type { RouteText } from '@faculty/contracts/kit/entity';
import { shellRoutes } from '@faculty/contracts/shell/me';
import { type CallInput, fetchFile } from './http.ts';

/** Browsers read the address a while after the click. */
const readWithin = 60_000;

/**
 * Makes one documented call that answers a file, and saves that file under the name the server gives it.
 * Renews an ended session in place, as `call` does. `signal` aborts; `onProgress` gets 0..1.
 * @throws HttpError with the server's answer, or AbortError
 */
export async function download(route: RouteText, input: CallInput = {}): Promise<void> {
  const file = await fetchFile(route, input);
  const address = URL.createObjectURL(file.content);
  save(address, await nameOf(file));
}

/** Saves a text that the browser has made itself. */
export const saveText = (name: string, text: string): void => save(URL.createObjectURL(new Blob([text])), name);

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}

/**
 * The same for a document to print: opened in a new tab, where the browser can print it. Saved instead where the
 * browser blocks the new tab, as some do when the click is seconds old. Resolves to whether it was opened.
 */
export async function openToPrint(route: RouteText, input: CallInput = {}): Promise<boolean> {
  const file = await fetchFile(route, input);
  const address = URL.createObjectURL(file.content);
  const opened = window.open(address, '_blank');
  if (opened) {
    opened.opener = null;
    // what is opened is read again when it is printed or saved
    window.addEventListener('pagehide', () => URL.revokeObjectURL(address), { once: true });
    return true;
  }
  save(address, await nameOf(file));
  return false;
}

const stored = (address: string) => ({ privateUrl: address.replace(/^\/files\//, '') });

/** Saves a stored file by the address of a record: a private file is no plain link, because only this call sends the token. */
export function downloadStored(address: string, input: Pick<CallInput, 'signal' | 'onProgress'> = {}): Promise<void> {
  return download(shellRoutes.fileDownload, { query: stored(address), ...input });
}

/** Fetches the stored files of a record, one after the other. */
export async function filesOfRecord<Part extends string>(parts: readonly Part[], row: object): Promise<[Part, File][]> {
  const files: [Part, File][] = [];
  for (const part of parts) {
    const address = (row as Partial<Record<string, unknown>>)[part];
    if (typeof address !== 'string' || address === '') continue;
    const file = await fetchFile(shellRoutes.fileDownload, { query: stored(address) });
    files.push([part, new File([file.content], await nameOf(file), { type: file.content.type })]);
  }
  return files;
}

/** The name of RFC 6266, in any script; browsers themselves take out what no file may be called. */
async function nameOf({ contentDisposition }: Awaited<ReturnType<typeof fetchFile>>): Promise<string> {
  if (contentDisposition === null) return 'file';
  // lazy: lists import this file, and need no parser for their first rows
  const { parse } = await import('content-disposition');
  return parse(contentDisposition).parameters.filename || 'file';
}
