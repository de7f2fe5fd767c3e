/** Limits of the whole response: time until its last byte, and size of its body. */
interface FetchBounds {
  milliseconds: number;
  bytes: number;
}

/** A response that was read completely. */
interface ReadAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Fetches one address with a limit on the total time and size. Redirects are refused, so that no response leads to another host.
 *
 * The body is cancelled through its reader. The signal given to `fetch` is not enough: once the headers are received, Node holds
 * the request by a weak reference only, and after a garbage collection the signal has no effect.
 * @throws Error when the response cannot be read within the limits
 */
export async function fetchBounded(url: string | URL, { milliseconds, bytes }: FetchBounds, init: RequestInit = {}): Promise<ReadAnswer> {
  const stop = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${new URL(url).host} has not answered in full within ${milliseconds} ms`);
      stop.abort(error);
      reader?.cancel(error).catch(() => {});
      reject(error);
    }, milliseconds);
  });
  const read = async (): Promise<ReadAnswer> => {
    const { status, headers, body } = await fetch(url, { ...init, redirect: 'error', signal: stop.signal });
    reader = body?.getReader();
    // the headers were received at the moment of the timeout
    if (stop.signal.aborted) await reader?.cancel(stop.signal.reason);
    return { status, headers, body: reader === undefined ? Buffer.alloc(0) : await bytesOf(reader, bytes) };
  };
  try {
    return await Promise.race([read(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function bytesOf(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    received += value.length;
    if (received > maxBytes) {
      const error = new Error(`the answer is longer than ${maxBytes} bytes`);
      await reader.cancel(error);
      throw error;
    }
    chunks.push(value);
  }
}
