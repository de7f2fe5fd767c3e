import { isUtf8 } from 'node:buffer';
import fp from 'fastify-plugin';
import { parse as parseJson } from 'secure-json-parse';
import { ApiError, wrongField } from './errors.ts';
import { endSlowSender } from './slow-sender.ts';

/** Well above any form of the product; a body of nothing but brackets would block the event loop. */
const maxValues = 20_000;
const maxDepth = 32;
const maxFields = 1_000;

/** JSON and urlencoded bodies: an object, or nothing at all, bounded before it is built, in time too. Multipart: see multipart.ts. */
export const bodiesPlugin = fp(async function bodies(app) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => readJson(body));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    readUrlEncoded(body),
  );
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    endSlowSender(request);
    done();
  });
});

/** The object in a JSON body. Legacy clients send the JSON content type on every call, also without a body: that gives undefined. */
function readJson(bytes: Buffer): object | undefined {
  const value = bytes.length === 0 ? null : readJsonValue(bytes);
  if (value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw new ApiError('malformed');
  return value;
}

/**
 * Any JSON value.
 * @throws ApiError `malformed` when it cannot be parsed, `too_large` when it has too many values
 */
export function readJsonValue(bytes: Buffer): unknown {
  assertBounded(bytes);
  if (!isUtf8(bytes)) throw new ApiError('malformed');
  try {
    return parseJson(bytes.toString('utf8'), null, { protoAction: 'error', constructorAction: 'remove' });
  } catch (error) {
    throw new ApiError('malformed', { cause: error });
  }
}

const [quote, backslash, comma] = [34, 92, 44];
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** Index of the closing quote of the string that starts at `start`: the first one after an even number of backslashes. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let before = end;
    while (bytes[before - 1] === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return bytes.length;
}

/** Counts values and depth without parsing; the parser finds invalid JSON. */
function assertBounded(bytes: Buffer): void {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === quote) {
      at = endOfString(bytes, at);
    } else if (byte === comma) values += 1;
    else if (opening.has(byte)) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) throw new ApiError('malformed');
    } else if (closing.has(byte)) depth -= 1;
    if (values > maxValues) throw new ApiError('too_large');
  }
}

function readUrlEncoded(bytes: Buffer): object | undefined {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new ApiError('malformed');
  const pairs = bytes.toString('utf8').split('&', maxFields + 1);
  if (pairs.length > maxFields) throw new ApiError('too_large');
  const fields = new Map<string, unknown>();
  for (const pair of pairs) {
    const sign = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = percentDecoded(pair.slice(0, sign), () => new ApiError('malformed'));
    const value = percentDecoded(pair.slice(sign + 1), () => wrongField(name, 'characters'));
    if (name !== '') addText(fields, name, value);
  }
  return Object.fromEntries(fields);
}

/** Refuses bytes that are not UTF-8. A percent sign without two hex digits is taken literally. */
function percentDecoded(text: string, refusal: () => ApiError): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw refusal();
  }
}

/** Adds a text field. The texts `null` and `undefined`, which `FormData` makes of such values, mean not given. */
export function addText(fields: Map<string, unknown>, name: string, value: unknown): void {
  if (value !== 'null' && value !== 'undefined') addField(fields, name, value);
}

/** Adds a field; a repeated one becomes a list. Some clients name lists `name[]`. */
export function addField(fields: Map<string, unknown>, givenName: string, value: unknown): void {
  const name = givenName.replace(/\[\]$/, '');
  const before = fields.get(name);
  if (!fields.has(name)) fields.set(name, value);
  else if (Array.isArray(before)) before.push(value);
  else fields.set(name, [before, value]);
}
