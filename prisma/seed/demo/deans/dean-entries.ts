import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/era';
import { deanCareers } from './dean-careers.ts';
import { firstYearOfNow } from './demo-deans.ts';

interface DemoEntry {
  user_name: string;
  type: 'T1' | 'T2' | 'T3';
  /** 1 is the earliest of its list. */
  order: number;
  title: Bilingual;
}

/** Classes in the order in which officials are given them: Crown and White Elephant in turn. */
const classes = [
  { th: 'ตริตาภรณ์มงกุฎไทย (ต.ม.)', class: 'Third', crown: true },
  { th: 'ตริตาภรณ์ช้างเผือก (ต.ช.)', class: 'Third', crown: false },
  { th: 'ทวีติยาภรณ์มงกุฎไทย (ท.ม.)', class: 'Second', crown: true },
  { th: 'ทวีติยาภรณ์ช้างเผือก (ท.ช.)', class: 'Second', crown: false },
  { th: 'ประถมาภรณ์มงกุฎไทย (ป.ม.)', class: 'First', crown: true },
  { th: 'ประถมาภรณ์ช้างเผือก (ป.ช.)', class: 'First', crown: false },
] as const;
const ranks = {
  Third: { m: 'Commander', f: 'Commander' },
  Second: { m: 'Knight Commander', f: 'Dame Commander' },
  First: { m: 'Knight Grand Cross', f: 'Dame Grand Cross' },
} as const;
/** Years from one decoration to the next. */
const apart = 5;

/** Work history, awards and decorations of every dean of the demo. */
export function demoEntries(today: Date): DemoEntry[] {
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
      T3: classes.slice(0, count).map(({ th, class: rank, crown }, index) => ({
        th: `${th} พ.ศ. ${buddhist(firstYear + index * apart)}`,
        en: `${ranks[rank][sex]} (${rank} Class) of the ${crown ? 'Most Noble Order of the Crown of Thailand' : 'Most Exalted Order of the White Elephant'}, ${gregorian(firstYear + index * apart)}`,
      })),
    };
    return (['T1', 'T2', 'T3'] as const).flatMap((type) =>
      listed[type].map((title, index) => ({ user_name, type, order: index + 1, title })),
    );
  });
}
