import { setTimeout as wait } from 'node:timers/promises';
import { textOfBytes } from '../folder/decode.ts';
import { MoveError } from '../folder/read-rows.ts';
import { isReading } from './reading.ts';

/** How to sign in: a token, or an account whose session is renewed when it ends. */
export type Credentials = { token: string } | { email: string; password: string };

export interface ClientOptions {
  /** Base address of the former API, such as `https://old.example/api`. */
  from: string;
  credentials: Credentials;
  /** Calls a second. */
  rate: number;
  /** First wait after a failed call, in milliseconds; it doubles up to a minute. */
  firstWait?: number;
}

/** A call that the former system did not answer usefully. Its message names the call and never the token. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

const maxAttempts = 6;
const maxWait = 60_000;
/** A wait that the former system asks for is honoured up to this. */
const maxAskedWait = 600_000;
const callTimeout = 120_000;
const fileTimeout = 900_000;
const maxAnswerBytes = 200_000_000;
export const maxFileBytes = 200_000_000;
const maxRedirects = 5;

/** Calls the former system: only calls that read, at a bounded rate, one after another, with retries. */
export class Client {
  readonly #options: ClientOptions;
  #token: string | undefined;
  #nextCall = 0;
  /** A call that was answered: tells an ended session from a record or file that this account may not see. */
  #answered: string | undefined;
  /** How many requests were sent. */
  calls = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#token = 'token' in options.credentials ? options.credentials.token : undefined;
  }

  /**
   * The parsed answer of `GET /path` or `POST /path`.
   * @throws CallError with the status of a refused call, or after six failed attempts
   */
  async call(call: string, form?: Record<string, string>): Promise<unknown> {
    const [method = '', path = ''] = call.split(' ');
    if (!isReading(method, path)) throw new Error(`${call} may change the former system`);
    return this.#repeated(call, callTimeout, async (signal) => {
      const body = method === 'POST' ? new URLSearchParams(form) : null;
      const text = await textOf(await this.#send(this.#at(path), { method, body }, signal), call);
      try {
        const answer = JSON.parse(text) as unknown;
        if (!form) this.#answered ??= call;
        return answer;
      } catch {
        throw new Unanswered(`the answer is no whole JSON but ${JSON.stringify(text.slice(0, 60))}`);
      }
    });
  }

  /**
   * Streams a file to `receive`, which is called again from the start after a failed attempt.
   * @throws CallError as `call` does
   */
  async file<Result>(address: string, receive: (body: AsyncIterable<Uint8Array>, response: Response) => Promise<Result>): Promise<Result> {
    return this.#repeated(`GET ${address}`, fileTimeout, async (signal) => {
      const url = new URL(address);
      // a path of the API may be named as a file
      if (this.#isOwn(url) && !isReading('GET', url.pathname.slice(new URL(this.#options.from).pathname.replace(/\/+$/, '').length)))
        throw new CallError('no address of a file');
      const response = await this.#send(url, { method: 'GET' }, signal);
      if (Number(response.headers.get('content-length') ?? 0) > maxFileBytes) {
        await response.body?.cancel();
        throw new CallError('larger than 200 MB');
      }
      if (!response.body) throw new Unanswered('no content');
      return receive(response.body as AsyncIterable<Uint8Array>, response);
    });
  }

  #at(path: string): URL {
    return new URL(`${this.#options.from.replace(/\/+$/, '')}${path}`);
  }

  #isOwn(url: URL): boolean {
    return url.host === new URL(this.#options.from).host;
  }

  async #repeated<Result>(call: string, timeout: number, attempt: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    let pause = this.#options.firstWait ?? 1_000;
    let isRenewed = false;
    for (let made = 1; ; made += 1) {
      try {
        await this.#turn();
        this.#token ??= await within(callTimeout, (signal) => this.#signIn(signal));
        return await within(timeout, attempt);
      } catch (error) {
        if (error instanceof MoveError || isOfDisk(error)) throw error;
        if (error instanceof CallError) {
          if (error.status !== 401) throw named(error, call);
          // the session ended: once more with another one
          if (!isRenewed && !('token' in this.#options.credentials)) {
            isRenewed = true;
            this.#token = undefined;
            continue;
          }
          if (call !== this.#answered && (await this.#isSignedIn())) throw named(new CallError(error.message, 403), call);
          throw new MoveError(`${call} ${error.message}: the session has ended. Sign in anew: the same command goes on from here.`);
        }
        if (made === maxAttempts) throw new CallError(`${call}: ${reasonOf(error)}, after ${made} attempts`);
        const asked = error instanceof Unanswered ? error.waitFor : 0;
        await wait(asked > 0 ? Math.min(asked, maxAskedWait) : pause);
        pause = Math.min(pause * 2, maxWait);
      }
    }
  }

  /** Whether the session still answers what it has answered before. */
  async #isSignedIn(): Promise<boolean> {
    if (this.#answered === undefined) return false;
    const [method = 'GET', path = '/'] = this.#answered.split(' ');
    await this.#turn();
    return within(callTimeout, async (signal) => (await this.#send(this.#at(path), { method }, signal)).body?.cancel()).then(
      () => true,
      () => false,
    );
  }

  /** Waits until the next call is due. */
  async #turn(): Promise<void> {
    const now = Date.now();
    const due = Math.max(now, this.#nextCall);
    this.#nextCall = due + 1_000 / this.#options.rate;
    if (due > now) await wait(due - now);
  }

  /** A new session: the only call that is not one that reads. */
  async #signIn(signal: AbortSignal): Promise<string> {
    const body = JSON.stringify(this.#options.credentials);
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const url = this.#at('/auth/signin/local');
    const response = await this.#send(url, init, signal).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      throw new MoveError(
        error.status === 404
          ? `${url.href} answers 404: is the address of --from right?`
          : `${url.href} refuses the sign-in (${error.message}): check MOVE_IN_EMAIL and MOVE_IN_PASSWORD`,
      );
    });
    const text = (await textOf(response, url.href)).trim();
    // documented as the plain token; some servers send it as a JSON string
    const token = text.startsWith('"') ? String(JSON.parse(text)) : text;
    if (!/^[\w.~+/=-]+$/.test(token)) throw new MoveError(`${url.href} answers no token: is the address of --from that of the API?`);
    return token;
  }

  /**
   * Sends the token only to the former host itself, and follows redirects only on the same host.
   * @throws Unanswered when another attempt may help, else CallError
   */
  async #send(first: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
    let url = first;
    for (let followed = 0; ; followed += 1) {
      const authorization: Record<string, string> =
        this.#token !== undefined && this.#isOwn(url) ? { authorization: `Bearer ${this.#token}` } : {};
      this.calls += 1;
      const headers = { ...(init.headers as Record<string, string>), ...authorization };
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      if (response.ok) return response;
      await response.body?.cancel();
      const { status } = response;
      if (status === 429 || status >= 500) throw new Unanswered(`answers ${status}`, retryAfter(response.headers.get('retry-after')));
      const location = response.headers.get('location');
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== null && URL.canParse(location, url.href);
      if (!isRedirect) throw new CallError(`answers ${status}`, status);
      const next = new URL(location, url);
      if (next.origin !== url.origin || followed === maxRedirects)
        throw new CallError(`answers ${status} to ${next.origin}${next.pathname}`, status);
      // another path could be a call that changes something; a POST goes on to the same path with a slash only
      if (init.method !== 'GET' && next.pathname.replace(/\/+$/, '') !== url.pathname.replace(/\/+$/, ''))
        throw new CallError(`answers ${status} to ${next.pathname}`, status);
      if (/\/(auth|sign-?out|log-?(in|out))\b/i.test(next.pathname)) throw new CallError(`answers ${status} to ${next.pathname}`, 401);
      url = next;
    }
  }
}

/** Aborts what takes too long. The timer ends with the work: those of `AbortSignal.timeout` would keep every answer of the last minutes. */
async function within<Result>(timeout: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('no answer in time')), timeout);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Worth another attempt. */
class Unanswered extends Error {
  readonly waitFor: number;
  constructor(message: string, waitFor = 0) {
    super(message);
    this.waitFor = waitFor;
  }
}

/** A full disk is not mended by asking again. */
const isOfDisk = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes(String((error as NodeJS.ErrnoException).code));

async function textOf(response: Response, call: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new CallError(`${call}: the answer is larger than 200 MB`);
    chunks.push(chunk);
  }
  return textOfBytes(Buffer.concat(chunks));
}

/** Seconds or a date → milliseconds; 0 when absent or unreadable. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

const named = (error: CallError, call: string) =>
  error.message.startsWith(call) ? error : new CallError(`${call} ${error.message}`, error.status);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
