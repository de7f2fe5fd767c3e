import type { PrismaClient } from '../../generated/client.ts';
import { deanCareers } from './deans/dean-careers.ts';
import { demoEntries } from './deans/dean-entries.ts';
import { demoTerms } from './deans/demo-deans.ts';
import { type DemoFiles, eachOf } from './demo-files.ts';
import { portraitOf } from './pictures.ts';
import { inTransaction } from './seed-people.ts';

/** Gives a directory without deans some, each term with a picture of its own, and what they have done. Answers how many terms were added. */
export async function seedDeans(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.directDean.findFirst({ select: { direct_dean_id: true } })) !== null) return 0;
  const users = new Set((await db.user.findMany({ select: { user_name: true } })).map((user) => user.user_name));
  const terms = demoTerms(today).filter(({ user_name }) => users.has(user_name));
  const pictures = await eachOf(terms, async ({ user_name }) => {
    const portrait = portraitOf(user_name, deanCareers[user_name]?.sex ?? 'm');
    return files.put('deans', await files.picture(portrait), `${user_name}.webp`);
  });
  const stamps = { created_by: 'staff', updated_by: 'staff' };
  await inTransaction(db, files, pictures, async (tx) => {
    await files.claim(tx, pictures, 'staff');
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
