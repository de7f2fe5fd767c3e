import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { importAnswers, importLimits } from '@faculty/contracts/centre/lc-user-import';
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

/** Short, because each waiting call holds its file in memory. */
const queue = new FairQueue({ atOnce: 1, waiting: 10, refusal: 'import_under_way' });
const maxTextBytes = 200_000;

/**
 * Receives the form of an import and reads its file, which is not stored. The queue is entered first, so that a refused call does not
 * upload its file.
 * @throws ApiError naming the file that is missing, too large or unreadable; `import_under_way` and `unavailable` as the queue
 */
export async function receiveList(request: FastifyRequest, reply: FastifyReply) {
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
    return { sheets: await readInProcess(bytes, request, gone), answers, plan: String(texts.plan ?? '') };
  } finally {
    slot.leave();
  }
}

/** Runs from its source in development and tests, else beside this file's bundle (`build.mjs`). */
const isSource = import.meta.url.endsWith('.ts');
const reader = fileURLToPath(new URL(isSource ? './list-reader.ts' : './list-reader.js', import.meta.url));
const run = promisify(execFile);

/**
 * Reads a file in a process of its own, with limits of memory and time: a workbook can make a program allocate without end, and a thread
 * that runs out of memory at once ends the whole server, whatever its limits.
 */
async function readInProcess(bytes: Buffer, { log }: FastifyRequest, gone: AbortSignal): Promise<Sheet[]> {
  const reading = run(process.execPath, ['--max-old-space-size=300', ...(isSource ? ['--import', 'tsx'] : []), reader], {
    env: { PATH: process.env.PATH },
    maxBuffer: 20_000_000,
    timeout: 30_000,
    signal: gone,
    killSignal: 'SIGKILL',
  });
  // a process that ends early leaves a broken pipe; how it ended is told by the call
  reading.child.stdin?.on('error', () => undefined).end(bytes);
  const { stdout } = await reading.catch((error: unknown) => {
    log.warn({ err: error }, 'an imported list took too much memory or time');
    throw wrongField('file', 'file_unpacked');
  });
  const answer = JSON.parse(stdout) as ReadAnswer;
  if ('sheets' in answer) return answer.sheets;
  throw new ApiError('invalid', { fields: { file: answer.wrong ?? { code: 'file_broken' } } });
}
