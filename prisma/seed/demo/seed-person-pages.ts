import { searchText } from '@faculty/contracts/kit/text/search-text';
import type { PlacedPerson } from '@faculty/contracts/website/person-grid';
import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import { jobPositions } from '../reference/seed-reference.ts';
import { bilingual } from '../table.ts';
import pageData from './data/person-pages.json' with { type: 'json' };
import { userNames } from './demo-files.ts';
import { demoPeople, postsOf } from './people.ts';

/** In Thai and in English. */
const position = z.tuple([z.string(), z.string()]);
const showcase = bilingual.extend({
  url: z.string(),
  /** Rich text above the people. */
  text: bilingual.optional(),
  /** User names; null for an empty cell. */
  rows: z.array(z.array(z.string().nullable())),
  /** Positions on this page, where they differ from the post in the faculty. */
  as: z.record(z.string(), position).optional(),
  /** Position of everybody else on this page. */
  others: position.optional(),
  inactive: z.literal(true).optional(),
});

/** The showcases of people: the management and its boards, the divisions and the sections of the dean's office. */
export const demoPersonPages = z.array(showcase).parse(pageData);

/** Adds showcases of people to a website that has none. Returns how many were added. */
export async function seedPersonPages(db: PrismaClient): Promise<number> {
  if ((await db.personPage.findFirst({ select: { persons_id: true } })) !== null) return 0;
  // the list shows the latest first
  const pages = demoPersonPages.toReversed();
  const present = await userNames(db);
  await db.$transaction(async (tx) => {
    const added = await tx.personPage.createManyAndReturn({
      data: pages.map(({ url, th, en, text, inactive }) => ({
        persons_url: url,
        persons_title_th: th,
        persons_title_en: en,
        persons_content_th: text?.th ?? '',
        persons_content_en: text?.en ?? '',
        active: inactive ? ('N' as const) : ('Y' as const),
        search_text: searchText(url, th, en),
        created_by: 'staff',
        updated_by: 'staff',
      })),
      select: { persons_id: true },
    });
    const cells = pages.flatMap((page, index) =>
      placedOn(page).map((person) => ({ ...person, persons_id: added[index]?.persons_id ?? 0 })),
    );
    await tx.personCell.createMany({ data: cells.filter((cell) => present.has(cell.user_name)) });
  });
  return pages.length;
}

/** The cells of a page: person, row, column and position. */
export function placedOn({ rows, as = {}, others }: z.infer<typeof showcase>): PlacedPerson[] {
  return rows.flatMap((row, rowIndex) =>
    row.flatMap((user_name, index) => {
      if (user_name === null) return [];
      const [position_th, position_en] = as[user_name] ?? others ?? postOf(user_name);
      return { row_number: rowIndex + 1, column_number: index + 1, user_name, position_th, position_en };
    }),
  );
}

/** A person's post in the faculty, or else the academic position. */
function postOf(userName: string): readonly [th: string, en: string] {
  const person = demoPeople.find(({ user_name }) => user_name === userName);
  const posts = person && postsOf(person);
  const code = posts?.info_data_b ?? posts?.info_data_c;
  const post = jobPositions.find(({ job_position_code }) => job_position_code === code);
  return [post?.job_position_l_th ?? '', post?.job_position_l_en ?? ''];
}
