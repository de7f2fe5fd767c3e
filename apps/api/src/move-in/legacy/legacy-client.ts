import { setTimeout as wait } from 'node:timers/promises';
import { isReading } from './calls.ts';

/** How to sign in: a token, or an account whose session is renewed when it ends. */
export type Credentials = { token: string } | { email: string; password: string };

export interface LegacyOptions {
  /** Base address of the legacy API, such as `https://old.example/api`. */
  from: string;
  credentials: Credentials;
  /** Calls a second. */
  rate: number;
  /** First wait after a failed call, in milliseconds; it doubles up to a minute. */
  firstWait?: number;
}

/** A call that the legacy system did not answer usefully. Its message names the call and never the token. */
export class LegacyError extends Error {
  override name = 'LegacyError';
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

const maxAttempts = 6;
const maxWait = 60_000;
/** A wait that the legacy system asks for is honoured up to this. */
const maxAskedWait = 600_000;
const callTimeout = 120_000;
const fileTimeout = 900_000;
const maxAnswerBytes = 200_000_000;
export const maxFileBytes = 200_000_000;

/** Calls the legacy system: only calls that read, at a bounded rate, one after another, with retries. */
export class LegacyClient {
  readonly #options: LegacyOptions;
  #token: string | undefined;
  #nextCall = 0;
  /** A call that was answered: tells an ended session from a record or file that this account may not see. */
  #answered: string | undefined;

  constructor(options: LegacyOptions) {
    this.#options = options;
    this.#token = 'token' in options.credentials ? options.credentials.token : undefined;
  }

  /**
   * The parsed answer and its text.
   * @throws LegacyError with the status of a refused call, or after six failed attempts
   */
  async call(call: string, form?: Record<string, string>): Promise<{ text: string; answer: unknown }> {
    if (!isReading(call)) throw new Error(`${call} may change the legacy system`);
    return this.#repeated(call, callTimeout, async (signal) => {
      const [method = 'GET', path = '/'] = call.split(' ');
      const body = method === 'POST' ? new URLSearchParams(form) : null;
      const response = await this.#send(this.#at(path), { method, body }, signal);
      const text = await textOf(response, call);
      try {
        const answer = JSON.parse(text) as unknown;
        if (!form) this.#answered ??= call;
        return { text, answer };
      } catch {
        throw new Unanswered(`${call}: the answer is not whole JSON`);
      }
    });
  }

  /**
   * Streams a file to `receive`, which is called again from the start after a failed attempt.
   * @throws LegacyError as `call` does
   */
  async file<Result>(address: string, receive: (body: AsyncIterable<Uint8Array>, response: Response) => Promise<Result>): Promise<Result> {
    return this.#repeated(`GET ${address}`, fileTimeout, async (signal) => {
      const response = await this.#send(new URL(address), { method: 'GET' }, signal);
      if (Number(response.headers.get('content-length') ?? 0) > maxFileBytes) throw new LegacyError(`GET ${address}: too large`);
      if (!response.body) throw new Unanswered(`GET ${address}: no content`);
      return receive(response.body as AsyncIterable<Uint8Array>, response);
    });
  }

  #at(path: string): URL {
    return new URL(`${this.#options.from.replace(/\/+$/, '')}${path}`);
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
        if (error instanceof LegacyError) {
          if (error.status !== 401) throw named(error, call);
          // the session ended: once more with another one
          if (!isRenewed && !('token' in this.#options.credentials)) {
            isRenewed = true;
            this.#token = undefined;
            continue;
          }
          throw named(call !== this.#answered && (await this.#isSignedIn()) ? new LegacyError(error.message, 403) : error, call);
        }
        if (made === maxAttempts) throw new LegacyError(`${call}: ${reasonOf(error)}, after ${made} attempts`);
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
    try {
      await within(callTimeout, async (signal) =>
        this.#send(this.#at(path), { method }, signal).then((response) => textOf(response, path)),
      );
      return true;
    } catch {
      return false;
    }
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
    const response = await this.#send(this.#at('/auth/signin/local'), init, signal);
    const text = (await textOf(response, 'POST /auth/signin/local')).trim();
    // documented as the plain token; some servers send it as a JSON string
    return text.startsWith('"') ? String(JSON.parse(text)) : text;
  }

  /** Sends the token only to the legacy host itself. @throws Unanswered when another attempt may help, else LegacyError */
  async #send(url: URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const isOwnHost = url.host === new URL(this.#options.from).host;
    const authorization: Record<string, string> = this.#token !== undefined && isOwnHost ? { authorization: `Bearer ${this.#token}` } : {};
    const response = await fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...authorization },
      // a redirect could lead elsewhere or to a sign-in page
      redirect: 'manual',
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500) {
      throw new Unanswered(`answers ${response.status}`, retryAfter(response.headers.get('retry-after')));
    }
    throw new LegacyError(`answers ${response.status}`, response.status);
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

async function textOf(response: Response, call: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) throw new LegacyError(`${call}: the answer is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Seconds or a date → milliseconds; 0 when absent or unreadable. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}

const named = (error: LegacyError, call: string) =>
  error.message.startsWith(call) ? error : new LegacyError(`${call}: ${error.message}`, error.status);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
