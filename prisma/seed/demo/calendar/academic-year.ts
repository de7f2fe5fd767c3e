import { toBuddhistEra } from '@faculty/contracts/kit/era';
import type { CalendarDay } from './holidays.ts';

const monday = 1;
const wednesday = 3;
const thursday = 4;
const friday = 5;
const saturday = 6;

/**
 * The first such weekday from the day of the month on, and how many days it lasts. January to May belong to the following year.
 * `{year}` stands for the academic year.
 */
type Line = readonly [month: number, from: number, weekday: number, days: number, thai: string, english: string];

const lines: readonly Line[] = [
  [6, 8, monday, 5, 'ลงทะเบียนเรียน ภาคการศึกษาที่ 1/{year}', 'Registration for semester 1/{year}'],
  [6, 15, wednesday, 1, 'ปฐมนิเทศนักศึกษาใหม่ ปีการศึกษา {year}', 'Orientation of new students {year}'],
  [6, 22, monday, 1, 'เปิดภาคการศึกษาที่ 1/{year}', 'Semester 1/{year} begins'],
  [6, 22, monday, 12, 'เพิ่ม - ถอนรายวิชา ภาคการศึกษาที่ 1/{year}', 'Adding and dropping courses, semester 1/{year}'],
  [7, 8, thursday, 1, 'พิธีไหว้ครู ปีการศึกษา {year}', 'Wai Khru ceremony {year}'],
  [8, 17, monday, 6, 'สอบกลางภาค ภาคการศึกษาที่ 1/{year}', 'Mid-term examinations, semester 1/{year}'],
  [8, 24, wednesday, 2, 'ตรวจประเมินคุณภาพการศึกษาภายใน', 'Internal quality assessment'],
  [9, 22, wednesday, 1, 'งานมุทิตาจิตแด่ผู้เกษียณอายุราชการ', 'Farewell to retiring staff'],
  [10, 16, friday, 1, 'วันสุดท้ายของการเรียน ภาคการศึกษาที่ 1/{year}', 'Last day of classes, semester 1/{year}'],
  [10, 19, monday, 12, 'สอบปลายภาค ภาคการศึกษาที่ 1/{year}', 'Final examinations, semester 1/{year}'],
  [11, 4, wednesday, 3, 'สัมมนาบุคลากรประจำปี', 'Annual staff seminar'],
  [11, 9, monday, 5, 'ลงทะเบียนเรียน ภาคการศึกษาที่ 2/{year}', 'Registration for semester 2/{year}'],
  [11, 13, friday, 1, 'ประกาศผลสอบ ภาคการศึกษาที่ 1/{year}', 'Results of semester 1/{year}'],
  [11, 23, monday, 1, 'เปิดภาคการศึกษาที่ 2/{year}', 'Semester 2/{year} begins'],
  [11, 23, monday, 12, 'เพิ่ม - ถอนรายวิชา ภาคการศึกษาที่ 2/{year}', 'Adding and dropping courses, semester 2/{year}'],
  [12, 14, monday, 1, 'ฝึกซ้อมรับพระราชทานปริญญาบัตร', 'Rehearsal for the commencement ceremony'],
  [12, 15, wednesday, 1, 'พิธีพระราชทานปริญญาบัตร', 'Commencement ceremony'],
  [12, 22, friday, 1, 'งานเลี้ยงสังสรรค์ปีใหม่ของคณะ', 'New Year party of the faculty'],
  [1, 11, monday, 5, 'รับสมัครนักศึกษาใหม่ รอบแฟ้มสะสมผลงาน', 'Admission by portfolio'],
  [1, 18, monday, 6, 'สอบกลางภาค ภาคการศึกษาที่ 2/{year}', 'Mid-term examinations, semester 2/{year}'],
  [1, 27, wednesday, 1, 'วันคล้ายวันสถาปนาคณะศิลปศาสตร์', 'Anniversary of the Faculty of Liberal Arts'],
  [2, 11, thursday, 2, 'ประชุมวิชาการระดับชาติด้านมนุษยศาสตร์และสังคมศาสตร์', 'National Conference on Humanities and Social Sciences'],
  [2, 20, saturday, 1, 'วันเปิดบ้านคณะศิลปศาสตร์', 'Open house'],
  [3, 10, wednesday, 1, 'ปัจฉิมนิเทศนักศึกษาชั้นปีสุดท้าย', 'Farewell to final-year students'],
  [3, 19, friday, 1, 'วันสุดท้ายของการเรียน ภาคการศึกษาที่ 2/{year}', 'Last day of classes, semester 2/{year}'],
  [3, 22, monday, 12, 'สอบปลายภาค ภาคการศึกษาที่ 2/{year}', 'Final examinations, semester 2/{year}'],
  [4, 8, thursday, 1, 'พิธีรดน้ำขอพรผู้อาวุโสเนื่องในวันสงกรานต์', 'Songkran blessing ceremony'],
  [4, 19, monday, 1, 'เปิดภาคฤดูร้อน ปีการศึกษา {year}', 'Summer session {year} begins'],
  [5, 24, monday, 5, 'สอบปลายภาค ภาคฤดูร้อน ปีการศึกษา {year}', 'Final examinations of the summer session {year}'],
];

/** The board meets on the second Wednesday of every month. */
const boardMeetings: readonly Line[] = Array.from({ length: 12 }, (_, index) => [
  index + 1,
  8,
  wednesday,
  1,
  'ประชุมคณะกรรมการประจำคณะ',
  'Faculty board meeting',
]);

const day = 86_400_000;

/** The faculty's days of the academic year that begins in June of `year`. */
export function academicYear(year: number): CalendarDay[] {
  return [...lines, ...boardMeetings].map(([month, from, weekday, days, th, en]) => {
    const earliest = Date.UTC(month <= 5 ? year + 1 : year, month - 1, from);
    const start = earliest + ((weekday - new Date(earliest).getUTCDay() + 7) % 7) * day;
    return {
      th: th.replace('{year}', String(toBuddhistEra(year))),
      en: en.replace('{year}', String(year)),
      start: new Date(start),
      end: new Date(start + (days - 1) * day),
    };
  });
}
