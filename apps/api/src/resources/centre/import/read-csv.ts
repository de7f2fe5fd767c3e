import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { bounded, cellText, mostLines, type Table, UnreadableTable } from './table.ts';

const separators = [',', ';', '\t', '|'];

/** Reads CSV in UTF-8 or UTF-16 with or without a BOM, or CP874, with any usual separator. @throws UnreadableTable */
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

/** Decodes the text. Excel's "CSV" on a Thai Windows is CP874, so bytes that are not UTF-8 are read as that. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-874').decode(bytes);
}

/** The most frequent separator in the first 5,000 characters, outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => start.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] as string;
}
