import type { FileRule } from '@faculty/contracts/kit/entity';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { KeptFile } from '../storage/file-store.ts';
import { forgetUnderWay, takeFile } from '../storage/quota.ts';
import { wrongField } from './errors.ts';

/** Which file parts a route takes: by field name, or `file0 … fileN`. */
export interface FileParts {
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
  }
  interface FastifyContextConfig {
    fileParts?: FileParts;
    /** The route reads the multipart stream itself. */
    ownMultipart?: true;
  }
}

const maxFieldBytes = 4_000_000;

/**
 * Flat multipart forms: text parts become `request.body`, checked by the same schema as JSON; file parts are streamed to
 * the store as they arrive. Runs after the rights check and before validation.
 */
export const formsPlugin = fp(async (app) => {
  await app.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: maxFieldBytes, fields: 100, files: 25, parts: 125, headerPairs: 50, fileSize: 110_000_000 },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('keptFiles');
  app.decorateRequest('claimedPaths');
  app.addHook('onRequest', async (request) => {
    request.keptFiles = {};
    request.claimedPaths = new Set();
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.ownMultipart) await readForm(request, request.routeOptions.config.fileParts);
  });
  app.addHook('onResponse', async (request) => {
    // a call refused by an earlier hook was never given the empty ones
    const kept = Object.values(request.keptFiles ?? {}).flat();
    if (kept.length > 0 && request.person) forgetUnderWay(app, request.person.user_name, kept);
    const unclaimed = kept.map((file) => file.path).filter((path) => !request.claimedPaths.has(path));
    if (unclaimed.length > 0) await app.files.remove(unclaimed);
  });
});

async function readForm(request: FastifyRequest, files: FileParts | undefined): Promise<void> {
  const fields = new Map<string, unknown>();
  let count = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw wrongField(part.fieldname, 'too_long', { max: maxFieldBytes });
      addField(fields, part.fieldname.replace(/\[\]$/, ''), part.value);
      continue;
    }
    const wanted = files?.of(part.fieldname);
    // browsers send an empty part for a file input nobody used
    if (part.filename === '' || part.filename === undefined) {
      part.file.resume();
      continue;
    }
    if (!files || !wanted) throw wrongField(part.fieldname, 'unknown_field');
    count += 1;
    if (count > files.max) throw wrongField(wanted.field, 'file_count', { max: files.max });
    const kept = await takeFile(request, part.fieldname, wanted.rule, part);
    const sameField = request.keptFiles[wanted.field] ?? [];
    sameField.push(kept);
    request.keptFiles[wanted.field] = sameField;
  }
  request.body = Object.fromEntries(fields);
}

/** A repeated field is a list. */
function addField(fields: Map<string, unknown>, name: string, value: unknown): void {
  if (!fields.has(name)) fields.set(name, value);
  else fields.set(name, [fields.get(name), value].flat());
}

/** The file parts of an entity: one file a field, under its own name or a legacy alias. */
export function entityParts(rules: Readonly<Record<string, FileRule<never>>>): FileParts {
  const byName = new Map<string, { field: string; rule: FileRule<never> }>();
  for (const [field, rule] of Object.entries(rules)) {
    for (const name of [field, ...(rule.aliases ?? [])]) byName.set(name, { field, rule });
  }
  return { of: (name) => byName.get(name) ?? null, max: Object.keys(rules).length };
}
