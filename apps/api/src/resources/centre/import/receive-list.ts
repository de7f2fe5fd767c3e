import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ImportAnswer, importAnswers, importLimits } from '@faculty/contracts/centre/lc-user-import';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../../kit/crud/context.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { readJsonValue } from '../../../kit/http/bodies.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { bytesOf, partsOf } from '../../../kit/http/multipart.ts';
import { checked } from '../../../kit/http/validation.ts';
import { FairQueue } from '../../../kit/jobs/fair-queue.ts';
import type { ReadAnswer } from './list-reader.ts';
import type { Sheet } from './read-list.ts';

/** The parts of an import's form. */
interface ReceivedList {
  sheets: Sheet[];
  answers: ImportAnswer[];
  plan: string;
}

/** Short, because each waiting call holds its file in memory. */
const queue = new FairQueue({ atOnce: 1, waiting: 10, refusal: 'import_under_way' });
const maxTextBytes = 200_000;

/**
 * Receives the form of an import and reads its file, which is not stored. The queue is entered first, so that a refused call does not
 * upload its file.
 * @throws ApiError naming the file that is missing, too large or unreadable; `import_under_way` and `unavailable` as the queue
 */
export async function receiveList(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedList> {
  const gone = abortOnDisconnect(reply);
  const slot = queue.enter((request.person as Person).user_name);
  try {
    if (!request.isMultipart()) throw wrongField('file', 'file_required');
    const texts: Record<string, unknown> = {};
    let bytes: Buffer | undefined;
    const tooLarge = () => wrongField('file', 'file_size', { mb: importLimits.megabytes });
    for await (const part of partsOf(request, maxTextBytes, 1, { files: 1, fields: 2 })) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else if (part.fieldname !== 'file') throw wrongField(part.fieldname, 'unknown_field');
      else bytes = await bytesOf(part.file, importLimits.megabytes * 1_000_000, tooLarge);
    }
    if (!bytes || bytes.length === 0) throw wrongField('file', 'file_required');
    const answers = checked(importAnswers, readJsonValue(Buffer.from(String(texts.answers ?? '[]'))));
    await slot.turn(gone);
    return { sheets: await readInProcess(bytes, gone), answers, plan: String(texts.plan ?? '') };
  } finally {
    slot.leave();
  }
}

/** Runs from its source in development and tests, else beside this file's bundle (`build.mjs`). */
const isSource = import.meta.url.endsWith('.ts');
const reader = fileURLToPath(new URL(isSource ? './list-reader.ts' : './list-reader.js', import.meta.url));

/**
 * Reads a file in a process of its own, with limits of memory and time: a workbook can make a program allocate without end, and a thread
 * that runs out of memory at once ends the whole server, whatever its limits.
 */
function readInProcess(bytes: Buffer, gone: AbortSignal): Promise<Sheet[]> {
  const child = fork(reader, {
    execArgv: ['--max-old-space-size=300', ...(isSource ? ['--import', 'tsx'] : [])],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout: 30_000,
    signal: gone,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.once('message', (answer: ReadAnswer) => {
      if ('sheets' in answer) resolve(answer.sheets);
      else if ('wrong' in answer) reject(new ApiError('invalid', { fields: { file: answer.wrong } }));
      else reject(new Error(answer.failed));
    });
    // out of memory or time
    child.once('exit', () => reject(wrongField('file', 'file_unpacked')));
    child.send(bytes);
  });
}
