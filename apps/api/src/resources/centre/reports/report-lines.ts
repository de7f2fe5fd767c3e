import type { Month } from '@faculty/contracts/centre/lc-reports';
import { toBuddhistEra } from '@faculty/contracts/kit/era';
import type { Summary } from './month-figures.ts';
import type { VisitsAsked } from './visits-of-month.ts';

const monthNames = new Intl.DateTimeFormat('th-TH', { month: 'long', timeZone: 'UTC' });
const digits = new Intl.NumberFormat('th-TH');

/** `เดือนพฤศจิกายน พ.ศ. 2569`. */
const monthText = ({ year, month }: Month) =>
  `เดือน${monthNames.format(new Date(Date.UTC(2000, month - 1, 1)))} พ.ศ. ${toBuddhistEra(year)}`;

const shortMonthNames = new Intl.DateTimeFormat('th-TH', { month: 'short', timeZone: 'UTC' });

/** `พ.ย. 2569`. */
export const shortMonthText = ({ year, month }: Month) =>
  `${shortMonthNames.format(new Date(Date.UTC(2000, month - 1, 1)))} ${toBuddhistEra(year)}`;

/** What stands under the title of every report: the month, the month in one line, and what its hours leave out. */
export function linesOf({ own, ...month }: VisitsAsked, { visits, people, minutes, timed, closed, inside }: Summary): string[] {
  const times = (count: number) => `${digits.format(count)} ครั้ง`;
  const untimed = [
    ...(closed > 0 ? [`ไม่ได้สแกนออก (สิ้นสุดเมื่อปิดศูนย์) ${times(closed)}`] : []),
    ...(inside > 0 ? [`ยังอยู่ในศูนย์ ${times(inside)}`] : []),
  ];
  const time = timeText(minutes) + (untimed.length > 0 ? ` จาก ${times(timed)}ที่มีเวลาออก` : '');
  const said = [`เข้าใช้ ${times(visits)}`, `สมาชิก ${digits.format(people)} คน`, time];
  const whose = own === undefined ? [] : ['เฉพาะรายการที่คุณบันทึก'];
  return [
    [monthText(month), ...whose].join(' · '),
    ...(visits > 0 ? [said.join(' · ')] : []),
    ...(untimed.length > 0 ? [`ไม่นับเวลา: ${untimed.join(' · ')}`] : []),
  ];
}

const timeText = (minutes: number) => `เวลารวม ${digits.format(Math.floor(minutes / 60))} ชั่วโมง ${minutes % 60} นาที`;
