import { ApiError, type WrongField } from '../../../kit/http/errors.ts';
import { readList, type Sheet } from './read-list.ts';

/** What the process answers: the sheets, why the file is refused, or the stack of an unexpected error. */
export type ReadAnswer = { sheets: Sheet[] } | { wrong: WrongField } | { failed: string };

// ends with the server
process.once('disconnect', () => process.exit());
process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await answerOf(Buffer.from(bytes)), () => process.exit());
});

async function answerOf(bytes: Buffer): Promise<ReadAnswer> {
  try {
    return { sheets: await readList(bytes) };
  } catch (error) {
    return error instanceof ApiError && error.details.fields?.file ? { wrong: error.details.fields.file } : { failed: String(error) };
  }
}
