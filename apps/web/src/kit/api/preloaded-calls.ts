/** What the server answered to one of them. */
interface PreloadedAnswer {
  status: number;
  body: unknown;
}

/** Calls that public/start.js made before any of our code was there. */
interface FirstCalls {
  /** The user of these answers; null when signed out. */
  token: string | null;
  /** `METHOD address form` → the answer; null when the call failed. */
  answers: Map<string, Promise<PreloadedAnswer | null>>;
  /** Those that have arrived, under the same names. */
  arrived: Map<string, PreloadedAnswer>;
}

declare global {
  interface Window {
    firstCalls?: FirstCalls;
  }
}

/** Older answers are requested again, for a page that took minutes to load. */
const staleAfter = 30_000;

/** The answer of a call the document has preloaded, once; undefined when it was not preloaded. */
export function takePreloadedCall(method: string, address: string, body: unknown, token: string | null) {
  const key = keyOf(method, address, body, token);
  if (key === undefined) return undefined;
  const answer = window.firstCalls?.answers.get(key);
  forget(key);
  return answer;
}

/** The same where it has arrived and was no refusal: a screen is drawn with it, and not once without it and once more with it. */
export function takePreloadedAnswer(method: string, address: string, body: unknown, token: string | null): PreloadedAnswer | undefined {
  const key = keyOf(method, address, body, token);
  const answer = key === undefined ? undefined : window.firstCalls?.arrived.get(key);
  if (key === undefined || answer?.status !== 200) return undefined;
  forget(key);
  return answer;
}

/** When every call of the document is answered. */
export async function preloadedCallsAnswered(): Promise<void> {
  await Promise.all(window.firstCalls?.answers.values() ?? []);
}

/** The key of this call among the preloaded ones; undefined when it cannot be preloaded. */
function keyOf(method: string, address: string, body: unknown, token: string | null): string | undefined {
  const { firstCalls } = window;
  if (!firstCalls || firstCalls.token !== token || performance.now() > staleAfter) return undefined;
  const form = body instanceof URLSearchParams ? body.toString() : '';
  return body !== undefined && form === '' ? undefined : `${method} ${address} ${form}`;
}

function forget(key: string): void {
  window.firstCalls?.answers.delete(key);
  window.firstCalls?.arrived.delete(key);
}
