import { Prisma } from '@faculty/prisma/client';
import { type Condition, everyWord } from '../lists/conditions.ts';

/** Titles people type before a name, with a space or without. */
const titles =
  /^(?:(?:ว่าที่\s*ร้อย(?:ตรี|โท|เอก)|ศาสตราจารย์|รองศาสตราจารย์|ผู้ช่วยศาสตราจารย์|อาจารย์|ดร\.?|ผศ\.?|รศ\.?|ศ\.|อ\.|นางสาว|น\.ส\.?|นาง|นาย|(?:asst|assoc)\.?\s*prof\.?|prof\.?|dr\.?|mrs?\.?|ms\.?|miss)\s*)+/i;

const infoWithNames = Prisma.raw(`user_infos i LEFT JOIN prefixs p ON p.prefix_code = i.prefix_code
  LEFT JOIN up_departments d ON d.up_department_id = i.up_department_id LEFT JOIN job_positions b ON b.job_position_code = i.info_data_b
  LEFT JOIN job_positions c ON c.job_position_code = i.info_data_c`);
const factsIn = (language: 'th' | 'en') =>
  `b.job_position_l_${language}, c.job_position_l_${language}, d.up_department_name_${language}, i.info_expert_${language}`;

/** What the faculty says of people: title, positions, department and expertise. All of it is public. */
const facts = Prisma.raw(
  `search_fold(concat_ws(E'\\n', p.prefix_s_th, p.prefix_l_th, p.prefix_s_en, p.prefix_l_en, ${factsIn('th')}, ${factsIn('en')}))`,
);

const factsOf = (language: 'th' | 'en') =>
  Prisma.sql`(SELECT concat_ws(E'\n', ${Prisma.raw(factsIn(language))}) FROM ${infoWithNames} WHERE i.user_name = users.user_name)`;

/** Positions, department and expertise of a row of `users`, a line each: where a word stands by which somebody was found. */
export const factsOfPeople = { th: factsOf('th'), en: factsOf('en') };

/**
 * Finds people by words of `names` (folded) and of what the faculty says of them, in any order. A title is one of the words, or is ignored:
 * of a name like "นางนวล" both are tried.
 */
export function peopleSearch(q: string, names: Prisma.Sql): Condition {
  const withoutTitles = q.split(/\s+/).map((word) => word.replace(titles, ''));
  const either = [...new Set([q, q.replace(titles, ''), withoutTitles.join(' ')])].map((text) =>
    everyWord(
      text,
      (pattern) =>
        Prisma.sql`(${names} LIKE ${pattern} OR users.user_name IN (SELECT i.user_name FROM ${infoWithNames} WHERE ${facts} LIKE ${pattern}))`,
    ),
  );
  const asked = either.filter((condition) => condition instanceof Prisma.Sql);
  return asked.length > 0 && Prisma.sql`(${Prisma.join(asked, ' OR ')})`;
}
