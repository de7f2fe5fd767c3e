import { importLimits } from '@faculty/contracts/centre/lc-user-import';
import { CsvError, parse } from 'csv-parse/sync';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import { encodingOf, separatorOf } from '../../../kit/files/table-text.ts';
import { ApiError, wrongField } from '../../../kit/http/errors.ts';

/** The lines of a sheet, each of cells as text. */
export type Sheet = string[][];

/** 5,000 rows of 60 columns are about 15 MB. */
const maxUnpackedBytes = 60_000_000;
/** One line more than is accepted, with room for titles above the headings and for empty lines. */
const maxLines = importLimits.rows + 200;
/** Wider sheets are refused where their further columns have anything in them. */
const maxColumns = 1_000;
/** A longer text is refused by its field. */
const maxCellLength = 2_001;
const wrongType = () => wrongField('file', 'file_type', { types: '.xlsx .csv' });

/** Reads a workbook or a csv. @throws ApiError naming the file when it cannot be read */
export async function readList(bytes: Buffer): Promise<Sheet[]> {
  try {
    const sheets = bytes.subarray(0, 2).toString('latin1') === 'PK' ? await sheetsOfWorkbook(bytes) : [linesOfCsv(bytes)];
    const read = sheets.map((lines) => lines.slice(0, maxLines + 1).map((cells) => cells.slice(0, maxColumns).map(cellText)));
    const isWide = read.flat().some((cells) => cells.slice(importLimits.columns).some((cell) => cell !== ''));
    if (isWide) throw wrongField('file', 'file_columns', { max: importLimits.columns });
    return read;
  } catch (error) {
    throw error instanceof ApiError ? error : wrongField('file', 'file_broken');
  }
}

/** The text that a person sees or means: programs write `="0012"` and `'0012` to keep zeros. */
function cellText(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  const visible = text
    .slice(0, maxCellLength * 2)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const meant = /^="([^"]*)"$/.exec(visible)?.[1]?.trim() ?? visible.replace(/^'(?=[\d=+@-])/, '');
  return meant.toWellFormed().slice(0, maxCellLength);
}

async function sheetsOfWorkbook(bytes: Buffer): Promise<unknown[][][]> {
  let unpacked = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(xml|rels)$/.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > maxUnpackedBytes) throw wrongField('file', 'file_unpacked');
    return true;
  };
  // unpacks no more of a part than the size it declares
  const parts = unzipSync(bytes, { filter });
  if (!parts['xl/workbook.xml']) throw wrongType();
  // some programs write none, which the library does not expect
  parts['xl/styles.xml'] ??= strToU8('<styleSheet/>');
  keepZeros(parts, strFromU8(parts['xl/styles.xml']));
  // packed again without compression, because the library unpacks without limits
  const plain = zipSync(parts, { level: 0 });
  const sheets = await readXlsx(plain.buffer as ArrayBuffer, { parseNumber: numberText });
  return sheets.map(({ data }) => data);
}

/** A whole number in full, as a cell shows a code. */
const numberText = (raw: string) => (Number.isSafeInteger(Number(raw)) ? String(Number(raw)) : raw);

/** Writes numbers whose format is zeros, such as `0000000`, as the text that Excel shows, because the library reads the bare number. */
function keepZeros(parts: Unzipped, styles: string): void {
  const lengths = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="(0{2,25})"/g)].map(([, id, zeros = '']) => [id, zeros.length]),
  );
  const cellFormats = styles.slice(styles.indexOf('<cellXfs'), styles.indexOf('</cellXfs>')).matchAll(/<xf [^>]*?numFmtId="(\d+)"/g);
  const lengthOf = [...cellFormats].map(([, id]) => lengths.get(id));
  for (const [name, part] of Object.entries(parts)) {
    if (lengths.size === 0 || !name.startsWith('xl/worksheets/')) continue;
    const shown = strFromU8(part).replace(
      /(<c r="[A-Z]+\d+") s="(\d+)"(?: t="n")?><v>(\d+)<\/v>/g,
      (cell, start: string, style: string, digits: string) => {
        const length = lengthOf[Number(style)];
        return length === undefined ? cell : `${start} t="str"><v>${digits.padStart(length, '0')}</v>`;
      },
    );
    parts[name] = strToU8(shown);
  }
}

function linesOfCsv(bytes: Buffer): Sheet {
  const read = decoded(bytes);
  // some are damaged characters as others are, many are no text
  if (read.split('\0').length - 1 > read.length / 100) throw wrongType();
  const text = read.replaceAll('\0', '\ufffd');
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      to: maxLines + 1,
      max_record_size: 200_000,
    });
  } catch (error) {
    if (error instanceof CsvError && error.code.includes('QUOTE')) throw wrongField('file', 'file_quote', { line: Number(error.lines) });
    throw error;
  }
}

/** Decodes a csv: UTF-16, whose digits and commas are every other byte zero, while a single one is a damaged character; or what its bytes look like. */
function decoded(bytes: Buffer): string {
  const sample = bytes.subarray(0, 10_000);
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros > sample.length / 20) return new TextDecoder(sample.indexOf(0) % 2 === 1 ? 'utf-16le' : 'utf-16be').decode(bytes);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
