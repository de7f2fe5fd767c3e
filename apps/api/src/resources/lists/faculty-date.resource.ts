import { type FacultyDateBody, type FacultyDateRow, facultyDate } from '@faculty/contracts/lists/faculty-date';
import type { FacultyDate } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { dayDate, dayText } from '../../kit/days.ts';
import { equals, textIn } from '../../kit/lists/conditions.ts';
import { registerResource } from '../../kit/resource.ts';

/** The days of the faculty's calendar. */
export function facultyDateResource(app: FastifyInstance): void {
  registerResource(app, facultyDate, {
    list: {
      table: 'faculty_dates',
      where: ({ q, active }) => [textIn(q, 'title_th', 'title_en'), equals('active', active)],
    },
    read: async (faculty_date_id, { db }) => {
      const row = await db.facultyDate.findUnique({ where: { faculty_date_id } });
      return row && toRow(row);
    },
    create: async (body, { db, stamps }) => toRow(await db.facultyDate.create({ data: { ...data(body), ...stamps.add } })),
    update: async (body, { db, stamps, where }) =>
      toRow(
        await db.facultyDate.update({
          where,
          data: { ...data(body), ...stamps.edit },
        }),
      ),
  });
}

const data = (body: FacultyDateBody) => ({ ...body, start_date: dayDate(body.start_date), end_date: dayDate(body.end_date) });
const toRow = (row: FacultyDate): FacultyDateRow => ({ ...row, start_date: dayText(row.start_date), end_date: dayText(row.end_date) });
