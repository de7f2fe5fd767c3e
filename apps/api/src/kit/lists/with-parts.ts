import { Prisma } from '@faculty/prisma/client';
import { partsOf, type TakingPart } from '../crud/taking-part.ts';
import type { ListSource } from './list.ts';

/**
 * A list with what `asked` has to do with each record (`person_part`, `person_share`). Who sees only their own (`own`) is not
 * told the files of records that others own.
 */
export function withParts<Item, Query>(
  kind: TakingPart,
  source: ListSource<Item, Query>,
  files: readonly string[],
  { own, asked }: { own: string | undefined; asked: string | undefined },
): ListSource<Item, Query> {
  const at = (column: string) => Prisma.raw(`"${kind.table}"."${column}"`);
  const told = (column: string) =>
    Prisma.sql`(SELECT parts.${Prisma.raw(column)} FROM ${partsOf(kind)} parts WHERE parts.id = ${at(kind.idKey)} AND parts.user_name = ${asked ?? ''})`;
  const theirs =
    own === undefined ? [] : files.map((file) => [file, Prisma.sql`CASE WHEN ${at('user_name')} = ${own} THEN ${at(file)} END`]);
  const fields = { ...source.fields, person_part: told('part'), person_share: told('share'), ...Object.fromEntries(theirs) };
  return { ...source, fields };
}
