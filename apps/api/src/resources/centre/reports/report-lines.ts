import type { Month } from '@faculty/contracts/centre/lc-reports';
import { toBuddhistEra } from '@faculty/contracts/kit/era';
import type { Summary } from './month-figures.ts';
import type { VisitsAsked } from './visits-of-month.ts';

const monthNames = new Intl.DateTimeFormat('th-TH', { month: 'long', timeZone: 'UTC' });
const digits = new Intl.NumberFormat('th-TH');

/** `เดือนพฤศจิกายน พ.ศ. 2569`. */
const monthText = ({ year, month }: Month) =>
  `เดือน${monthNames.format(new Date(Date.UTC(2000, month - 1, 1)))} พ.ศ. ${toBuddhistEra(year)}`;

/** What stands under the title of every report: the month, and the month in one line. */
export function linesOf({ own, ...month }: VisitsAsked, { visits, people, minutes, closed }: Summary): string[] {
  const said = [`เข้าใช้ ${digits.format(visits)} ครั้ง`, `สมาชิก ${digits.format(people)} คน`, timeText(minutes)];
  const forgotten = closed > 0 ? [`สิ้นสุดเมื่อปิดศูนย์เพราะไม่ได้สแกนออก ${digits.format(closed)} ครั้ง`] : [];
  const whose = own === undefined ? [] : ['เฉพาะรายการที่คุณบันทึก'];
  return [[monthText(month), ...whose].join(' · '), ...(visits > 0 ? [[...said, ...forgotten].join(' · ')] : [])];
}

const timeText = (minutes: number) => `เวลารวม ${digits.format(Math.floor(minutes / 60))} ชั่วโมง ${minutes % 60} นาที`;
