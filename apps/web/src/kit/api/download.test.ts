import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSessionEnd, storeToken } from '../session/session-token.ts';
import { download, downloadStored, openToPrint } from './download.ts';

interface Answer {
  status: number;
  type: string;
  content: string;
  disposition?: string;
}

/** Stands in for the server: answers by the token; null never answers. */
function serve(answer: (token: string) => Answer | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      responseType = '';
      response: Blob | null = null;
      token = '';
      answered: Answer | null = null;
      onload = () => undefined;
      onabort = () => undefined;
      onprogress = (_event: object) => undefined;
      open(method: string, path: string) {
        asked.push(`${method} ${path}`);
      }
      setRequestHeader(name: string, value: string) {
        if (name === 'authorization') this.token = value;
      }
      getResponseHeader = (name: string) => (name === 'content-type' ? this.answered?.type : this.answered?.disposition) ?? null;
      get responseText(): string {
        throw new DOMException('a blob has no text', 'InvalidStateError');
      }
      abort() {
        this.onabort();
      }
      send() {
        this.answered = answer(this.token);
        if (this.answered === null) return;
        this.status = this.answered.status;
        this.response = new Blob([this.answered.content]);
        this.onprogress({ loaded: 1, total: 4 });
        queueMicrotask(this.onload);
      }
    },
  );
  return asked;
}

const file = (disposition?: string): Answer => ({
  status: 200,
  type: 'application/pdf',
  content: 'pdf',
  ...(disposition && { disposition }),
});
const refused = (status: number, code: string): Answer => ({
  status,
  type: 'application/json',
  content: JSON.stringify({ statusCode: status, code, message: 'no', requestId: '1' }),
});

const saved: { name: string; address: string }[] = [];
const made = vi.fn((_content: Blob) => 'blob:1');
const revoked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  storeToken('old');
  saved.length = 0;
  made.mockClear();
  revoked.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onSessionEnd(null);
});

it('saves the file under its name in any script and revokes the object URL', async () => {
  serve(() => file(`attachment; filename="plan.pdf"; filename*=UTF-8''%E0%B9%81%E0%B8%9C%E0%B8%99%20%E0%B9%92.pdf`));
  const onProgress = vi.fn();
  await download('GET /file/download', { onProgress });
  expect(saved).toEqual([{ name: 'แผน ๒.pdf', address: 'blob:1' }]);
  expect(await made.mock.calls[0]?.[0].text()).toBe('pdf');
  expect(onProgress).toHaveBeenCalledWith(0.25);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});

it.each([
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment', 'file'],
  [undefined, 'file'],
])('takes the name of %s', async (disposition, name) => {
  serve(() => file(disposition));
  await download('GET /file/download');
  expect(saved[0]?.name).toBe(name);
});

it('opens a document to print in a new tab, and saves it where the tab is blocked', async () => {
  serve(() => file('attachment; filename=a.pdf'));
  const opened = { opener: window };
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(opened as unknown as Window);
  expect(await openToPrint('GET /file/download')).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith('blob:1', '_blank');
  expect(opened.opener).toBeNull();
  vi.runAllTimers();
  // it is read again when it is printed
  expect([saved, revoked.mock.calls]).toEqual([[], []]);
  open.mockReturnValueOnce(null);
  expect(await openToPrint('GET /file/download')).toBe(false);
  expect(saved).toEqual([{ name: 'a.pdf', address: 'blob:1' }]);
});

it('says what the server refused, and saves nothing', async () => {
  serve(() => refused(403, 'forbidden'));
  await expect(download('GET /file/download')).rejects.toMatchObject({ name: 'HttpError', status: 403, answer: { code: 'forbidden' } });
  expect(saved).toEqual([]);
  expect(made).not.toHaveBeenCalled();
});

it('waits until a person whose session has ended is signed in again', async () => {
  const asked = serve((token) => (token === 'Bearer new' ? file('attachment; filename=a.pdf') : refused(401, 'unauthorized')));
  onSessionEnd(async () => 'new');
  await download('GET /file/download');
  expect(asked).toHaveLength(2);
  expect(saved[0]?.name).toBe('a.pdf');
});

it('can be stopped', async () => {
  serve(() => null);
  const stop = new AbortController();
  const loading = download('GET /file/download', { signal: stop.signal });
  stop.abort();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  expect(saved).toEqual([]);
});

it('requests a stored file by its key, without a token in the address', async () => {
  const asked = serve(() => file());
  await downloadStored('/files/documents/ab/แผน.pdf');
  expect(asked).toEqual(['GET /file/download?privateUrl=documents%2Fab%2F%E0%B9%81%E0%B8%9C%E0%B8%99.pdf']);
});
