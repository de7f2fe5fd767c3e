import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import { bilingual, rowsOf } from '../table.ts';
import deanData from './data/deans.json' with { type: 'json' };
import { type DemoFiles, eachOf, inTransaction, userNames } from './demo-files.ts';
import { portraitOf } from './pictures.ts';

// years count from the one in which the current dean began

const position = z.enum(['founding', 'acting', 'dean']);
const positions = z.record(position, bilingual).parse(deanData.positions);
const terms = rowsOf(
  z.strictObject({
    user_name: z.string(),
    position,
    start_year: z.number(),
    start_day: z.string(),
    // the current dean's term has no end
    end_year: z.number().optional(),
    end_day: z.string().optional(),
  }),
  deanData.terms,
);

/** What the deans of the demo faculty have done and been given. */
export const deanCareers = z
  .record(
    z.string(),
    z.strictObject({
      sex: z.enum(['f', 'm']),
      // from one year to another, in Thai, in English; null is today
      posts: z.array(z.tuple([z.number(), z.number().nullable(), z.string(), z.string()])),
      // year, in Thai, in English
      awards: z.array(z.tuple([z.number(), z.string(), z.string()])),
      // the year of the first decoration, and how many there are by now
      decorated: z.tuple([z.number(), z.number()]),
    }),
  )
  .parse(deanData.careers);

/** In the order in which officials are given them: Crown and White Elephant in turn. */
const decorations = rowsOf(z.strictObject({ th: z.string(), en_m: z.string(), en_f: z.string() }), deanData.decorations);
/** Years from one decoration to the next. */
const apart = 5;

/** Adds deans to a directory that has none, each term with a picture of its own, and what they have done. Returns how many terms were added. */
export async function seedDeans(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.directDean.findFirst({ select: { direct_dean_id: true } })) !== null) return 0;
  const users = await userNames(db);
  const terms = demoTerms(today).filter(({ user_name }) => users.has(user_name));
  const pictures = await eachOf(terms, async ({ user_name }) => {
    const portrait = portraitOf(user_name, deanCareers[user_name]?.sex ?? 'm');
    return files.put('deans', await files.picture(portrait), `${user_name}.webp`);
  });
  const stamps = { created_by: 'staff', updated_by: 'staff' };
  await inTransaction(db, files, pictures, 'staff', async (tx) => {
    await tx.directDean.createMany({
      data: terms.map(({ user_name, position, start, end }, index) => ({
        user_name,
        direct_dean_image: pictures[index]?.path ?? '',
        direct_dean_position_th: position.th,
        direct_dean_position_en: position.en,
        direct_dean_start_date: start,
        direct_dean_end_date: end,
        direct_dean_status_now: end === null ? ('Y' as const) : ('N' as const),
        ...stamps,
      })),
    });
    const entries = demoEntries(today).filter(({ user_name }) => users.has(user_name));
    await tx.directDeanList.createMany({
      data: entries.map(({ user_name, type, order, title }) => ({
        user_name,
        direct_dean_list_type: type,
        direct_dean_list_title_th: title.th,
        direct_dean_list_title_en: title.en,
        order_seq: order,
        ...stamps,
      })),
    });
  });
  return terms.length;
}

/** The year in which the dean of today began: the budget year before the present one, from October on. */
const firstYearOfNow = (today: Date) => today.getUTCFullYear() - (today.getUTCMonth() >= 9 ? 1 : 2);

/** The deans of the demo faculty since it was founded, the first one first. */
export function demoTerms(today: Date) {
  const on = (year: number, day: string) => new Date(`${firstYearOfNow(today) + year}-${day}T00:00:00Z`);
  return terms.map(({ user_name, position, start_year, start_day, end_year, end_day }) => ({
    user_name,
    position: positions[position],
    start: on(start_year, start_day),
    end: end_year === undefined || end_day === undefined ? null : on(end_year, end_day),
  }));
}

/** Work history, awards and decorations of every dean of the demo; number 1 is the earliest of its list. */
export function demoEntries(today: Date) {
  const gregorian = (year: number) => firstYearOfNow(today) + year;
  const buddhist = (year: number) => toBuddhistEra(gregorian(year));
  return Object.entries(deanCareers).flatMap(([user_name, { sex, posts, awards, decorated }]) => {
    const [firstYear, count] = decorated;
    const listed = {
      T1: posts.map(([from, to, th, en]) => ({
        th: `${th} (พ.ศ. ${buddhist(from)}–${to === null ? 'ปัจจุบัน' : buddhist(to)})`,
        en: `${en} (${gregorian(from)}–${to === null ? 'present' : gregorian(to)})`,
      })),
      T2: awards.map(([year, th, en]) => ({ th: `${th} ประจำปี พ.ศ. ${buddhist(year)}`, en: `${en}, ${gregorian(year)}` })),
      T3: decorations.slice(0, count).map((decoration, index) => ({
        th: `${decoration.th} พ.ศ. ${buddhist(firstYear + index * apart)}`,
        en: `${decoration[`en_${sex}`]}, ${gregorian(firstYear + index * apart)}`,
      })),
    };
    return (['T1', 'T2', 'T3'] as const).flatMap((type) =>
      listed[type].map((title, index) => ({ user_name, type, order: index + 1, title })),
    );
  });
}
