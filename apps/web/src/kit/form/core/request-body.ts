import { isFile } from './form-values.ts';

/**
 * The body of a save: JSON, or flat multipart when files go with it.
 * An empty text under a file's name clears the stored file (docs/decisions/0009). In multipart a list is sent as JSON text, because its items may contain commas, and null as an empty part.
 */
export function requestBody(fields: object, files: Partial<Record<string, File | null>>): object | FormData {
  const chosen = Object.entries(files).filter((entry): entry is [string, File] => isFile(entry[1]));
  const cleared = Object.keys(files).filter((name) => files[name] === null);
  const given = { ...fields, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
  if (chosen.length === 0) return given;
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) form.set(name, partText(value));
  }
  // files last: the server has read every field before it stores them
  for (const [name, file] of chosen) form.set(name, file, file.name);
  return form;
}

function partText(value: unknown): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
