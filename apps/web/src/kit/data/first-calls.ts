/** Calls that public/start.js made before any of our code was there. */
interface FirstCalls {
  /** Whose answers they are. */
  token: string;
  /** `METHOD address form` → the answer; null when the call failed. */
  answers: Map<string, Promise<{ status: number; body: unknown } | null>>;
}

declare global {
  interface Window {
    firstCalls?: FirstCalls;
  }
}

/** Answers older than this are asked for again: somebody came back to a page that took minutes to load. */
const staleAfter = 30_000;

/** The answer to a call the document has already made, once; undefined when it made no such call. */
export function takeFirstCall(method: string, address: string, body: unknown, token: string | null) {
  const { firstCalls } = window;
  if (!firstCalls || firstCalls.token !== token || performance.now() > staleAfter) return undefined;
  const form = body instanceof URLSearchParams ? body.toString() : '';
  if (body !== undefined && form === '') return undefined;
  const key = `${method} ${address} ${form}`;
  const answer = firstCalls.answers.get(key);
  firstCalls.answers.delete(key);
  return answer;
}
