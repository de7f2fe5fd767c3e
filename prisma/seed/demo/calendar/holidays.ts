import type { Bilingual } from '@faculty/contracts/kit/bilingual';

export interface CalendarDay extends Bilingual {
  start: Date;
  end: Date;
}

type Fixed = readonly [month: number, day: number, thai: string, english: string];

const fixed: readonly Fixed[] = [
  [1, 1, 'วันขึ้นปีใหม่', 'New Year’s Day'],
  [4, 6, 'วันจักรี', 'Chakri Memorial Day'],
  [4, 13, 'วันสงกรานต์', 'Songkran'],
  [4, 14, 'วันสงกรานต์', 'Songkran'],
  [4, 15, 'วันสงกรานต์', 'Songkran'],
  [5, 4, 'วันฉัตรมงคล', 'Coronation Day'],
  [6, 3, 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', 'H.M. Queen Suthida’s Birthday'],
  [7, 28, 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'H.M. King Maha Vajiralongkorn’s Birthday'],
  [8, 12, 'วันแม่แห่งชาติ', 'Mother’s Day'],
  [10, 13, 'วันนวมินทรมหาราช', 'Navamindra Maharaj Day'],
  [10, 23, 'วันปิยมหาราช', 'Chulalongkorn Day'],
  [12, 5, 'วันพ่อแห่งชาติ', 'Father’s Day'],
  [12, 10, 'วันรัฐธรรมนูญ', 'Constitution Day'],
  [12, 31, 'วันสิ้นปี', 'New Year’s Eve'],
];

/** Buddhist holidays follow the moon: Makha Bucha, Visakha Bucha, Asalha Bucha; Lent begins the day after the last. */
const lunar: Readonly<Record<number, readonly [makha: string, visakha: string, asalha: string]>> = {
  2025: ['02-12', '05-11', '07-10'],
  2026: ['03-03', '05-31', '07-29'],
  2027: ['02-21', '05-20', '07-18'],
  2028: ['02-10', '05-08', '07-06'],
};

const day = 86_400_000;

/** The public holidays of a year, with a working day off for each that falls on a weekend. Years the moon's table lacks have the fixed ones. */
export function holidaysOf(year: number): CalendarDay[] {
  const holidays = fixed.map(([month, date, th, en]) => oneDay(Date.UTC(year, month - 1, date), { th, en }));
  const [makha, visakha, asalha] = lunar[year] ?? [];
  if (makha && visakha && asalha) {
    const at = (date: string) => Date.parse(`${year}-${date}T00:00:00Z`);
    holidays.push(
      oneDay(at(makha), { th: 'วันมาฆบูชา', en: 'Makha Bucha Day' }),
      oneDay(at(visakha), { th: 'วันวิสาขบูชา', en: 'Visakha Bucha Day' }),
      oneDay(at(asalha), { th: 'วันอาสาฬหบูชา', en: 'Asalha Bucha Day' }),
      oneDay(at(asalha) + day, { th: 'วันเข้าพรรษา', en: 'Buddhist Lent Day' }),
    );
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

const oneDay = (at: number, words: Bilingual): CalendarDay => ({ ...words, start: new Date(at), end: new Date(at) });
const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());
