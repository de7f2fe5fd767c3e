import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { HttpError } from '../../kit/api/http.ts';

/** Words and invented figures that the pages of this area share. */
export const samplePhrases = {
  year: { th: 'ปีการศึกษา', en: 'Academic year' },
  department: { th: 'สาขาวิชา', en: 'Department' },
  thai: { th: 'ภาษาไทย', en: 'Thai' },
  english: { th: 'ภาษาอังกฤษ', en: 'English' },
  chinese: { th: 'ภาษาจีน', en: 'Chinese' },
  history: { th: 'ประวัติศาสตร์', en: 'History' },
  library: { th: 'สารสนเทศศาสตร์', en: 'Information science' },
  longOne: {
    th: 'สาขาวิชาภาษาและวัฒนธรรมเพื่อการสื่อสารและการพัฒนาชุมชนท้องถิ่นลุ่มน้ำโขงตอนล่าง (หลักสูตรนานาชาติ)',
    en: 'Language and culture for communication and community development in the lower Mekong region (international programme)',
  },
  longTwo: {
    th: 'สาขาวิชาการท่องเที่ยวเชิงสร้างสรรค์และการจัดการมรดกทางวัฒนธรรมที่จับต้องได้และจับต้องไม่ได้',
    en: 'Creative tourism and the management of tangible and intangible cultural heritage',
  },
  empty: { th: 'ไม่มีข้อมูล', en: 'Nothing to show' },
  emptyTitle: { th: 'ยังไม่มีนักศึกษาในช่วงที่เลือก', en: 'No students in the years you chose' },
  emptyHint: { th: 'เลือกช่วงปีอื่น แล้วแผนภูมิจะแสดงที่นี่', en: 'Choose other years and the chart will show here.' },
  loading: { th: 'กำลังโหลด', en: 'Loading' },
  failed: { th: 'โหลดไม่สำเร็จ', en: 'Failed' },
  long: { th: 'ชื่อยาวมาก', en: 'Very long names' },
};

/** Academic years by the era of the language. */
export const yearsOf = (language: 'th' | 'en', years: readonly number[]) =>
  years.map((year) => String(language === 'th' ? toBuddhistEra(year) : year));

/** What a call throws when nobody answers. */
export const unreachable = new HttpError(0, null);
