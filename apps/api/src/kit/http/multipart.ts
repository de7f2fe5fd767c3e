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
  /** Maximum number of files in one call. */
  max: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of this call by field, already in the store. Those that no record has claimed are removed when the call ends. */
    keptFiles: Record<string, KeptFile[]>;
    claimedPaths: Set<string>;
    /** Whether the change was committed is unknown: its files are not removed here but left to the sweep. */
    isOutcomeUnknown: boolean;
  }
  interface FastifyContextConfig {
    fileParts?: FileParts;
    /** The route reads the multipart stream itself. */
    ownMultipart?: true;
  }
}

const maxFileParts = 25;
const maxFileBytes = 110_000_000;
/** Bytes of the parts' headers and boundaries. */
const maxFraming = 500_000;

/**
 * Flat multipart forms: text parts become `request.body`, checked by the same schema as JSON; file parts are streamed to
 * the store as they arrive. Runs after the rights check and before validation.
 */
export const formsPlugin = fp(async function forms(app) {
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fields: 100, files: maxFileParts, parts: 125, headerPairs: 50, fileSize: maxFileBytes },
    throwFileSizeLimit: false,
    // a JSON part is read with the limits of bodies.ts
    isPartAFile: (_name, type, filename) => filename !== undefined || type === 'application/octet-stream' || isJson(type),
  });
  app.decorateRequest('keptFiles');
  app.decorateRequest('claimedPaths');
  app.decorateRequest('isOutcomeUnknown', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.keptFiles = {};
    request.claimedPaths = new Set();
    done();
  });
  app.addHook('preValidation', async (request) => {
    // do not read forms sent to an unknown path
    if (request.is404 || !request.isMultipart() || request.routeOptions.config.ownMultipart) return;
    await readForm(request, request.routeOptions.config.fileParts);
  });
  app.addHook('onResponse', async (request) => {
    // undefined when an earlier hook refused the call
    const kept = Object.values(request.keptFiles ?? {}).flat();
    if (kept.length > 0 && request.person) forgetUnderWay(app, request.person.user_name, kept);
    const unclaimed = kept.map((file) => file.path).filter((path) => !request.claimedPaths.has(path));
    if (unclaimed.length > 0 && !request.isOutcomeUnknown) await app.files.remove(unclaimed);
  });
});

const isJson = (type: string | undefined) => type?.startsWith('application/json') ?? false;

type PartLimits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

/**
 * Yields the parts of a form as they arrive, with at most `maxTextBytes` of text. Leaving the loop stops the parsing; the rest of the
 * request is discarded.
 * @throws ApiError `malformed` when it is not a multipart form or a part has no name; `too_large` for text over the limit
 */
export async function* partsOf(request: FastifyRequest, maxTextBytes: number, files: number, limits?: PartLimits) {
  // the parser does not count bytes outside of parts
  limitRequestBytes(request, maxTextBytes + files * maxFileBytes + maxFraming);
  let left = maxTextBytes;
  try {
    for await (const part of request.parts({ limits: { fieldSize: maxTextBytes, ...limits } })) {
      // the library's types do not allow for a part without a name
      const name = part.fieldname as string | undefined;
      if (!name) throw new ApiError('malformed');
      if (part.type === 'field') {
        // one limit for all text, names and values, as in a JSON body
        left -= Buffer.byteLength(name) + Buffer.byteLength(String(part.value));
        if (left < 0 || part.valueTruncated || part.fieldnameTruncated) throw new ApiError('too_large');
      }
      yield part;
    }
  } catch (error) {
    // the parser's own errors have no status: the form is malformed
    throw error instanceof Error && 'statusCode' in error ? error : new ApiError('malformed', { cause: error });
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function limitRequestBytes(request: FastifyRequest, maxBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('too_large');
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) request.raw.destroy(new ApiError('too_large'));
  });
}

async function readForm(request: FastifyRequest, files: FileParts | undefined): Promise<void> {
  const fields = new Map<string, unknown>();
  const maxTextBytes = request.routeOptions.bodyLimit;
  let count = 0;
  let jsonBytes = 0;
  for await (const part of partsOf(request, maxTextBytes, files?.max ?? 0)) {
    const name = part.fieldname;
    if (part.type === 'field') {
      addText(fields, name, part.value);
      continue;
    }
    if (part.filename === undefined && isJson(part.mimetype)) {
      const bytes = await bytesOf(part.file, maxTextBytes - jsonBytes);
      jsonBytes += bytes.length;
      addField(fields, name, readJsonValue(bytes));
      continue;
    }
    const wanted = files?.of(name);
    // browsers send an empty part for an unused file input
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

/** Reads a small part into memory. @throws `tooLarge()` for more than `maxBytes` bytes */
export async function bytesOf(
  content: AsyncIterable<Buffer>,
  maxBytes: number,
  tooLarge = () => new ApiError('too_large'),
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The file parts of an entity: one file per field, under its name or a legacy alias. */
export function entityParts(rules: Readonly<Record<string, FileRule<never>>>): FileParts {
  const byName = new Map<string, { field: string; rule: FileRule<never> }>();
  for (const [field, rule] of Object.entries(rules)) {
    for (const name of [field, ...(rule.aliases ?? [])]) byName.set(name, { field, rule });
  }
  return { of: (name) => byName.get(name) ?? null, max: Object.keys(rules).length };
}
