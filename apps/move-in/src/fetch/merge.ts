import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MoveFolder } from '../folder/move-folder.ts';
import { MoveError, readRows } from '../folder/read-rows.ts';
import { writeRows } from '../folder/write-rows.ts';
import type { Kind, Row } from '../kinds.ts';

const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : (typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll('\r\n', '\n');

/** What a row says, whatever format it was read from. */
function meaning(row: Row): string {
  const filled = Object.entries(row).map(([key, value]) => [key, textOf(value)]);
  return hash(
    'sha256',
    JSON.stringify(filled.filter(([, text]) => text !== '').sort(([one = ''], [other = '']) => (one < other ? -1 : 1))),
  );
}

/** What a person changed in the file of a kind since it was received. */
interface Corrections {
  /** Identifier → the corrected fields. */
  fields: Map<string, Row>;
  removed: Set<string>;
  added: Map<string, Row>;
}

/** One record of several with the same identifier is told by its place among them. */
function placed(kind: Kind): (row: Row) => string {
  const seen = new Map<string, number>();
  return (row) => {
    const id = kind.idOf(row);
    const at = seen.get(id) ?? 0;
    seen.set(id, at + 1);
    return `${id}\n${at}`;
  };
}

async function correctionsOf(kind: Kind, corrected: string, received: string): Promise<Corrections> {
  const before = new Map<string, string>();
  let keyOf = placed(kind);
  for await (const { row } of readRows(received)) before.set(keyOf(row), meaning(row));
  const changed = new Map<string, Row>();
  const kept = new Set<string>();
  const added = new Map<string, Row>();
  keyOf = placed(kind);
  for await (const { row } of readRows(corrected)) {
    const key = keyOf(row);
    kept.add(key);
    if (!before.has(key)) added.set(key, row);
    else if (before.get(key) !== meaning(row)) changed.set(key, row);
  }
  const fields = new Map<string, Row>();
  keyOf = placed(kind);
  for await (const { row } of readRows(received)) {
    const key = keyOf(row);
    const now = changed.get(key);
    if (!now) continue;
    const names = new Set([...Object.keys(row), ...Object.keys(now)]);
    fields.set(
      key,
      Object.fromEntries([...names].filter((name) => textOf(row[name]) !== textOf(now[name])).map((name) => [name, now[name] ?? null])),
    );
  }
  return { fields, removed: new Set([...before.keys()].filter((key) => !kept.has(key))), added };
}

/**
 * Takes over what was received anew: as it came, with what a person has corrected since the last time.
 * @returns how many records keep corrections
 */
export async function takeOver(folder: MoveFolder, kind: Kind, next: string): Promise<number> {
  const received = folder.at('received', `${kind.name}.jsonl`);
  const corrected = await folder.fileOf(kind);
  for (const file of [received, folder.at(kind.name)]) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const isFirst = !(await stat(received).catch(() => null));
  if (isFirst && corrected !== null) throw new MoveError(`${corrected} was not made by fetch: take it away, or use --skip ${kind.name}`);
  if (corrected === null || (await hashOf(corrected)) === (await hashOf(received))) {
    await copyFile(next, folder.at(`${kind.name}.partial`));
    await rename(folder.at(`${kind.name}.partial`), corrected ?? folder.at(`${kind.name}.jsonl`));
    await rename(next, received);
    return 0;
  }
  const { fields, removed, added } = await correctionsOf(kind, corrected, received);
  let keeping = 0;
  const rows = async function* () {
    const keyOf = placed(kind);
    const came = new Set<string>();
    for await (const { row } of readRows(next)) {
      const key = keyOf(row);
      came.add(key);
      if (removed.has(key)) continue;
      if (fields.has(key)) keeping += 1;
      yield { ...row, ...fields.get(key) };
    }
    for (const [key, row] of added) if (!came.has(key)) yield row;
  };
  const columns = new Set<string>();
  if (!corrected.endsWith('.jsonl')) for await (const row of rows()) for (const name of Object.keys(row)) columns.add(name);
  keeping = added.size;
  await writeRows(corrected, rows(), [...columns]);
  await rename(next, received);
  return keeping;
}

async function hashOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}
