import { z } from 'zod';
import { errorCode } from '../kit/error-code.ts';
import { text } from '../kit/fields.ts';

/** Size of a people showcase: rows R1 to R15 with five cells each. */
export const gridRows = 15;
export const gridColumns = 5;

/** A person in a cell. Rows and columns are numbered from one, as documented. */
export interface PlacedPerson {
  row_number: number;
  column_number: number;
  user_name: string;
  position_th: string;
  position_en: string;
}

/** Position of a person in their cell. */
export const positionText = text(200);

/** Fits a full grid in which every character is escaped. */
const maxLength = 250_000;

/** Legacy clients send null in empty cells. */
const nullAsEmpty = <Text extends z.ZodType<string>>(schema: Text) => schema.nullish().transform((value) => value ?? '');

const cell = z
  .object({
    column_number: z.int().min(1).max(gridColumns),
    user_name: nullAsEmpty(text(25)),
    position_th: nullAsEmpty(positionText),
    position_en: nullAsEmpty(positionText),
  })
  // a position without a person would be dropped silently
  .refine(({ user_name, position_th, position_en }) => user_name !== '' || position_th + position_en === '', {
    path: ['user_name'],
    message: errorCode('required'),
  });

const row = z
  .object({ id: z.string().max(10).optional(), row_number: z.int().min(1).max(gridRows), columns: z.array(cell).max(gridColumns) })
  .refine(({ id, row_number }) => id === undefined || id === `R${row_number}`, { path: ['id'], message: errorCode('format') });

type Row = z.infer<typeof row>;

/** Refinement: each row and each cell occurs once. */
function rejectDuplicates(rows: Row[], ctx: z.core.$RefinementCtx<Row[]>): void {
  const places = new Set<string>();
  const check = (place: string, path: (string | number)[]) => {
    if (places.has(place)) ctx.addIssue({ code: 'custom', path, message: errorCode('duplicate'), input: place });
    places.add(place);
  };
  for (const [at, { row_number, columns }] of rows.entries()) {
    check(`R${row_number}`, [at, 'row_number']);
    for (const [index, { column_number }] of columns.entries())
      check(`R${row_number}C${column_number}`, [at, 'columns', index, 'column_number']);
  }
}

/**
 * `persons_objects`: the grid as JSON text. Rows, cells and keys may be in any order, and empty ones may be omitted; it is stored
 * normalized, with every row and cell in its place.
 */
export const personsObjects = z
  .string()
  .max(maxLength, { abort: true })
  .transform((json, ctx): unknown => {
    if (json.trim() === '') return [];
    try {
      return JSON.parse(json);
    } catch {
      ctx.issues.push({ code: 'custom', message: errorCode('format'), input: json });
      return z.NEVER;
    }
  })
  .pipe(z.array(row).max(gridRows).superRefine(rejectDuplicates))
  .transform((rows) => gridText(rows.flatMap(({ row_number, columns }) => columns.map((each) => ({ ...each, row_number })))));

/** The documented JSON text of a grid: always 15 rows of five cells. */
export function gridText(people: readonly PlacedPerson[]): string {
  const emptyCell = { user_name: '', position_th: '', position_en: '' };
  const peopleByCell = new Map(people.map((person) => [`R${person.row_number}C${person.column_number}`, person]));
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers(gridRows).map((row_number) => ({
    id: `R${row_number}`,
    row_number,
    columns: numbers(gridColumns).map((column_number) => {
      const id = `R${row_number}C${column_number}`;
      const { user_name, position_th, position_en } = peopleByCell.get(id) ?? emptyCell;
      return { id, column_number, user_name, position_th, position_en };
    }),
  }));
  return JSON.stringify(rows);
}

const storedGrid = z.array(
  z.object({
    row_number: z.number(),
    columns: z.array(z.object({ column_number: z.number(), user_name: z.string(), position_th: z.string(), position_en: z.string() })),
  }),
);

/** The people of a grid written by `gridText`, row by row; empty for any other text. */
export function placedIn(grid: string): PlacedPerson[] {
  let rows: unknown;
  try {
    rows = JSON.parse(grid);
  } catch {
    return [];
  }
  return (z.safeParse(storedGrid, rows).data ?? []).flatMap(({ row_number, columns }) =>
    columns.flatMap((each) => (each.user_name === '' ? [] : { row_number, ...each })),
  );
}
