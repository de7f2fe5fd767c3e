import type { PrismaClient } from '../../generated/client.ts';
import { greenOffice } from './green-office.ts';

/** Gives the categories and headings of grouped documents, once, to an empty table: they belong to the people who keep them. Answers how many categories were added. */
export async function seedGreenOffice(db: PrismaClient): Promise<number> {
  if ((await db.groupMaster.findFirst({ select: { group_master_id: true } })) !== null) return 0;
  return db.$transaction(async (tx) => {
    const masters = await tx.groupMaster.createManyAndReturn({
      data: greenOffice.map(({ name, title }, place) => ({
        group_master_name_th: name.th,
        group_master_name_en: name.en,
        group_master_title_th: title.th,
        group_master_title_en: title.en,
        order_seq: place + 1,
      })),
      select: { group_master_id: true },
    });
    const headings = greenOffice.flatMap(({ headings }, place) =>
      headings.map((heading) => ({ heading, group_master_id: masters[place]?.group_master_id as number })),
    );
    const subAs = await tx.groupSubA.createManyAndReturn({
      data: headings.map(({ heading, group_master_id }, place) => ({
        group_master_id,
        group_sub_a_index: heading.index,
        group_sub_a_title_th: heading.th,
        group_sub_a_title_en: heading.en,
        order_seq: place + 1,
      })),
      select: { group_sub_a_id: true },
    });
    const subs = headings.flatMap(({ heading }, place) =>
      heading.subs.map(({ th, en }) => ({
        group_sub_a_id: subAs[place]?.group_sub_a_id as number,
        group_sub_b_title_th: th,
        group_sub_b_title_en: en,
      })),
    );
    await tx.groupSubB.createMany({ data: subs.map((sub, place) => ({ ...sub, order_seq: place + 1 })) });
    return masters.length;
  });
}
