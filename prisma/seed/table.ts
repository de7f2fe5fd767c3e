import { z } from 'zod';

/** A phrase in both languages. */
export const bilingual = z.strictObject({ th: z.string(), en: z.string() });

/** The rows of a table in a data file: its first line names the columns, and a line may end before the optional ones. */
export function rowsOf<Row extends z.ZodType>(row: Row, [columns = [], ...lines]: readonly (readonly unknown[])[]): z.output<Row>[] {
  const objects = lines.map((line) => Object.fromEntries(line.map((cell, index) => [columns[index], cell])));
  return z.array(row).parse(objects);
}
