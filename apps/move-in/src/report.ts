import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { FolderRecord } from './folder/move-folder.ts';
import type { Kind } from './kinds.ts';
import { type Note, wordsOf } from './words.ts';

/** What is told alike of several records. */
interface Group {
  kind: Kind;
  field: string;
  words: Bilingual;
  isOpen: boolean;
  times: number;
  examples: string[];
}

interface Told {
  /** The value here. */
  here?: unknown;
  /** Whether a person has to decide: it stands first. */
  isOpen?: boolean;
  /** Other words than those of the code. */
  words?: Bilingual;
}

interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;
}

/** Their texts together would take hundreds of MB. */
const maxLines = 50_000;

/** Collects what is told, and writes it as a workbook that begins with what needs a decision. */
export class Report {
  readonly #groups = new Map<string, Group>();
  readonly #lines: (readonly unknown[])[] = [];

  /** Tells something of a record of the folder or of one of its fields. */
  tell(
    kind: Kind,
    { id, where }: Pick<FolderRecord, 'id' | 'where'>,
    note: Note,
    { here, isOpen = false, words = wordsOf(note) }: Told = {},
  ): void {
    const { field, value: there } = note;
    const key = `${kind.name} ${field} ${words.en}`;
    const group = this.#groups.get(key) ?? { kind, field, words, isOpen, times: 0, examples: [] };
    this.#groups.set(key, group);
    group.times += 1;
    if (group.examples.length < 3) group.examples.push(`${id}: ${shown(there)}`);
    if (isOpen || this.#lines.length < maxLines)
      this.#lines.push([kind.label.th, kind.name, id, where, field, words.th, words.en, shown(there), shown(here)]);
  }

  /** The most important first. */
  groups() {
    return [...this.#groups.values()].sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || other.times - one.times);
  }

  /** Writes the workbook, with further sheets. */
  async write(file: string, further: readonly Sheet[] = []): Promise<void> {
    const groups = this.groups().map(({ kind, field, words, times, examples, isOpen }) => {
      return [isOpen ? '●' : '', kind.label.th, kind.name, field, words.th, words.en, times, examples.join('\n')];
    });
    const { open, kind, name, id, where, field, thai, english, times, examples, there, here } = columns;
    await writeBook(file, [
      { name: 'สรุป · Summary', columns: [open, kind, name, field, thai, english, times, examples], rows: groups },
      { name: 'รายการ · Records', columns: [kind, name, id, where, field, thai, english, there, here], rows: this.#lines },
      ...further,
    ]);
  }
}

type Column = readonly [title: string, width: number];

/** Columns of reports. */
export const columns = {
  open: ['!', 4],
  kind: ['ชนิด', 22],
  name: ['Kind', 18],
  id: ['รหัส · ID', 14],
  where: ['ที่ · Where', 24],
  field: ['ช่อง · Field', 24],
  thai: ['ผล', 40],
  english: ['Result', 40],
  times: ['จำนวน · Times', 12],
  examples: ['ตัวอย่าง · Examples', 80],
  filled: ['มีค่า · Filled', 12],
  read: ['อ่านได้ · Read', 12],
  unread: ['อ่านไม่ได้ · Not understood', 14],
  used: ['ใช้ · Used', 22],
  there: ['โฟลเดอร์ · Folder', 50],
  here: ['ระบบนี้ · Here', 50],
} satisfies Record<string, Column>;

/** Writes a workbook. Its cells are text, so that Excel changes no code and no date, or numbers. */
export async function writeBook(file: string, sheets: readonly Sheet[]): Promise<void> {
  const { default: excel } = await import('exceljs');
  const partial = `${file}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const book = new excel.stream.xlsx.WorkbookWriter({ filename: partial, useStyles: true });
    for (const { name, columns, rows } of sheets) {
      const sheet = book.addWorksheet(name.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = columns.map(([header, width]) => ({
        header,
        width,
        style: { numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
      }));
      for await (const row of rows) sheet.addRow(row.map((cell) => (typeof cell === 'number' ? cell : printable(textOf(cell))))).commit();
      sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
      sheet.commit();
    }
    await book.commit();
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** The text of a value in a cell. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A value as a report shows it. */
export function shown(value: unknown): string {
  const text = textOf(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Texts may hold characters that XML, and so Excel, refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
const printable = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
