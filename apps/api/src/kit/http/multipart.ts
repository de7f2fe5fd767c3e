import type { FileRule } from '@faculty/contracts/kit/entity';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { KeptFile } from '../../storage/file-store.ts';
import { forgetUnderWay, takeFile } from '../../storage/quota.ts';
import { addField, addText, readJsonValue } from './bodies.ts';
import { ApiError, wrongField } from './errors.ts';

/** Which file parts a route takes: by field name, or `file0 … fileN`. */
interface FileParts {
  /** The field a part belongs to and its rule; null refuses the part. */
  of(partName: string): { field: string; rule: FileRule<never> } | null;
  /** At most so many files in one call. */
  max: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of this call by field, already in the store. Those no record has claimed when the call ends are removed. */
    keptFiles: Record<string, KeptFile[]>;
    claimedPaths: Set<string>;
    /** Nobody knows whether the change was saved, nor whether a record refers to its files: the sweep finds that out. */
    isOutcomeUnknown: boolean;
  }
  interface FastifyContextConfig {
    fileParts?: FileParts;
    /** The route reads the multipart stream itself. */
    ownMultipart?: true;
  }
}

const mostFileParts = 25;
const maxFileBytes = 110_000_000;
/** What stands between the parts of a form: their headers, and the boundaries. */
const maxFraming = 500_000;

/**
 * Flat multipart forms: text parts become `request.body`, checked by the same schema as JSON; file parts are streamed to
 * the store as they arrive. Runs after the rights check and before validation.
 */
export const formsPlugin = fp(async (app) => {
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fields: 100, files: mostFileParts, parts: 125, headerPairs: 50, fileSize: maxFileBytes },
    throwFileSizeLimit: false,
    // a part of JSON is read by our own bounds
    isPartAFile: (_name, type, filename) => filename !== undefined || type === 'application/octet-stream' || isJson(type),
  });
  app.decorateRequest('keptFiles');
  app.decorateRequest('claimedPaths');
  app.decorateRequest('isOutcomeUnknown', false);
  app.addHook('onRequest', async (request) => {
    request.keptFiles = {};
    request.claimedPaths = new Set();
  });
  app.addHook('preValidation', async (request) => {
    // at an unknown path nobody asked for the form
    if (request.is404 || !request.isMultipart() || request.routeOptions.config.ownMultipart) return;
    await readForm(request, request.routeOptions.config.fileParts);
  });
  app.addHook('onResponse', async (request) => {
    // a call refused by an earlier hook was never given the empty ones
    const kept = Object.values(request.keptFiles ?? {}).flat();
    if (kept.length > 0 && request.person) forgetUnderWay(app, request.person.user_name, kept);
    const unclaimed = kept.map((file) => file.path).filter((path) => !request.claimedPaths.has(path));
    if (unclaimed.length > 0 && !request.isOutcomeUnknown) await app.files.remove(unclaimed);
  });
});

const isJson = (type: string | undefined) => type?.startsWith('application/json') ?? false;

type PartLimits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/**
 * The parts of a form as they arrive, text of `room` bytes at most. Whoever leaves the loop leaves the form: nothing of it
 * is read further, and what still arrives flows away.
 * @throws ApiError `malformed` when it is no such form, or a part has no name; `too_large` for text beyond the room
 */
export async function* partsOf(request: FastifyRequest, room: number, files: number, limits?: PartLimits) {
  // bytes around the parts are nobody's: a sender who does not stop is cut off
  refuseMoreThan(request, room + files * maxFileBytes + maxFraming);
  let left = room;
  try {
    for await (const part of request.parts({ limits: { fieldSize: room, ...limits } })) {
      // the library's types know no part without a name
      const name = part.fieldname as string | undefined;
      if (!name) throw new ApiError('malformed');
      if (part.type === 'field') {
        // all text counts together, names and values, as it does in a body of JSON
        left -= Buffer.byteLength(name) + Buffer.byteLength(String(part.value));
        if (left < 0 || part.valueTruncated || part.fieldnameTruncated) throw new ApiError('too_large');
      }
      yield part;
    }
  } catch (error) {
    // the parser's own errors carry no status: the form cannot be read
    throw error instanceof Error && 'statusCode' in error ? error : new ApiError('malformed', { cause: error });
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function refuseMoreThan(request: FastifyRequest, most: number): void {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ApiError('too_large');
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) request.raw.destroy(new ApiError('too_large'));
  });
}

async function readForm(request: FastifyRequest, files: FileParts | undefined): Promise<void> {
  const fields = new Map<string, unknown>();
  const room = request.routeOptions.bodyLimit;
  let count = 0;
  let jsonBytes = 0;
  for await (const part of partsOf(request, room, files?.max ?? 0)) {
    const name = part.fieldname;
    if (part.type === 'field') {
      addText(fields, name, part.value);
      continue;
    }
    if (part.filename === undefined && isJson(part.mimetype)) {
      const bytes = await bytesOf(part.file, room - jsonBytes);
      jsonBytes += bytes.length;
      addField(fields, name, readJsonValue(bytes));
      continue;
    }
    const wanted = files?.of(name);
    // browsers send an empty part for a file input nobody used
    if (part.filename === '' || part.filename === undefined) {
      part.file.resume();
      continue;
    }
    if (!files || !wanted) throw wrongField(name, 'unknown_field');
    count += 1;
    if (count > files.max) throw wrongField(wanted.field, 'file_count', { max: files.max });
    const kept = await takeFile(request, name, wanted.rule, part);
    const sameField = request.keptFiles[wanted.field] ?? [];
    sameField.push(kept);
    request.keptFiles[wanted.field] = sameField;
  }
  request.body = Object.fromEntries(fields);
}

/** What a part holds, in memory: for what is small. More than `most` bytes end it with `tooLarge`. */
export async function bytesOf(content: AsyncIterable<Buffer>, most: number, tooLarge = () => new ApiError('too_large')): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The file parts of an entity: one file a field, under its own name or a legacy alias. */
export function entityParts(rules: Readonly<Record<string, FileRule<never>>>): FileParts {
  const byName = new Map<string, { field: string; rule: FileRule<never> }>();
  for (const [field, rule] of Object.entries(rules)) {
    for (const name of [field, ...(rule.aliases ?? [])]) byName.set(name, { field, rule });
  }
  return { of: (name) => byName.get(name) ?? null, max: Object.keys(rules).length };
}
