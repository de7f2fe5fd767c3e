import { importLimits } from '@faculty/contracts/centre/list-import';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl from 'yauzl';
import { bounded, cellText, mostLines, type Table, UnreadableTable } from './table.ts';

/** Bytes over all parts: 5,000 rows of 60 columns are about 15 MB; a zip bomb is far more. */
const maxUnpackedBytes = 60_000_000;
const maxEntries = 2_000;

/** A workbook's parts by name, each unpacked on demand as chunks of text. */
interface Parts {
  has(name: string): boolean;
  read(name: string): AsyncIterable<string>;
  close(): void;
}

/**
 * Opens a zip file. The size limit applies to the bytes actually unpacked, over all parts; sizes declared in the file are not trusted.
 * @throws UnreadableTable
 */
async function unpack(bytes: Buffer): Promise<Parts> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true }).catch(broken);
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    return broken(error);
  });
  let unpacked = 0;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw new UnreadableTable('file_broken');
      const stream = await zip.openReadStreamPromise(entry);
      const decoder = new TextDecoder();
      for await (const chunk of stream) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > maxUnpackedBytes) throw new UnreadableTable('file_unpacked');
        yield decoder.decode(chunk as Buffer, { stream: true });
      }
      yield decoder.decode();
    },
    close: () => zip.close(),
  };
}

/** The parts by their lower-case names. A name with a path such as `../a` throws. */
async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > maxEntries) throw new UnreadableTable('file_unpacked');
  }
  return entries;
}

function broken(error: unknown): never {
  throw error instanceof UnreadableTable ? error : new UnreadableTable('file_broken', { cause: error });
}

/** Identifiers of the built-in date and time formats, including the Thai ones (ECMA-376, 18.8.30). */
const builtInDates = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81],
]);

/** The format of a number: a date, or a minimum number of digits. */
interface CellFormat {
  isDate: boolean;
  digits: number;
}

const dayMilliseconds = 86_400_000;

/** Day 0 of Excel's calendar, which has a 29 February 1900; that of old Macs is four years later. */
const epochs = { windows: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };

const maxStrings = 400_000;

/**
 * Reads the first visible sheet as displayed text. The parts are parsed as streams, up to the row limit. Formulas are not evaluated and
 * links are not followed.
 * @throws UnreadableTable
 */
export async function readXlsx(bytes: Buffer): Promise<Table> {
  const parts = await unpack(bytes);
  try {
    const { sheet, target, isMac } = await firstSheet(parts);
    const strings = await sharedStrings(parts);
    const formats = await cellFormats(parts);
    return { sheet, rows: bounded(await rowsOf(parts, target, { strings, formats, isMac })) };
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable('file_broken', { cause: error });
  } finally {
    parts.close();
  }
}

interface Reading {
  open?(tag: SaxesTagPlain, name: string): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Stops the parsing when it returns true. */
  isDone?(): boolean;
}

/** Removes the namespace prefix: some programs write `<x:row>`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

async function readPart(parts: Parts, name: string, { open, text, close, isDone }: Reading): Promise<void> {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => open?.(tag, localName(tag.name)));
  parser.on('text', (found) => text?.(found));
  parser.on('cdata', (found) => text?.(found));
  parser.on('closetag', (tag) => close?.(localName(tag.name)));
  parser.on('error', (error) => {
    throw error;
  });
  for await (const piece of parts.read(name)) {
    parser.write(piece);
    if (isDone?.()) return;
  }
  parser.close();
}

/** Name and path of the first visible sheet, and whether dates count from 1904. */
async function firstSheet(parts: Parts): Promise<{ sheet: string; target: string; isMac: boolean }> {
  if (!parts.has('xl/workbook.xml')) throw new UnreadableTable('file_type');
  const sheets: { name: string; id: string; isShown: boolean }[] = [];
  let isMac = false;
  await readPart(parts, 'xl/workbook.xml', {
    open({ attributes }, name) {
      if (name === 'workbookPr') isMac = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([attribute]) => localName(attribute) === 'id' && attribute.includes(':'))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', id, isShown: (attributes.state ?? 'visible') === 'visible' });
    },
  });
  const targets = new Map<string, string>();
  await readPart(parts, 'xl/_rels/workbook.xml.rels', {
    open: ({ attributes: { Id = '', Target = '' } }, name) => void (name === 'Relationship' && targets.set(Id, Target)),
  });
  const found = sheets.find(({ isShown }) => isShown) ?? sheets[0];
  const target = found && targets.get(found.id);
  if (!target) throw new UnreadableTable('file_broken');
  return { sheet: found.name.slice(0, 100), target: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isMac };
}

/** The shared strings, which cells refer to by index. Phonetic readings (`rPh`) are skipped. */
async function sharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = [];
  if (!parts.has('xl/sharedStrings.xml')) return strings;
  let now = '';
  let isText = false;
  let isReading = false;
  await readPart(parts, 'xl/sharedStrings.xml', {
    open(_, name) {
      if (name === 'si') now = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(text) {
      if (isText) now += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si' && strings.push(cellText(now)) > maxStrings) throw new UnreadableTable('file_unpacked');
    },
  });
  return strings;
}

/** Style index → number format. */
async function cellFormats(parts: Parts): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  if (!parts.has('xl/styles.xml')) return formats;
  let isOfCells = false;
  await readPart(parts, 'xl/styles.xml', {
    open({ attributes }, name) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells && formats.length < 70_000) {
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(formatOf(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

interface Book {
  strings: string[];
  formats: CellFormat[];
  isMac: boolean;
}

async function rowsOf(parts: Parts, target: string, { strings, formats, isMac }: Book): Promise<string[][]> {
  const rows: string[][] = [];
  let cell = { type: '', style: 0, column: 0 };
  let value = '';
  let isValue = false;
  let line = 0;
  const read = (): string => {
    if (cell.type === 's') return strings[Number(value)] ?? '';
    if (cell.type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (cell.type === 'e') return '';
    if (cell.type !== '' && cell.type !== 'n') return cellText(value);
    return value === '' ? '' : cellText(numberText(value, formats[cell.style] ?? { isDate: false, digits: 0 }, isMac));
  };
  await readPart(parts, target, {
    open({ attributes }, name) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        // most programs omit empty rows, but the line numbers include them
        while (rows.length < Math.min(line, mostLines + 1)) rows.push([]);
        cell = { type: '', style: 0, column: -1 };
      } else if (name === 'c') {
        cell = { type: attributes.t ?? '', style: Number(attributes.s ?? 0), column: columnOf(attributes.r) ?? cell.column + 1 };
        value = '';
      } else isValue = name === 'v' || (name === 't' && cell.type === 'inlineStr');
    },
    text(text) {
      if (isValue && value.length < 10_000) value += text;
    },
    close(name) {
      isValue = false;
      const row = rows[line - 1];
      if (name !== 'c' || !row || value === '') return;
      if (cell.column >= importLimits.columns) {
        if (read() !== '') throw new UnreadableTable('file_columns');
        return;
      }
      while (row.length < cell.column) row.push('');
      row[cell.column] = read();
    },
    isDone: () => rows.length > mostLines,
  });
  return rows;
}

/** Column index of a cell reference, from 0: `AB12` → 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Parses a number format from its identifier, and its code if the workbook defines one. */
function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { isDate: builtInDates.has(id), digits: 0 };
  const first = code
    .slice(0, 200)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    .split(';')[0] as string;
  // `0000000`: leading zeros are part of the value
  const digits = /^[0\- ]+$/.test(first) ? first.replace(/[^0]/g, '').length : 0;
  return { isDate: /[dyhs]|m{1,4}/i.test(first) && !/general/i.test(first), digits: digits > 1 ? digits : 0 };
}

/** A number as displayed text: a date as `YYYY-MM-DD`, a code with its leading zeros, any other number in full. */
function numberText(raw: string, { isDate, digits }: CellFormat, isMac: boolean): string {
  const number = Number(raw);
  if (!Number.isFinite(number)) return raw;
  if (isDate && number > 0 && number < 2_958_466) {
    const iso = new Date(epochs[isMac ? 'mac' : 'windows'] + Math.round(number * dayMilliseconds)).toISOString();
    return number % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
  }
  const text = Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
  return digits > 0 && number >= 0 ? text.padStart(digits, '0') : text;
}
