import { type ImportAnswer, importColumns, importLimits } from '@faculty/contracts/centre/lc-user-import';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { wrongField } from '../../../kit/http/errors.ts';
import type { Sheet } from './read-list.ts';
import { splitName } from './split-name.ts';

/** A row of a list, with its texts by field. */
export interface ListRow {
  /** Line of the sheet, from 1. */
  row: number;
  cells: string[];
  texts: Record<string, string>;
}

/** The members of a list, and its headings that mean no field. */
export interface MemberList {
  heads: string[];
  rows: ListRow[];
  unknownHeads: string[];
}

/** Lines in which the headings are sought, below titles. */
const linesAbove = 20;
const noLine = { sheet: [] as Sheet, at: 0, cells: [] as string[] };

/** A heading or name for comparison: lower case, without spaces, punctuation and the Thai silent mark. */
export const sameWord = (text: string) => text.toLowerCase().replace(/[\s.,:;*()_/\u0e4c-]+/g, '');

const fieldByHead = new Map(
  importColumns.flatMap(({ field, title, names }) => [title.th, title.en, ...names.split('|')].map((name) => [sameWord(name), field])),
);

/**
 * Finds the line with the most known headings, of all sheets, and reads the rows below it.
 * @throws ApiError naming the file when there are none, or too many
 */
export function membersIn(sheets: readonly Sheet[], answers: readonly ImportAnswer[]): MemberList {
  const isKnown = (cell: string) => fieldByHead.has(sameWord(cell));
  const knownIn = ({ cells }: { cells: string[] }) => cells.filter(isKnown).length;
  const lines = sheets.flatMap((sheet) => sheet.slice(0, linesAbove).map((cells, at) => ({ sheet, at, cells })));
  const [{ sheet, at, cells: heads } = noLine] = lines.toSorted((one, other) => knownIn(other) - knownIn(one));
  const below = sheet.map((cells, line) => ({ row: line + 1, cells })).slice(at + 1);
  const filled = below.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw wrongField('file', 'file_no_rows');
  if (filled.length > importLimits.rows) throw wrongField('file', 'file_rows', { max: importLimits.rows });
  const fields = fieldsOf(heads, answers);
  const rows = filled.map(({ row, cells }) => {
    const texts: ListRow['texts'] = {};
    for (const [column, field] of fields.entries()) {
      const text = cells[column] ?? '';
      const language = /^name_(th|en)$/.exec(field ?? '')?.[1];
      if (language) {
        const { prefix, first, last } = splitName(text);
        const parts = { [`prefix_title_${language}`]: prefix, [`fname_${language}`]: first, [`lname_${language}`]: last };
        // a column of its own says more than a part of the whole name
        for (const [part, value] of Object.entries(parts)) if (!texts[part]) texts[part] = value;
      } else if (field && text !== '') texts[field] = field.startsWith('user_') ? arabicDigits(text) : text;
    }
    return { row, cells, texts };
  });
  return { heads, rows, unknownHeads: [...new Set(heads)].filter((head) => head !== '' && !isKnown(head)) };
}

/** The field of each column: as answered, else by its heading. Of two columns of one field, the first counts. */
function fieldsOf(heads: readonly string[], answers: readonly ImportAnswer[]): (string | undefined)[] {
  const answered = new Map(answers.filter(({ field }) => field === 'column').map(({ text, value }) => [sameWord(text), value]));
  const fields = heads.map((head) => fieldByHead.get(sameWord(head)) ?? (answered.get(sameWord(head)) || undefined));
  return fields.map((field, column) => {
    if (!field || fields.indexOf(field) !== column) return undefined;
    // a first name without a surname column is a whole name
    const language = /^fname_(th|en)$/.exec(field)?.[1];
    return language && !fields.includes(`lname_${language}`) ? `name_${language}` : field;
  });
}
