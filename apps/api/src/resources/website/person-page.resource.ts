import { methodAndUrl } from '@faculty/contracts/kit/route';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { personOption } from '@faculty/contracts/lookups/combos';
import { gridText, type PlacedPerson, placedIn } from '@faculty/contracts/website/person-grid';
import { type PersonPageBody, type PersonPageRow, peopleWhoLeftRoute, personPage } from '@faculty/contracts/website/person-page';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { firstUnknown } from '../../auth/unverified.ts';
import type { Transaction } from '../../kit/crud/context.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { wrongField } from '../../kit/http/errors.ts';
import { personOptions } from '../../kit/people/person-name.ts';

/** Showcases of people. The person of a cell is a row of its own, so that it follows a renamed member and keeps them from being deleted. */
export function personPageResource(app: FastifyInstance): void {
  registerResource(app, personPage, {
    list: {
      table: 'web_con_persons',
      fields: { people_count: peopleCount },
      search: 'whole_text',
    },
    async read(persons_id, { db }) {
      const page = await db.personPage.findUnique({ where: { persons_id }, include: { cells: { omit: { persons_id: true } } }, omit });
      return page && toRow(page);
    },
    async create(body, { db, stamps }) {
      const people = await known(db, body);
      const page = await db.personPage.create({ data: { ...columns(body), ...stamps.add, cells: { createMany: { data: people } } }, omit });
      return toRow({ ...page, cells: people });
    },
    async update(body, { db, stamps, where }, before) {
      if (body.persons_url !== before.persons_url) throw wrongField('persons_url', 'locked');
      // first, so that of two who save at once one fails before the cells are touched
      const page = await db.personPage.update({ where, data: { ...columns(body), ...stamps.edit }, omit });
      if (body.persons_objects !== before.persons_objects) {
        const people = await known(db, body);
        const { persons_id } = before;
        await db.personCell.deleteMany({ where: { persons_id } });
        await db.personCell.createMany({ data: people.map((person) => ({ ...person, persons_id })) });
      }
      return { ...page, persons_objects: body.persons_objects };
    },
  });

  app.route({
    ...methodAndUrl(peopleWhoLeftRoute),
    config: { right: { page: personPage.page, action: 'view' } },
    schema: { tags: [personPage.tag], response: { 200: z.array(personOption) } },
    handler: () => personOptions(app.db, { disabled: true, placed: { some: {} } }),
  });
}

const omit = { search_text: true } as const;
const peopleCount = Prisma.sql`
  (SELECT count(*)::int FROM web_con_person_cells WHERE web_con_person_cells.persons_id = web_con_persons.persons_id)`;

type Stored = Omit<PersonPageRow, 'persons_objects'> & { cells: PlacedPerson[] };

function toRow({ cells, ...page }: Stored): PersonPageRow {
  return { ...page, persons_objects: gridText(cells) };
}

/** What a body means for the page's own columns, stamps aside. */
function columns({ persons_objects: _, ...body }: PersonPageBody) {
  return { ...body, search_text: searchText(body.persons_url, body.persons_title_th, body.persons_title_en) };
}

/** The people of the grid. @throws ApiError naming the first unknown one */
async function known(db: Transaction, { persons_objects }: PersonPageBody): Promise<PlacedPerson[]> {
  const people = placedIn(persons_objects);
  const names = [...new Set(people.map((person) => person.user_name))];
  const user_name = await firstUnknown(db, names);
  if (user_name !== undefined) throw wrongField('persons_objects', 'unknown_person', { user_name });
  return people;
}
