import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';

/** The records of a kind, as parts of a statement over several kinds. */
interface SeenRecords {
  /** The table: its name, and quoted. */
  name: string;
  table: Prisma.Sql;
  id: Prisma.Sql;
  where: Prisma.Sql;
  /** Columns: entity, id, page, title, title_en. */
  subject: Prisma.Sql;
}

/** The records of a kind's list: all, or those that a person sees, who needs the right to view its page besides. */
export function seenRecords(app: FastifyInstance, { name, idKey, page, title }: AnyEntity, person?: Person): SeenRecords {
  const search = app.searches.get(name);
  if (!search) throw new Error(`${name} has no list`);
  const column = (field: string) => Prisma.raw(`"${search.table}"."${field}"`);
  const own = person && search.ownCondition(ownIn(person, page));
  const conditions = [...search.listFor(undefined).conditions({}), own].filter((one) => one instanceof Prisma.Sql);
  const titleOf = (fields: readonly string[] = []) =>
    Prisma.sql`left(concat_ws(' ', ${Prisma.join([Prisma.sql`NULL`, ...fields.map(column)])}), 300)`;
  const id = column(idKey);
  return {
    name: search.table,
    table: Prisma.raw(`"${search.table}"`),
    id,
    where: Prisma.join([Prisma.sql`true`, ...conditions], ' AND '),
    subject: Prisma.sql`${name}::text AS entity, ${id} AS id, ${page}::text AS page, ${titleOf(title?.th)} AS title, ${titleOf(title?.en)} AS title_en`,
  };
}
