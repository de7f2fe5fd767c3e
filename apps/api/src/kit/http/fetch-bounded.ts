/** How long an answer may take in all, from the first packet to its last byte, and how much of it is read. */
interface FetchBounds {
  milliseconds: number;
  bytes: number;
}

/** An answer that was read to its end. */
interface ReadAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Asks one address, reads the answer, and ends when its time is over, whatever the other side does. Redirects are refused: no answer
 * leads to another host.
 *
 * The reading is cancelled through its reader. A signal given to `fetch` is not enough: once the head of an answer is there, Node holds
 * the request by a weak reference only, and after a garbage collection the signal ends nothing.
 * @throws Error when it cannot be read within its bounds
 */
export async function fetchBounded(url: string | URL, { milliseconds, bytes }: FetchBounds, init: RequestInit = {}): Promise<ReadAnswer> {
  const stop = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
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
    // its head came in the moment it was given up
    if (stop.signal.aborted) await reader?.cancel(stop.signal.reason);
    return { status, headers, body: reader === undefined ? Buffer.alloc(0) : await bytesOf(reader, bytes) };
  };
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function bytesOf(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let taken = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    taken += value.length;
    if (taken > most) {
      const error = new Error(`the answer is longer than ${most} bytes`);
      await reader.cancel(error);
      throw error;
    }
    chunks.push(value);
  }
}
