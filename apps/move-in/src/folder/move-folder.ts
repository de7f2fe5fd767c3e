import { appendFile, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kind, kinds, type Row } from '../kinds.ts';
import { fileNameOf, type Hosts } from './file-names.ts';
import { type Format, formats, MoveError, readRows } from './read-rows.ts';
import { withoutSecrets } from './secrets.ts';
import { writeRows, writeWhole } from './write-rows.ts';

/** One record of the folder, under the documented field names. */
export interface FolderRecord {
  kind: string;
  /** Empty when it names none; two records may have the same. */
  id: string;
  row: Row;
  /** `news.jsonl, line 12` */
  where: string;
}

/** `move.json`: where a folder came from. Empty for one that was made by hand. */
export interface MoveInfo extends Hosts {
  began?: string;
  /** Absent while a fetch has not ended. */
  ended?: string;
  /** How each kind came. `whole` is false when its list named more records than came. */
  kinds: Record<string, { records: number; whole: boolean }>;
  /** Kinds that were left out, with the reason. */
  skipped: Record<string, string>;
}

/** Why a record is refused. */
export interface Reason {
  field?: string;
  value?: unknown;
  /** Thai and English words for the person who corrects it. */
  th: string;
  en: string;
}

const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A folder that is one move: `move.json`, a file for each kind, `options/`, `files/`, `received/`, `refused/`, `state/`. */
export class MoveFolder {
  readonly path: string;
  readonly #oldHosts: readonly string[];
  #hosts: Hosts | undefined;

  /** @param oldHosts hosts of the former website that texts name, besides those that `move.json` knows */
  constructor(folder: string, oldHosts: readonly string[] = []) {
    this.path = path.resolve(folder);
    this.#oldHosts = oldHosts;
  }

  async info(): Promise<MoveInfo> {
    const file = this.at('move.json');
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      return { kinds: {}, skipped: {}, ...(JSON.parse(text) as Partial<MoveInfo>) };
    } catch (error) {
      throw new MoveError(`${file}: no JSON: ${(error as Error).message}`);
    }
  }

  async keepInfo(info: MoveInfo): Promise<void> {
    this.#hosts = undefined;
    await writeWhole(this.at('move.json'), [`${JSON.stringify(info, null, 2)}\n`]);
  }

  /** Where the former system lies, as far as the folder and the command know. */
  async hosts(): Promise<Hosts> {
    if (this.#hosts === undefined) {
      const { from, files, oldHosts = [] } = await this.info();
      this.#hosts = { from, files, oldHosts: [...new Set([...oldHosts, ...this.#oldHosts])] };
    }
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
    const files = formats.map((format) => this.at(`${kind.name}.${format}`));
    const there: string[] = [];
    for (const file of files) if (await exists(file)) there.push(file);
    if (there.length > 1) throw new MoveError(`${there.map((file) => path.relative(this.path, file)).join(' and ')}: keep one of them`);
    return there[0] ?? null;
  }

  /** The records of a kind as they were corrected, one after another, each under the documented names and without secrets. */
  async *records(kind: Kind): AsyncGenerator<FolderRecord> {
    const file = await this.fileOf(kind);
    if (file !== null) yield* recordsIn(file, kind);
  }

  /** The records of a kind as they were received; none in a folder that was made by hand. */
  async *received(kind: Kind): AsyncGenerator<FolderRecord> {
    const file = this.at('received', `${kind.name}.jsonl`);
    if (await exists(file)) yield* recordsIn(file, kind);
  }

  /** Replaces the file of a kind, in its format or another. */
  async keepRecords(kind: Kind, rows: AsyncIterable<Row>, columns: readonly string[], format?: Format): Promise<void> {
    const before = await this.fileOf(kind);
    const file = format === undefined && before !== null ? before : this.at(`${kind.name}.${format ?? 'jsonl'}`);
    await writeRows(file, rows, columns);
    if (before !== null && before !== file) await rm(before);
  }

  /** The path in `files/` of what a field or a text names; null when it names no file of the former system. */
  async fileName(named: unknown): Promise<string | null> {
    return fileNameOf(named, await this.hosts());
  }

  /** The file of the folder that a field or a text names; null when it names none, or it is missing. */
  async filePath(named: unknown): Promise<string | null> {
    const name = await this.fileName(named);
    if (name === null) return null;
    // records of some systems hold their paths encoded
    for (const each of new Set([name, decodedPath(name)])) {
      const file = this.at('files', each);
      if (file.startsWith(this.at('files') + path.sep) && (await exists(file))) return file;
    }
    return null;
  }

  /** Forgets the refusals of the last run. */
  async clearRefused(): Promise<void> {
    await rm(this.at('refused'), { recursive: true, force: true });
  }

  /** Adds a record to `refused/KIND.jsonl`. It is corrected in the file that `where` names. */
  async refuse({ kind, id, where, row }: FolderRecord, reasons: readonly Reason[]): Promise<void> {
    const file = this.at('refused', `${kind}.jsonl`);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await appendFile(file, `${JSON.stringify({ id, where, reasons, row })}\n`, { mode: 0o600 });
  }

  /** A path inside the folder; what commands remember lies in `state`. */
  at(...parts: string[]): string {
    return path.join(this.path, ...parts);
  }
}

const decodedPath = (name: string) => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

async function* recordsIn(file: string, kind: Kind): AsyncGenerator<FolderRecord> {
  for await (const { row: read, where } of readRows(file)) {
    const row = documentedRow(kind, withoutSecrets(read, kind.fields));
    yield { kind: kind.name, id: kind.idOf(row), row, where };
  }
}

/**
 * A row under the documented names: those of a nested record, such as `info` of a member, beside the others, and in the documented case.
 * What no document names stays as it is.
 */
export function documentedRow(kind: Kind, row: Row): Row {
  const names = new Map(kind.fields.map((field) => [field.toLowerCase(), field]));
  const flat: Row = {};
  for (const [key, value] of Object.entries(row)) {
    const inner = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
    const isNested = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !names.has(key.toLowerCase());
    const documented = isNested ? Object.keys(inner).filter((each) => names.has(each.toLowerCase())) : [];
    if (!isNested || documented.length === 0) flat[names.get(key.toLowerCase()) ?? key] = value;
    else
      for (const [each, part] of Object.entries(inner)) {
        const name = names.get(each.toLowerCase()) ?? each;
        if (flat[name] === undefined || flat[name] === null || flat[name] === '') flat[name] = row[name] ?? part;
      }
  }
  return flat;
}
