import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { bounded, cellText, mostLines, type Table, UnreadableTable } from './table.ts';

const separators = [',', ';', '\t', '|'];

/** A csv as Excel and the registrar's programs write it: UTF-8 or UTF-16 with or without a mark, or CP874; any usual separator. */
export function readCsv(bytes: Buffer): Table {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new UnreadableTable('file_type');
  try {
    const rows: string[][] = parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      to: mostLines + 1,
      max_record_size: 200_000,
    });
    return { sheet: '', rows: bounded(rows.map((row) => row.map(cellText))) };
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('file_broken', { cause: error });
  }
}

/** Excel's "CSV" on a Thai Windows is CP874 without any mark: what is no UTF-8 is that. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-874').decode(bytes);
}

/** The one that stands most often in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => start.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] as string;
}
