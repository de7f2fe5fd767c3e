import { z } from 'zod';
import { text } from '../kit/fields.ts';

/** A showcase of people is a grid: rows R1 to R15, each of five cells. */
export const gridRows = 15;
export const gridColumns = 5;

/** Somebody in a cell. Rows and columns are numbered from one, as documented. */
export interface PlacedPerson {
  row_number: number;
  column_number: number;
  user_name: string;
  position_th: string;
  position_en: string;
}

/** What a person is called in their cell. */
export const positionText = text(200);

/** Every cell filled to its last letter, each of them escaped, fits. */
const longest = 250_000;

/** Legacy clients send null in cells that nobody stands in. */
const orNothing = <Text extends z.ZodType<string>>(words: Text) => words.nullish().transform((value) => value ?? '');

const cell = z
  .object({
    column_number: z.int().min(1).max(gridColumns),
    user_name: orNothing(text(25)),
    position_th: orNothing(positionText),
    position_en: orNothing(positionText),
  })
  // a position without anybody would be lost without a word
  .refine(({ user_name, position_th, position_en }) => user_name !== '' || position_th + position_en === '', {
    path: ['user_name'],
    message: '@required',
  });

const row = z
  .object({ id: z.string().max(10).optional(), row_number: z.int().min(1).max(gridRows), columns: z.array(cell).max(gridColumns) })
  .refine(({ id, row_number }) => id === undefined || id === `R${row_number}`, { path: ['id'], message: '@format' });

type Row = z.infer<typeof row>;

/** Two things cannot stand in one place; which would be meant? */
function eachPlaceOnce(rows: Row[], ctx: z.core.$RefinementCtx<Row[]>): void {
  const places = new Set<string>();
  const once = (place: string, path: (string | number)[]) => {
    if (places.has(place)) ctx.addIssue({ code: 'custom', path, message: '@duplicate', input: place });
    places.add(place);
  };
  for (const [at, { row_number, columns }] of rows.entries()) {
    once(`R${row_number}`, [at, 'row_number']);
    for (const [index, { column_number }] of columns.entries())
      once(`R${row_number}C${column_number}`, [at, 'columns', index, 'column_number']);
  }
}

/**
 * `persons_objects`: the grid as JSON text. Rows, cells and their keys may come in any order, and empty ones may be left out;
 * it is kept in one form, every row and cell in its place.
 */
export const personsObjects = z
  .string()
  .max(longest, { abort: true })
  .transform((json, ctx): unknown => {
    if (json.trim() === '') return [];
    try {
      return JSON.parse(json);
    } catch {
      ctx.issues.push({ code: 'custom', message: '@format', input: json });
      return z.NEVER;
    }
  })
  .pipe(z.array(row).max(gridRows).superRefine(eachPlaceOnce))
  .transform((rows) => gridText(rows.flatMap(({ row_number, columns }) => columns.map((each) => ({ ...each, row_number })))));

/** The documented text of a grid: 15 rows of five cells, whoever stands in them. */
export function gridText(people: readonly PlacedPerson[]): string {
  const nobody = { user_name: '', position_th: '', position_en: '' };
  const standing = new Map(people.map((person) => [`R${person.row_number}C${person.column_number}`, person]));
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers(gridRows).map((row_number) => ({
    id: `R${row_number}`,
    row_number,
    columns: numbers(gridColumns).map((column_number) => {
      const id = `R${row_number}C${column_number}`;
      const { user_name, position_th, position_en } = standing.get(id) ?? nobody;
      return { id, column_number, user_name, position_th, position_en };
    }),
  }));
  return JSON.stringify(rows);
}

const readable = z.array(
  z.object({
    row_number: z.number(),
    columns: z.array(z.object({ column_number: z.number(), user_name: z.string(), position_th: z.string(), position_en: z.string() })),
  }),
);

/** Who stands in a grid that `gridText` wrote, row by row. Of any other text nobody. */
export function placedIn(grid: string): PlacedPerson[] {
  let rows: unknown;
  try {
    rows = JSON.parse(grid);
  } catch {
    return [];
  }
  return (z.safeParse(readable, rows).data ?? []).flatMap(({ row_number, columns }) =>
    columns.flatMap((each) => (each.user_name === '' ? [] : { row_number, ...each })),
  );
}
