import { existsSync, readFileSync, statSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Kind, kinds, type Row } from '../kinds.ts';
import { isFilled, parsed } from '../values.ts';
import { type Note, wordsOf } from '../words.ts';
import { decoded, fileNameOf, type Hosts, inside } from './addresses.ts';
import { MoveError, type PlacedRow, readRows, writeText } from './rows.ts';

/** One record of the folder, under the documented field names. */
export interface FolderRecord extends PlacedRow {
  kind: string;
  /** Empty when it names none; two records may have the same. */
  id: string;
}

/** `move.json`: where a folder came from, and what a command that was interrupted has done. Empty for one that was made by hand. */
export interface MoveInfo extends Hosts {
  began?: string | undefined;
  /** Absent while a fetch has not ended. */
  ended?: string | undefined;
  /** How each kind came: `whole` is false when its list named more records than came; `failed` says what did not come, and why. */
  kinds: Record<string, { records: number; whole: boolean; failed: Record<string, string> }>;
  /** Kinds that were left out, with the reason. */
  skipped: Record<string, string>;
  /** The backup of an apply that has not ended. */
  backup?: string | undefined;
}

/** A folder that is one move: `move.json`, a file for each kind, `options/`, `files/`, `received/`, `refused/`. */
export class MoveFolder {
  readonly path: string;
  /** What `move.json` says, and the further hosts of this command. */
  info: MoveInfo;

  /**
   * @param oldHosts hosts of the former website that texts name, besides those that `move.json` knows
   * @throws MoveError when `move.json` cannot be read
   */
  constructor(folder: string, oldHosts: readonly string[] = []) {
    this.path = path.resolve(folder);
    const file = this.at('move.json');
    const read = existsSync(file) ? (parsed(readFileSync(file, 'utf8')) as Partial<MoveInfo> | undefined) : {};
    if (read === undefined) throw new MoveError(`${file} is no JSON`);
    this.info = { kinds: {}, skipped: {}, ...read, oldHosts: [...new Set([...(read.oldHosts ?? []), ...oldHosts])] };
  }

  /** Changes some of what `move.json` says. */
  async keepInfo(changes: Partial<MoveInfo>): Promise<void> {
    Object.assign(this.info, changes);
    await writeText(this.at('move.json'), [`${JSON.stringify(this.info, null, 2)}\n`]);
  }

  /** The kinds that have a file, referenced ones first. */
  kinds(): Kind[] {
    return kinds.filter((kind) => this.fileOf(kind) !== null);
  }

  /** The file of a kind; null without one. @throws MoveError when there are several */
  fileOf(kind: Kind): string | null {
    const there = ['jsonl', 'csv', 'xlsx'].map((ending) => `${kind.name}.${ending}`).filter((name) => existsSync(this.at(name)));
    if (there.length > 1) throw new MoveError(`${there.join(' and ')}: keep one of them`);
    return there[0] === undefined ? null : this.at(there[0]);
  }

  /** The records of a kind as they were corrected, one after another. */
  async *records(kind: Kind): AsyncGenerator<FolderRecord> {
    const file = this.fileOf(kind);
    if (file !== null) yield* recordsIn(kind, file);
  }

  /** The file of the folder that a field or a text names; null when it names none, or it is missing. */
  filePath(named: unknown): string | null {
    const name = fileNameOf(named, this.info);
    // records of some systems hold their paths encoded
    const files = [name, name && inside(decoded(name))].map((each) => each && this.at('files', each));
    return files.find((file) => file && existsSync(file) && statSync(file).isFile()) ?? null;
  }

  /** Adds a record to `refused/KIND.jsonl`. It is corrected in the file that `where` names. */
  async refuse({ kind, id, where, row }: FolderRecord, { field, code, params }: Note): Promise<void> {
    const file = this.at('refused', `${kind}.jsonl`);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await appendFile(file, `${JSON.stringify({ id, where, reason: { field, ...wordsOf({ code, params }) }, row })}\n`, { mode: 0o600 });
  }

  /** A path inside the folder. */
  at(...parts: string[]): string {
    return path.join(this.path, ...parts);
  }
}

/** The records in a file of a kind, under the documented names and without secrets. */
export async function* recordsIn(kind: Kind, file: string): AsyncGenerator<FolderRecord> {
  for await (const { row: read, where } of readRows(file)) {
    const row = documentedRow(kind, withoutSecrets(read, kind.fields));
    yield { kind: kind.name, id: kind.idOf(row), row, where };
  }
}

/**
 * A row under the documented names: those of a nested record, such as `info` of a member, beside the others, and in the documented case.
 * What no document names stays as it is.
 */
export function documentedRow({ fields }: Kind, row: Row): Row {
  const names = new Map(fields.map((field) => [field.toLowerCase(), field]));
  const nameOf = (key: string) => names.get(key.toLowerCase()) ?? key;
  const flat: Row = {};
  const nested: Row = {};
  for (const [key, value] of Object.entries(row)) {
    const inner: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !names.has(key.toLowerCase());
    if (isRecord && Object.keys(inner).some((each) => names.has(each.toLowerCase()))) Object.assign(nested, inner);
    else flat[nameOf(key)] = value;
  }
  for (const [key, value] of Object.entries(nested)) if (!isFilled(flat[nameOf(key)])) flat[nameOf(key)] = value;
  return flat;
}

const secretName = /passw|pwd|secret|token|salt|hash(?!_?tag)|api_?key|private_?key|credential/i;
/** bcrypt, argon2, crypt and signed tokens, under whatever name. */
const secretValue = /^(\$(2[abxy]?|argon2\w*|[156])\$|eyJ[\w-]+\.eyJ[\w-]+\.)/;

/** A copy without fields that look like secrets, in nested objects too: they are never stored or reported. */
export function withoutSecrets<Value>(value: Value, documented: readonly string[] = []): Value {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets<unknown>(each, documented)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const isSecret = ([key, each]: [string, unknown]) =>
    !documented.includes(key) && (secretName.test(key) || (typeof each === 'string' && secretValue.test(each)));
  const kept = Object.entries(value).filter((entry) => !isSecret(entry));
  return Object.fromEntries(kept.map(([key, each]) => [key, withoutSecrets(each, documented)])) as Value;
}
