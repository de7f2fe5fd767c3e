import type { ErrorAnswer } from '@faculty/contracts/errors';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { addressOf, changeHeader, methodAndUrl } from '@faculty/contracts/kit/route';
import { isWriting } from '@faculty/contracts/trial';
import { storedLanguage } from '../../i18n/phrases.tsx';
import { readToken, signInAgain } from '../session/session-token.ts';
import { takePreloadedCall } from './preloaded-calls.ts';

/** A refused or failed call. `answer` is null when there is no readable answer (offline, proxy page, timeout). */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly answer: ErrorAnswer | null;
  constructor(status: number, answer: ErrorAnswer | null) {
    super(answer?.message ?? `HTTP ${status}`);
    this.status = status;
    this.answer = answer;
  }
}

export interface CallInput {
  /** Values for the `:names` of the path. */
  params?: Record<string, string | number>;
  /** Empty and undefined values are left out. */
  query?: object;
  /** A plain value is sent as JSON, a FormData as multipart, URLSearchParams as a form. */
  body?: unknown;
  signal?: AbortSignal;
  /** Idempotency key of a call that creates something: sent again with the same key, it creates nothing and returns the first answer. */
  idempotencyKey?: string | undefined;
  /** Of a call that is one of many of the same change: the same UUID with each, by which all are undone together. */
  changeId?: string | undefined;
  /** Called with 0..1 while a body is sent, or while a file of known size is downloaded. */
  onProgress?: (part: number) => void;
}

let isTrial = false;

/** From now on no call that would change something leaves this page: the installation is a trial. */
export function refuseWrites(): void {
  isTrial = true;
}

/**
 * Makes one documented call and answers its JSON (or text).
 * When the session has ended, the person signs in again in place and the call is repeated, so nothing typed is lost.
 * @throws HttpError
 */
export async function call(route: RouteText, input: CallInput = {}): Promise<unknown> {
  return (await exchange(route, input, 'text')).body;
}

/** A file as a documented call answers it. */
interface FetchedFile {
  content: Blob;
  /** As the server sent it. */
  contentDisposition: string | null;
}

/**
 * The same for a call that returns a file. Addresses never contain a token, so a file that needs a right cannot be a plain link.
 * @throws HttpError with the server's answer, as `call`
 */
export async function fetchFile(route: RouteText, input: CallInput = {}): Promise<FetchedFile> {
  const { body, contentDisposition } = await exchange(route, input, 'blob');
  return { content: body as Blob, contentDisposition }; // what was asked for
}

interface Response {
  status: number;
  body: unknown;
  contentDisposition: string | null;
}

async function exchange(route: RouteText, input: CallInput, kind: 'text' | 'blob'): Promise<Response> {
  const token = readToken();
  const [method, address] = lineOf(route, input);
  if (isTrial && isWriting(method, address)) throw new HttpError(403, { statusCode: 403, code: 'trial', message: '', requestId: '' });
  const first = kind === 'text' ? await takePreloadedCall(method, address, input.body, token) : null;
  const response = first ? { ...first, contentDisposition: null } : await send(route, input, token, kind);
  if (response.status === 401 && (response.body as ErrorAnswer | null)?.code === 'unauthorized') {
    const renewed = await signInAgain().catch(() => null);
    return accepted(renewed === null ? response : await send(route, input, renewed, kind));
  }
  return accepted(response);
}

const isGood = (status: number) => status >= 200 && status < 300;

/** @throws HttpError when it was refused */
function accepted(response: Response): Response {
  const { status, body } = response;
  if (isGood(status)) return response;
  const answer = typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorAnswer) : null;
  throw new HttpError(status, answer);
}

/** Method and address of a call, as they go over the line. */
export function lineOf(route: RouteText, { params, query }: CallInput): [method: string, address: string] {
  return [methodAndUrl(route).method, addressOf(route, params, query)];
}

// XMLHttpRequest, because fetch reports no upload progress.
function send(route: RouteText, input: CallInput, token: string | null, kind: 'text' | 'blob'): Promise<Response> {
  const { body, signal, idempotencyKey, changeId, onProgress } = input;
  const [method, address] = lineOf(route, input);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    // files take as long as the line needs; the person sees the progress and can cancel
    request.timeout = body instanceof FormData || kind === 'blob' ? 0 : 120_000;
    request.responseType = kind;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', storedLanguage());
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    if (changeId !== undefined) request.setRequestHeader(changeHeader, changeId);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.onload = () => {
      const { status } = request;
      const contentDisposition = request.getResponseHeader('content-disposition');
      readBody(request).then(
        (answered) => resolve({ status, body: answered, contentDisposition }),
        () => reject(new HttpError(0, null)),
      );
    };
    request.onerror = () => reject(new HttpError(0, null));
    request.ontimeout = () => reject(new HttpError(0, null));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    if (onProgress) {
      const tell = ({ loaded, total }: ProgressEvent) => onProgress(total > 0 ? loaded / total : 0);
      if (kind === 'blob') request.onprogress = tell;
      else request.upload.onprogress = tell;
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(new DOMException('aborted', 'AbortError'));
    if (body === undefined) request.send();
    else if (body instanceof FormData || body instanceof URLSearchParams) request.send(body);
    else {
      request.setRequestHeader('content-type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}

/** A refusal is JSON even where a file was requested. */
async function readBody(request: XMLHttpRequest): Promise<unknown> {
  if (request.responseType === 'blob' && isGood(request.status)) return request.response;
  const text: string = request.responseType === 'blob' ? await (request.response as Blob).text() : request.responseText;
  if (!request.getResponseHeader('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
