import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError, readRows } from '../folder/read-rows.ts';
import { asCell, writeRows } from '../folder/write-rows.ts';
import type { Kind, Row } from '../kinds.ts';

const textOf = (value: unknown) => asCell(value).replaceAll('\r\n', '\n');

/** The rows of a file by identifier; the second of several with the same is another one. */
async function* keyed(kind: Kind, file: string): AsyncGenerator<[key: string, row: Row]> {
  const seen = new Map<string, number>();
  for await (const { row } of readRows(file)) {
    const id = kind.idOf(row);
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    yield [`${id}\n${at}`, row];
  }
}

/** What a person changed in the file of a kind since it was received: corrected fields by record, records taken out, records added. */
async function correctionsOf(kind: Kind, corrected: string, received: string) {
  const removed = new Map<string, Row>();
  for await (const [key, row] of keyed(kind, received)) removed.set(key, row);
  const fields = new Map<string, Row>();
  const added = new Map<string, Row>();
  for await (const [key, now] of keyed(kind, corrected)) {
    const row = removed.get(key);
    removed.delete(key);
    if (!row) added.set(key, now);
    const names = row ? Object.keys({ ...row, ...now }).filter((name) => textOf(row[name]) !== textOf(now[name])) : [];
    if (names.length > 0) fields.set(key, Object.fromEntries(names.map((name) => [name, now[name] ?? null])));
  }
  return { fields, removed, added };
}

/**
 * Takes over what was received anew: as it came, with what a person has corrected since the last time.
 * @returns how many records keep corrections
 */
export async function takeOver(folder: MoveFolder, kind: Kind, next: string): Promise<number> {
  const received = folder.at('received', `${kind.name}.jsonl`);
  const corrected = await folder.fileOf(kind);
  for (const file of [received, folder.at(kind.name)]) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (corrected !== null && !(await stat(received).catch(() => null)))
    throw new MoveError(`${corrected} was not made by fetch: take it away, or use --skip ${kind.name}`);
  let keeping = 0;
  if (corrected === null || (await hashOf(corrected)) === (await hashOf(received))) {
    const partial = folder.at(`${kind.name}.partial`);
    await copyFile(next, partial);
    await rename(partial, corrected ?? folder.at(`${kind.name}.jsonl`));
  } else {
    const { fields, removed, added } = await correctionsOf(kind, corrected, received);
    const rows = async function* () {
      for await (const [key, row] of keyed(kind, next)) {
        added.delete(key);
        if (!removed.has(key)) yield { ...row, ...fields.get(key) };
        if (fields.has(key)) keeping += 1;
      }
      yield* added.values();
    };
    const columns = new Set<string>();
    if (!corrected.endsWith('.jsonl')) for await (const row of rows()) for (const name of Object.keys(row)) columns.add(name);
    keeping = 0;
    await writeRows(corrected, rows(), [...columns]);
    keeping += added.size;
  }
  await rename(next, received);
  return keeping;
}

async function hashOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}
