import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kind, kinds, type Row } from '../kinds.ts';
import { isFilled } from '../values.ts';
import { type Note, wordsOf } from '../words.ts';
import { decoded, fileNameOf, type Hosts } from './addresses.ts';
import { MoveError, type PlacedRow, readRows, writeWhole } from './rows.ts';

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

export const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A folder that is one move: `move.json`, a file for each kind, `options/`, `files/`, `received/`, `refused/`. */
export class MoveFolder {
  readonly path: string;
  readonly #oldHosts: readonly string[];
  #hosts: Hosts | undefined;
  #files: Promise<ReadonlySet<string>> | undefined;

  /** @param oldHosts hosts of the former website that texts name, besides those that `move.json` knows */
  constructor(folder: string, oldHosts: readonly string[] = []) {
    this.path = path.resolve(folder);
    this.#oldHosts = oldHosts;
  }

  async info(): Promise<MoveInfo> {
    const file = this.at('move.json');
    try {
      return { kinds: {}, skipped: {}, ...((await exists(file)) && (JSON.parse(await readFile(file, 'utf8')) as Partial<MoveInfo>)) };
    } catch (error) {
      throw new MoveError(`${file}: ${(error as Error).message}`);
    }
  }

  async keepInfo(info: MoveInfo): Promise<void> {
    this.#hosts = undefined;
    this.#files = undefined;
    await writeWhole(this.at('move.json'), [`${JSON.stringify(info, null, 2)}\n`]);
  }

  /** Where the former system lies, as far as the folder and the command know. */
  async hosts(): Promise<Hosts> {
    const { from, files, oldHosts = [] } = this.#hosts ?? (await this.info());
    this.#hosts ??= { from, files, oldHosts: [...new Set([...oldHosts, ...this.#oldHosts])] };
    return this.#hosts;
  }

  /** The kinds that have a file, referenced ones first. */
  async kinds(): Promise<Kind[]> {
    const found: Kind[] = [];
    for (const kind of kinds) if ((await this.fileOf(kind)) !== null) found.push(kind);
    return found;
  }

  /** The file of a kind; null without one. @throws MoveError when there are several */
  async fileOf(kind: Kind): Promise<string | null> {
    const there: string[] = [];
    for (const ending of ['jsonl', 'csv', 'xlsx'])
      if (await exists(this.at(`${kind.name}.${ending}`))) there.push(`${kind.name}.${ending}`);
    if (there.length > 1) throw new MoveError(`${there.join(' and ')}: keep one of them`);
    return there[0] === undefined ? null : this.at(there[0]);
  }

  /** The records of a kind as they were corrected, one after another. */
  async *records(kind: Kind): AsyncGenerator<FolderRecord> {
    const file = await this.fileOf(kind);
    if (file !== null) yield* recordsIn(kind, file);
  }

  /** The path in `files/` of what a field or a text names; null when it names no file of the former system. */
  async fileName(named: unknown): Promise<string | null> {
    return fileNameOf(named, await this.hosts());
  }

  /** The file of the folder that a field or a text names; null when it names none, or it is missing. */
  async filePath(named: unknown): Promise<string | null> {
    const name = await this.fileName(named);
    if (name === null) return null;
    this.#files ??= this.#filesThere();
    const files = await this.#files;
    // records of some systems hold their paths encoded
    const found = [name, decoded(name)].find((each) => files.has(each));
    return found === undefined ? null : this.at('files', found);
  }

  /** Paths in `files/`: read once, because a text may name many. */
  async #filesThere(): Promise<ReadonlySet<string>> {
    const found = await readdir(this.at('files'), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = found
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => path.relative(this.at('files'), path.join(parentPath, name)));
    return new Set(files.map((file) => file.replaceAll(path.sep, '/')));
  }

  /** Forgets the refusals of the last run. */
  async clearRefused(): Promise<void> {
    await rm(this.at('refused'), { recursive: true, force: true });
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
