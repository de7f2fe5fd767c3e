import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { bilingual, rowsOf } from '../table.ts';
import calendarData from './data/calendar.json' with { type: 'json' };
import { dayOf, daysFrom } from './rich-text.ts';

interface CalendarDay extends Bilingual {
  /** Times and place; a meeting is for the staff alone. */
  more?: Pick<Prisma.FacultyDateCreateManyInput, 'start_time' | 'end_time' | 'place_th' | 'place_en' | 'on_website'>;
  start: Date;
  end: Date;
}

const fixed = rowsOf(bilingual.extend({ month: z.number(), day: z.number() }), calendarData.holidays);

/** Buddhist holidays follow the moon; Lent begins the day after Asalha Bucha. */
const moonHoliday = z.enum(['makha', 'visakha', 'asalha']);
const moonDays = rowsOf(bilingual.extend({ holiday: moonHoliday, offset: z.number() }), calendarData.moonDays);
const moons: Readonly<Record<string, Record<z.infer<typeof moonHoliday>, string>>> = calendarData.moon;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const flag = z.enum(['Y', 'N']);
const times = z.object({
  start_time: z.string(),
  end_time: z.string(),
  place_th: z.string(),
  place_en: z.string(),
  on_website: flag.default('Y'),
});
/**
 * The first such weekday from the day of the month on, and how many days it lasts. January to May belong to the following year.
 * `{year}` stands for the academic year.
 */
const yearlyDay = bilingual.extend({
  month: z.number(),
  from: z.number(),
  weekday: z.enum(weekdays),
  days: z.number(),
  at: times.optional(),
});
const yearly = rowsOf(yearlyDay, calendarData.academicYear);

/** The board meets on the second Wednesday of every month. */
const boardMeetings = Array.from(
  { length: 12 },
  (_, index): z.infer<typeof yearlyDay> => ({
    month: index + 1,
    from: 8,
    weekday: 'wednesday',
    days: 1,
    at: { start_time: '13:30', end_time: '16:00', place_th: 'ห้องประชุมคณะ', place_en: 'Faculty meeting room', on_website: 'N' },
    th: 'ประชุมคณะกรรมการประจำคณะ',
    en: 'Faculty board meeting',
  }),
);

/** Fills an empty calendar around today. Returns how many dates were added. */
export async function seedFacultyDates(db: PrismaClient, today: Date): Promise<number> {
  if ((await db.facultyDate.findFirst({ select: { faculty_date_id: true } })) !== null) return 0;
  return (await db.facultyDate.createMany({ data: facultyDates(today) })).count;
}

const halfYear = 183;

/** Nothing begins on a holiday. */
const weekLater = (day: CalendarDay): CalendarDay => ({ ...day, start: daysFrom(day.start, 7), end: daysFrom(day.end, 7) });

/** The faculty's days and the public holidays, half a year back and ahead. */
export function facultyDates(today: Date): Prisma.FacultyDateCreateManyInput[] {
  const from = daysFrom(dayOf(today), -halfYear);
  const to = daysFrom(dayOf(today), halfYear);
  const thisYear = dayOf(today).getUTCFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const holidays = years.flatMap(holidaysOf);
  const closed = new Set(holidays.map(({ start }) => start.getTime()));
  const days = years.flatMap(academicYear).map((day) => (closed.has(day.start.getTime()) ? weekLater(day) : day));
  return [...holidays, ...days]
    .filter(({ start, end }) => end >= from && start <= to)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .map(({ th, en, start, end, more }) => ({ title_th: th, title_en: en, start_date: start, end_date: end, ...more }));
}

const day = 86_400_000;

/** The faculty's days of the academic year that begins in June of `year`. */
function academicYear(year: number): CalendarDay[] {
  return [...yearly, ...boardMeetings].map(({ month, from, weekday, days, th, en, at }) => {
    const earliest = Date.UTC(month <= 5 ? year + 1 : year, month - 1, from);
    const start = earliest + ((weekdays.indexOf(weekday) - new Date(earliest).getUTCDay() + 7) % 7) * day;
    return {
      th: th.replace('{year}', String(toBuddhistEra(year))),
      en: en.replace('{year}', String(year)),
      start: new Date(start),
      end: new Date(start + (days - 1) * day),
      ...(at && { more: at }),
    };
  });
}

/** The public holidays of a year, with a working day off for each that falls on a weekend. Years the moon's table lacks have the fixed ones. */
function holidaysOf(year: number): CalendarDay[] {
  const holidays = fixed.map(({ month, day: date, th, en }) => oneDay(Date.UTC(year, month - 1, date), { th, en }));
  const moon = moons[year];
  if (moon) {
    const at = (date: string) => Date.parse(`${year}-${date}T00:00:00Z`);
    holidays.push(...moonDays.map(({ holiday, offset, th, en }) => oneDay(at(moon[holiday]) + offset * day, { th, en })));
  }
  holidays.sort((a, b) => a.start.getTime() - b.start.getTime());
  return [...holidays, ...substitutes(holidays)];
}

/** A holiday on a weekend is made up for on the next working day that is none. */
function substitutes(holidays: readonly CalendarDay[]): CalendarDay[] {
  const taken = new Set(holidays.map(({ start }) => start.getTime()));
  return holidays
    .filter(({ start }) => isWeekend(start.getTime()))
    .map(({ start, th, en }) => {
      let free = start.getTime();
      while (isWeekend(free) || taken.has(free)) free += day;
      taken.add(free);
      return oneDay(free, { th: `วันหยุดชดเชย${th}`, en: `Substitution for ${en}` });
    });
}

const oneDay = (at: number, title: Bilingual): CalendarDay => ({ ...title, start: new Date(at), end: new Date(at) });
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());
