import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { MoveInGroup, MoveInLine, MoveInLines, MoveInReport } from '@faculty/contracts/admin/move-in';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** One line about a record, for a person. */
export interface ReportLine {
  kind: { name: string; label: Bilingual };
  id: string;
  title?: string;
  field?: string;
  what: Bilingual;
  /** The value there, and here. */
  there?: unknown;
  here?: unknown;
  isConflict?: boolean;
}

/** The workbook keeps no more rows, and neither do the lines; the counts count all. */
export const maxLines = 1_000_000;
const maxCell = 1_000;

export function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxCell ? `${text.slice(0, maxCell).toWellFormed()}…` : text;
}

const pathOf = (folder: string, step: MoveInReport) => path.join(folder, `${step}.lines`);

const keyOf = ({ kind, what }: Pick<MoveInLine, 'kind' | 'what'>) => `${kind} ${what.en}`.slice(0, 300);

/** Writes the lines of a report beside its workbook, for the administrators' page; the groups are the last line. */
export class LineWriter {
  readonly #file: string;
  readonly #stream;
  readonly #groups = new Map<string, MoveInGroup>();
  #lines = 0;

  constructor(folder: string, step: MoveInReport) {
    this.#file = pathOf(folder, step);
    this.#stream = createWriteStream(`${this.#file}.partial`, { mode: 0o600 });
  }

  add({ kind, id, title = '', field = '', what, there, here, isConflict = false }: ReportLine): void {
    const line: MoveInLine = {
      kind: kind.name,
      label: { th: kind.label.th, en: kind.label.en },
      id: id.slice(0, 600),
      title: shown(title),
      field,
      what: { th: what.th, en: what.en },
      there: shown(there),
      here: shown(here),
      isConflict,
    };
    const key = keyOf(line);
    const group = this.#groups.get(key);
    if (group) group.times += 1;
    else this.#groups.set(key, { key, label: line.label, what: line.what, times: 1 });
    this.#lines += 1;
    if (this.#lines <= maxLines) this.#stream.write(`${JSON.stringify(line)}\n`);
  }

  async end(): Promise<void> {
    this.#stream.write(JSON.stringify([...this.#groups.values()]));
    await new Promise<void>((resolve, reject) => {
      this.#stream.once('error', reject);
      this.#stream.end(resolve);
    });
    await rename(`${this.#file}.partial`, this.#file);
  }

  async drop(): Promise<void> {
    this.#stream.destroy();
    await rm(`${this.#file}.partial`, { force: true });
  }
}

/** One page of a report's lines, of all or of one group. Reads the file line by line. */
export async function readLines(
  folder: string,
  step: MoveInReport,
  { group, page, limit }: { group?: string | undefined; page: number; limit: number },
): Promise<MoveInLines | null> {
  const rows: MoveInLine[] = [];
  let groups: MoveInGroup[] = [];
  let at = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(pathOf(folder, step)), crlfDelay: Infinity })) {
      if (text.startsWith('[')) {
        groups = JSON.parse(text) as MoveInGroup[];
        continue;
      }
      // parsing every line of a long report for one page would take seconds
      if (group === undefined) {
        if (at >= page * limit && rows.length < limit) rows.push(JSON.parse(text) as MoveInLine);
        at += 1;
        continue;
      }
      const line = JSON.parse(text) as MoveInLine;
      if (keyOf(line) !== group) continue;
      if (at >= page * limit && rows.length < limit) rows.push(line);
      at += 1;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  groups.sort((one, other) => other.times - one.times);
  return { groups, rows, count: at };
}
