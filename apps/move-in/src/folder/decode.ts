import { open } from 'node:fs/promises';

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The encoding of a text that may lie about it: UTF-16, whose digits and commas are every other byte zero, UTF-8, or the Windows code page
 * of Thai. UTF-8 with a few broken bytes stays UTF-8: the code page read as such has hardly a Thai letter.
 */
export function encodingOf(sample: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874' {
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros > sample.length / 20) return sample.indexOf(0) % 2 === 1 ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder().decode(sample);
  const broken = countOf(text, /\ufffd/g);
  if (broken === 0 || countOf(text, /[\u0e01-\u0e5b]/g) >= broken) return 'utf-8';
  return countOf(new TextDecoder('windows-874').decode(sample), /[\u0e01-\u0e5b]/g) > 0 ? 'windows-874' : 'utf-8';
}

/** The text of an answer, without the mark of its byte order. */
export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** The text of a file, piece by piece. */
export async function* textOfFile(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1_000_000), position: 0 });
    const decoder = new TextDecoder(encodingOf(buffer.subarray(0, bytesRead)));
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false }))
      yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } finally {
    await handle.close();
  }
}
