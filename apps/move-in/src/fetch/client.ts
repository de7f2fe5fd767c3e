import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { encodingOf } from '../../../api/src/kit/files/table-text.ts';
import { MoveError, writeWhole } from '../folder/rows.ts';
import { parsed } from '../values.ts';

export interface ClientOptions {
  /** Base address of the former API, such as `https://old.example/api`. */
  from: string;
  /** A token, or an account whose session is renewed when it ends. */
  credentials: { token: string } | { email: string; password: string };
  /** Calls a second. */
  rate: number;
  /** First wait after a failed call, in milliseconds; it doubles up to a minute. */
  firstWait?: number;
}

/** A call that the former system did not answer usefully. Its message names the call and never the token. */
export class CallError extends Error {
  /** 0 without a useful answer. */
  readonly status: number;
  /** The wait that the former system asked for, in milliseconds. */
  readonly waitFor: number;
  constructor(message: string, status = 0, waitFor = 0) {
    super(message);
    this.status = status;
    this.waitFor = waitFor;
  }
}

/** Whether another attempt may help. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

const maxAttempts = 6;
const maxWait = 60_000;
/** A wait that the former system asks for is honoured up to this. */
const maxAskedWait = 600_000;
const maxRedirects = 5;

/** Calls that cannot change the former system: any GET but of `/auth`, and the documented POST calls that only read. */
const reading =
  /^(GET (?!\/auth\/)|POST \/(combo\/|combo_dc_param(_like)?\/WEB\/|combo_dc_group_(master|sub_a|sub_b)\/|get_web_con_activitys_user\/?$))/i;

/** Calls the former system: only calls that read, at a bounded rate, one after another, with retries. */
export class Client {
  readonly #options: ClientOptions;
  #token: string | undefined;
  #nextCall = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#token = 'token' in options.credentials ? options.credentials.token : undefined;
  }

  /**
   * The parsed answer of `GET /path` or `POST /path`.
   * @throws CallError with the status of a refused call, or after six failed attempts
   */
  async call(call: string, form?: Record<string, string>): Promise<unknown> {
    const [method = '', called = ''] = call.split(' ');
    return this.#repeated(call, async () => {
      const body = method === 'POST' ? new URLSearchParams(form) : null;
      const response = await this.#send(new URL(`${this.#options.from}${called}`), { method, body });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
      const answer = parsed(text);
      if (answer === undefined) throw new CallError(`the answer is no whole JSON but ${JSON.stringify(text.slice(0, 60))}`);
      return answer;
    });
  }

  /**
   * Stores a file whole or not at all.
   * @throws CallError as `call` does
   */
  file(address: string, file: string): Promise<void> {
    const fetched = async (partial: string) => {
      const response = await this.#send(new URL(address), { method: 'GET' });
      // what some systems answer for a file that is gone, or for an ended session
      if (/text\/html/i.test(response.headers.get('content-type') ?? '') && !/\.html?$/i.test(file)) {
        await response.body?.cancel();
        throw new CallError('answers a web page, no file', 404);
      }
      await pipeline(Readable.from(response.body ?? []), createWriteStream(partial, { mode: 0o600 }));
    };
    return writeWhole(file, (partial) => this.#repeated(`GET ${address}`, () => fetched(partial)));
  }

  async #repeated<Result>(call: string, attempt: () => Promise<Result>): Promise<Result> {
    let pause = this.#options.firstWait ?? 1_000;
    let isRenewed = false;
    for (let made = 1; ; made += 1) {
      try {
        await this.#turn();
        this.#token ??= await this.#signIn();
        return await attempt();
      } catch (error) {
        if (error instanceof MoveError || isOfDisk(error)) throw error;
        const { status, waitFor, message } = error instanceof CallError ? error : new CallError(reasonOf(error as Error));
        if (status === 401 && 'token' in this.#options.credentials)
          throw new MoveError(`${call} answers 401: sign in anew for another MOVE_IN_TOKEN; the same command goes on from here.`);
        // the session ended: once more with another one, which may not see it either
        if (status === 401 && !isRenewed) {
          isRenewed = true;
          this.#token = undefined;
          continue;
        }
        if (!isPassing(status)) throw new CallError(`${call} ${message}`, status === 401 ? 403 : status);
        if (made === maxAttempts) throw new CallError(`${call} ${message}, after ${made} attempts`);
        await wait(waitFor > 0 ? Math.min(waitFor, maxAskedWait) : pause);
        pause = Math.min(pause * 2, maxWait);
      }
    }
  }

  /** Waits until the next call is due. */
  async #turn(): Promise<void> {
    const early = this.#nextCall - Date.now();
    if (early > 0) await wait(early);
    this.#nextCall = Date.now() + 1_000 / this.#options.rate;
  }

  /** A new session: the only call that is not one that reads. */
  async #signIn(): Promise<string> {
    const href = `${this.#options.from}/auth/signin/local`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(href, { method: 'POST', headers, body: JSON.stringify(this.#options.credentials), redirect: 'manual' });
    const text = (await response.text()).trim();
    if (isPassing(response.status)) throw new CallError(`answers ${response.status}`, response.status);
    if (response.status === 404) throw new MoveError(`${href} answers 404: is the address of --from right?`);
    if (!response.ok)
      throw new MoveError(`${href} refuses the sign-in (answers ${response.status}): check MOVE_IN_EMAIL and MOVE_IN_PASSWORD`);
    // documented as the plain token; some servers send it as a JSON string
    const token = text.replace(/^"(.*)"$/, '$1');
    if (!/^[\w.~+/=-]+$/.test(token)) throw new MoveError(`${href} answers no token: is the address of --from that of the API?`);
    return token;
  }

  /**
   * Sends the token only to the former host itself, and follows redirects only on the same host.
   * @throws CallError
   */
  async #send(first: URL, init: { method: string; body?: URLSearchParams | null }): Promise<Response> {
    const { host, pathname } = new URL(this.#options.from);
    let url = first;
    for (let followed = 0; ; followed += 1) {
      const isOwn = url.host === host;
      const called = url.pathname.replace(pathname.replace(/\/$/, ''), '');
      if (isOwn && !reading.test(`${init.method} ${called}`)) throw new CallError('may change the former system', 405);
      const headers: Record<string, string> = isOwn ? { authorization: `Bearer ${this.#token}` } : {};
      const response = await fetch(url, { ...init, headers, redirect: 'manual' });
      if (response.ok) return response;
      await response.body?.cancel();
      const { status, headers: answered } = response;
      if (isPassing(status)) throw new CallError(`answers ${status}`, status, askedWait(answered.get('retry-after') ?? ''));
      const location = answered.get('location') ?? '';
      const next = status < 400 && location !== '' && URL.canParse(location, url.href) ? new URL(location, url) : null;
      if (next === null) throw new CallError(`answers ${status}`, status);
      // to the page where people sign in
      if (/\/(auth|sign-?out|log-?(in|out))\b/i.test(next.pathname)) throw new CallError(`answers ${status} to ${next.pathname}`, 401);
      if (next.origin !== url.origin || followed === maxRedirects)
        throw new CallError(`answers ${status} to ${next.origin}${next.pathname}`, status);
      url = next;
    }
  }
}

/** Seconds or a date → milliseconds; 0 when absent or unreadable. */
function askedWait(header: string): number {
  const milliseconds = Number.isNaN(Number(header)) ? Date.parse(header) - Date.now() : Number(header) * 1_000;
  return Number.isNaN(milliseconds) ? 0 : milliseconds;
}

const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? `${message} (${cause.message})` : message);

/** A file that cannot be written here is not mended by asking again. */
const isOfDisk = (error: unknown) => /^E(NOSPC|DQUOT|ROFS|ACCES|NOTDIR|ISDIR)$/.test(String((error as NodeJS.ErrnoException).code));
