import { buffer } from 'node:stream/consumers';
import type { ApiError, WrongField } from '../../../kit/http/errors.ts';
import { readList, type Sheet } from './read-list.ts';

/** What the process writes: the sheets, or why the file is refused. */
export type ReadAnswer = { sheets: Sheet[] } | { wrong: WrongField | undefined };

const answer: ReadAnswer = await readList(await buffer(process.stdin)).then(
  (sheets) => ({ sheets }),
  (error: ApiError) => ({ wrong: error.details.fields?.file }),
);
process.stdout.write(JSON.stringify(answer));
