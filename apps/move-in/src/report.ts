import type { FolderRecord } from './folder/move-folder.ts';
import { writeWhole } from './folder/rows.ts';
import type { Kind } from './kinds.ts';
import { isOpen, type Note, wordsOf } from './words.ts';

/** What is told alike of several records. */
interface Group extends Note {
  kind: Kind;
  times: number;
  examples: string[];
}

interface Sheet {
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;
}

/** Their texts together would take hundreds of MB. */
const maxLines = 50_000;
const maxExamples = 3;

const keyOf = (kind: Kind, note: Note) => `${kind.name} ${note.field} ${wordsOf(note).en} ${note.isRefusal}`;
const nameOf = ({ label, name }: Kind) => `${label.th} · ${name}`;
const resultOf = (note: Note) => `${note.isRefusal ? 'ไม่รับ · Refused: ' : ''}${Object.values(wordsOf(note)).join(' · ')}`;
const headOf = (group: Group) => [nameOf(group.kind), group.field, resultOf(group)];

/** Collects what is told, and writes it as a workbook that begins with what needs a decision. */
export class Report {
  readonly #groups = new Map<string, Group>();
  readonly #lines: [group: Group, id: string, where: string, there: string, here: string][] = [];

  /** Tells something of a record of the folder or of one of its fields. `here` is the value here. */
  tell(kind: Kind, { id, where }: Pick<FolderRecord, 'id' | 'where'>, note: Note, here?: unknown): void {
    const key = keyOf(kind, note);
    const there = shown(note.value);
    const group = this.#groups.get(key) ?? { ...note, kind, times: 0, examples: [] };
    this.#groups.set(key, group);
    group.times += 1;
    if (group.examples.length < maxExamples) group.examples.push(`${id}: ${there}`);
    if (isOpen(note) || (note.code !== 'filled' && this.#lines.length < maxLines)) this.#lines.push([group, id, where, there, shown(here)]);
  }

  /** What is told beside which values are filled, the most important first. */
  groups(): Group[] {
    const told = [...this.#groups.values()].filter(({ code }) => code !== 'filled');
    return told.sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.times - one.times);
  }

  /** How many were told for a reason, by kind and field: `news.active 3, works.active 1`. */
  list(...codes: readonly Note['code'][]): string {
    const groups = this.groups().filter(({ code }) => codes.includes(code));
    return groups.map(({ kind, field, times }) => `${kind.name}.${field} ${times}`).join(', ') || 'none';
  }

  async write(file: string): Promise<void> {
    const groups = this.groups();
    const timesOf = ({ kind, field }: Group, code: Note['code']) => this.#groups.get(keyOf(kind, { field, code }))?.times ?? 0;
    const filled = [...this.#groups.values()].filter(({ code }) => code === 'filled');
    const fields = filled.map((group) => {
      const [unread, unused] = [timesOf(group, 'unread'), timesOf(group, 'unused')];
      return [nameOf(group.kind), group.field, group.times, group.times - unread - unused, unread, group.examples.join('\n')];
    });
    const summary = groups.map((group) => [isOpen(group) ? '●' : '', ...headOf(group), group.times, group.examples.join('\n')]);
    const records = this.#lines.map(([group, ...cells]) => [...headOf(group), ...cells]);
    const head = ['ชนิด · Kind', 'ช่อง · Field', 'ผล · Result'];
    const values = ['รหัส · ID', 'ที่ · Where', 'โฟลเดอร์ · Folder', 'ระบบนี้ · Here'];
    const examples = 'ตัวอย่าง · Examples';
    const counts = ['มีค่า · Filled', 'อ่านได้ · Read', 'อ่านไม่ได้ · Not understood'];
    await writeBook(file, [
      { name: 'สรุป · Summary', columns: ['!', ...head, 'จำนวน · Times', examples], rows: summary },
      { name: 'รายการ · Records', columns: [...head, ...values], rows: records },
      { name: 'ช่อง · Fields', columns: [...head.slice(0, 2), ...counts, examples], rows: fields },
    ]);
  }
}

/** Columns of long texts. */
const wide = /Result|Examples|Folder|Here/;
const widthOf = (title: string) => (wide.test(title) ? 60 : title.length === 1 ? 4 : 24);

/** Writes a workbook. Its cells are text, so that Excel changes no code and no date, or numbers. */
export async function writeBook(file: string, sheets: readonly Sheet[]): Promise<void> {
  const { default: excel } = await import('exceljs');
  await writeWhole(file, async (filename) => {
    const book = new excel.stream.xlsx.WorkbookWriter({ filename, useStyles: true });
    for (const { name, columns, rows } of sheets) {
      const sheet = book.addWorksheet(name.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
      const style = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } } as const;
      sheet.columns = columns.map((header) => ({ header, width: widthOf(header), style }));
      for await (const row of rows) sheet.addRow(row.map((cell) => (typeof cell === 'number' ? cell : printable(textOf(cell))))).commit();
      sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
      sheet.commit();
    }
    await book.commit();
  });
}

/** The text of a value in a cell. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A value as a report shows it. */
const shown = (value: unknown) => textOf(value).slice(0, 300);

/** Texts may hold characters that XML, and so Excel, refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
const printable = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
