import { type FacultyDateBody, facultyDate } from '@faculty/contracts/lists/faculty-date';
import type { FastifyInstance } from 'fastify';
import { dayDate } from '../../kit/crud/days.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { spanWithin } from '../../kit/lists/period-conditions.ts';

/** The days of the faculty's calendar. */
export function facultyDateResource(app: FastifyInstance): void {
  registerResource(app, facultyDate, {
    list: {
      table: 'faculty_dates',
      search: ['title_th', 'title_en'],
      period: (period) => spanWithin('faculty_dates.start_date', 'faculty_dates.end_date', period),
    },
    create: (body, { db, stamps }) => db.facultyDate.create({ data: { ...data(body), ...stamps.add } }),
    update: (body, { db, stamps, where }) => db.facultyDate.update({ where, data: { ...data(body), ...stamps.edit } }),
  });
}

const data = (body: FacultyDateBody) => ({ ...body, start_date: dayDate(body.start_date), end_date: dayDate(body.end_date) });
