import { Prisma } from '@faculty/prisma/client';
import { buddhistYearSql } from '../../kit/lists/buddhist-year.ts';

const parts = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});

/** A moment as it is read in Thailand: `22/11/2569 13:05`; empty without one. */
export function thaiMoment(moment: Date | null): string {
  if (moment === null) return '';
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}`;
}

/** The same, written by the database. */
export function thaiMomentSql(column: string): Prisma.Sql {
  const there = `(${column} AT TIME ZONE 'Asia/Bangkok')`;
  return Prisma.sql`coalesce(to_char(${Prisma.raw(there)}, 'FMDD/FMMM/') || (${buddhistYearSql(there)}) || to_char(${Prisma.raw(there)}, ' HH24:MI'), '')`;
}
