import { rename, rm } from 'node:fs/promises';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Kind } from './kinds.ts';

/** Something that is told of a record or of one of its fields. */
export interface Finding {
  kind: Kind;
  id: string;
  /** `news.jsonl, line 12` */
  where?: string;
  field: string;
  words: Bilingual;
  /** In the folder, and here. */
  there?: unknown;
  here?: unknown;
  /** Whether a person has to decide: it stands first. */
  isOpen: boolean;
}

interface Group extends Omit<Finding, 'id' | 'there' | 'here'> {
  times: number;
  examples: string[];
}

type Columns = readonly (readonly [title: string, width: number])[];
export interface Sheet {
  name: string;
  columns: Columns;
  rows: Iterable<readonly unknown[]>;
}

const maxExamples = 3;
/** Their texts together would take hundreds of MB. */
const maxLines = 50_000;

/** Collects what is told, and writes it as a workbook that begins with what needs a decision. */
export class Report {
  readonly #groups = new Map<string, Group>();
  readonly #lines: (readonly unknown[])[] = [];

  add({ id, there, here, ...finding }: Finding): void {
    const { kind, field, words, isOpen, where } = finding;
    const key = `${kind.name} ${field} ${words.en}`;
    const group = this.#groups.get(key) ?? { ...finding, times: 0, examples: [] };
    this.#groups.set(key, group);
    group.times += 1;
    if (group.examples.length < maxExamples) group.examples.push(`${id}: ${shown(there)}`);
    if (isOpen || this.#lines.length < maxLines)
      this.#lines.push([kind.label.th, kind.name, id, where, field, words.th, words.en, shown(there), shown(here)]);
  }

  /** The most important first. */
  groups(): Group[] {
    return [...this.#groups.values()].sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || other.times - one.times);
  }

  /** Writes the workbook, with further sheets. */
  async write(file: string, further: readonly Sheet[] = []): Promise<void> {
    const { default: excel } = await import('exceljs');
    const partial = `${file}.partial`;
    try {
      const book = new excel.stream.xlsx.WorkbookWriter({ filename: partial, useStyles: true });
      for (const { name, columns, rows } of [this.#summary(), this.#details(), ...further]) {
        const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
        sheet.columns = columns.map(([, width]) => ({ width, style: { alignment: { vertical: 'top', wrapText: true } } }));
        sheet.addRow(columns.map(([title]) => title)).commit();
        for (const row of rows) sheet.addRow(row.map(cellOf)).commit();
        sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
        sheet.commit();
      }
      await book.commit();
      await rename(partial, file);
    } finally {
      await rm(partial, { force: true });
    }
  }

  #summary(): Sheet {
    const rows = this.groups().map(({ kind, field, words, times, examples, isOpen }) => [
      isOpen ? '●' : '',
      kind.label.th,
      kind.name,
      field,
      words.th,
      words.en,
      times,
      examples.join('\n'),
    ]);
    return {
      name: 'สรุป · Summary',
      columns: [['!', 4], ...kindColumns, fieldColumn, ...resultColumns, ['จำนวน · Times', 12], ['ตัวอย่าง · Examples', 80]],
      rows,
    };
  }

  #details(): Sheet {
    const columns: Columns = [
      ...kindColumns,
      ['รหัส · ID', 14],
      ['ที่ · Where', 24],
      fieldColumn,
      ...resultColumns,
      ['โฟลเดอร์ · Folder', 50],
      ['ระบบนี้ · Here', 50],
    ];
    return { name: 'รายการ · Records', columns, rows: this.#lines };
  }
}

export const kindColumns: Columns = [
  ['ชนิด', 22],
  ['Kind', 18],
];
export const fieldColumn = ['ช่อง · Field', 24] as const;
const resultColumns: Columns = [
  ['ผล', 40],
  ['Result', 40],
];

const cellOf = (value: unknown) => (typeof value === 'number' ? value : printable(shown(value)));

/** A value as a report shows it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Texts may hold characters that XML, and so Excel, refuses. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are replaced
const printable = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
