import type { PrismaClient } from '../../generated/client.ts';
import { facultyDates } from './calendar/faculty-dates.ts';

/** Fills an empty calendar around today. Answers how many dates were added. */
export async function seedFacultyDates(db: PrismaClient, today: Date): Promise<number> {
  if ((await db.facultyDate.findFirst({ select: { faculty_date_id: true } })) !== null) return 0;
  return (await db.facultyDate.createMany({ data: facultyDates(today) })).count;
}
