import type { PageKey } from '@faculty/contracts/pages';
import { Prisma } from '@faculty/prisma/client';
import type { Person } from '../crud/context.ts';
import { ownIn } from '../crud/handlers.ts';
import type { ReviewSource } from './review.ts';

/** Whether a person reviews the records of a page: those who may edit the records of others. */
export function decidesOn(person: Person, page: PageKey): boolean {
  return person.right(page).edit && ownIn(person, page) === undefined;
}

const named = (name: string) => Prisma.raw(`"${name}"`);

/** Active records of all these entities, as one table; `asks` is what is asked of content (`contentThatWaits`). Inactive ones are not reviewed. */
export function recordsOf(sources: readonly ReviewSource[]): Prisma.Sql {
  const each = sources.map(
    ({ entity, table, titleKey, titleKeyEn }) => Prisma.sql`
      SELECT ${entity.name}::text AS entity, ${named(entity.idKey)}::text AS record_id, ${named(entity.idKey)} AS number,
        ${named(titleKey)} AS title, ${titleKeyEn ? named(titleKeyEn) : Prisma.sql`''::text`} AS title_en, user_name, status_check, status_check_text, status_check_field, updated_at AS since, NULL::text AS asks
      FROM ${named(table)} WHERE active = 'Y'`,
  );
  return Prisma.join(each, ' UNION ALL ');
}
