import { type ImportChosen, type ImportSources, importChosen, importLimits, importSources } from '@faculty/contracts/centre/list-import';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readJsonValue } from '../../../kit/http/bodies.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';
import { bytesOf, partsOf } from '../../../kit/http/multipart.ts';
import { checked } from '../../../kit/http/validation.ts';
import { textOf, type ValidatedRow } from './validate-row.ts';

/** The parts of the form, for the API document. */
export const importForm = z.object({
  file: z.file(),
  head_row: z.string().optional(),
  sources: z.string().optional(),
  plan: z.string().optional(),
  chosen: z.string().optional(),
});

/** The parsed form of an import. */
export interface Received {
  bytes: Buffer;
  /** Line number of the heads, if given. */
  head_row: number | undefined;
  sources: ImportSources;
  plan: string;
  chosen: ImportChosen;
}

/** Maximum bytes of the form's text: row numbers and matched values. */
const maxTextBytes = 200_000;
const tooLarge = () => wrongField('file', 'file_size', { mb: importLimits.megabytes });
const headRow = z.coerce.number<string>().int().min(1).max(200).optional();

/**
 * Reads the form of an import with its file into memory; the file is not stored.
 * @throws ApiError naming the field that is missing, too large or malformed
 */
export async function receivedList(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw wrongField('file', 'file_required');
  const texts: Record<string, unknown> = {};
  let bytes: Buffer | undefined;
  for await (const part of partsOf(request, maxTextBytes, 1, { files: 1, fields: 10 })) {
    if (part.type === 'field') texts[part.fieldname] = part.value;
    else if (part.fieldname !== 'file') throw wrongField(part.fieldname, 'unknown_field');
    else bytes = await bytesOf(part.file, importLimits.megabytes * 1_000_000, tooLarge);
  }
  if (!bytes || bytes.length === 0) throw wrongField('file', 'file_required');
  const part = <Value>(name: string, schema: z.core.$ZodType<Value>) => {
    const text = texts[name];
    return readPart(name, schema, typeof text === 'string' ? text : '{}');
  };
  return {
    bytes,
    head_row: checked(z.object({ head_row: headRow }), texts).head_row,
    sources: part('sources', importSources),
    chosen: part('chosen', importChosen),
    plan: String(texts.plan ?? '').slice(0, 64),
  };
}

function readPart<Value>(name: string, schema: z.core.$ZodType<Value>, text: string): Value {
  try {
    return checked(schema, readJsonValue(Buffer.from(text)));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'malformed') throw wrongField(name, 'format');
    throw error;
  }
}

/**
 * Splits the validated rows into those to save and those to leave: refused, left out by the user, or unsure and not accepted. An accepted
 * unsure row is added or changed.
 * @throws ApiError naming the key when two rows with one code are accepted
 */
export function chosenOf<Row, Body extends object>(
  validated: readonly ValidatedRow<Row, Body>[],
  { accepted, left_out }: ImportChosen,
  key: string,
): { saved: ValidatedRow<Row, Body>[]; left: ValidatedRow<Row, Body>[] } {
  const [isAccepted, isLeftOut] = [new Set(accepted), new Set(left_out)];
  const saved: ValidatedRow<Row, Body>[] = [];
  const left: ValidatedRow<Row, Body>[] = [];
  const codes = new Map<string, number>();
  for (const one of validated) {
    const { row, outcome, before, body } = one;
    const isUnsure = outcome === 'unsure';
    if (outcome === 'same') continue;
    if (outcome === 'refuse' || isLeftOut.has(row) || (isUnsure && !isAccepted.has(row))) left.push(one);
    else saved.push(isUnsure ? { ...one, outcome: before ? 'change' : 'add' } : one);
    if (!isUnsure || !isAccepted.has(row) || !body) continue;
    const first = codes.get(textOf(body, key));
    if (first !== undefined) throw wrongField(key, 'import_twice', { row: first });
    codes.set(textOf(body, key), row);
  }
  return { saved, left };
}
