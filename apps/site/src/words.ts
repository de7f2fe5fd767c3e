import { siteLists } from '@faculty/contracts/admin/menu-item';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';

/** The texts of the website; what people entered comes from the records. */
const phrases = {
  home: ['หน้าแรก', 'Home'],
  news: ['ข่าว', 'News'],
  showcases: ['ทำเนียบบุคลากร', 'Showcases'],
  pages: ['หน้าเนื้อหา', 'Pages'],
  search: ['ค้นหา', 'Search'],
  moreThan: ['มากกว่า', 'More than'],
  incomplete: [
    'กำลังรวบรวมเนื้อหาสำหรับค้นหา ผลที่แสดงจึงอาจยังไม่ครบ',
    'Texts are still being collected for the search, so some results may be missing.',
  ],
  searchLabel: ['ค้นหาในเว็บไซต์', 'Search this site'],
  sitemap: ['แผนผังเว็บไซต์', 'Site map'],
  accessibility: ['การเข้าถึงเว็บไซต์', 'Accessibility'],
  skip: ['ข้ามไปยังเนื้อหา', 'Skip to content'],
  menu: ['เมนู', 'Menu'],
  close: ['ปิด', 'Close'],
  more: ['ถัดไป', 'Next page'],
  page: ['หน้า', 'Page'],
  pageNumbers: ['หน้าของรายการ', 'Pages of the list'],
  related: ['ข่าวที่เกี่ยวข้อง', 'Related news'],
  album: ['อัลบั้มภาพ', 'Album'],
  tags: ['คำสำคัญ', 'Keywords'],
  sdgs: ['เป้าหมายการพัฒนาที่ยั่งยืน', 'Sustainable Development Goals'],
  open: ['เปิดไฟล์', 'Open the file'],
  manual: ['คู่มือ', 'Manual'],
  showAll: ['ดูทั้งหมด', 'Show all'],
  follow: ['เปิดลิงก์', 'Open the link'],
  references: ['เอกสารอ้างอิง', 'Refers to'],
  year: ['ปี', 'Year'],
  number: ['ลำดับที่', 'Number'],
  organisation: ['หน่วยงานคู่ความร่วมมือ', 'Partner'],
  until: ['สิ้นสุด', 'Until'],
  inForce: ['มีผลอยู่', 'In force'],
  ended: ['สิ้นสุดแล้ว', 'Ended'],
  state: ['สถานะ', 'State'],
  country: ['ประเทศ', 'Country'],
  signed: ['ลงนามเมื่อ', 'Signed'],
  findMous: ['ค้นหาด้วยหน่วยงาน ประเทศ หรือเรื่อง', 'Search by partner, country or title'],
  noEnd: ['ไม่กำหนดวันสิ้นสุด', 'No end'],
  education: ['การศึกษา', 'Education'],
  expertise: ['ความเชี่ยวชาญ', 'Expertise'],
  contact: ['การติดต่อ', 'Contact'],
  openingHours: ['เวลาทำการ', 'Open'],
  telephone: ['โทรศัพท์', 'Telephone'],
  email: ['อีเมล', 'E-mail'],
  map: ['แผนที่', 'Map'],
  cv: ['ประวัติ (CV)', 'Curriculum vitae'],
  scholar: ['ผลงานในฐานข้อมูล', 'Scholar profile'],
  current: ['ปัจจุบัน', 'present'],
  from: ['ตั้งแต่', 'from'],
  dean_T1: ['ประวัติการทำงาน', 'Work history'],
  dean_T2: ['รางวัล', 'Awards'],
  dean_T3: ['เครื่องราชอิสริยาภรณ์', 'Decorations'],
  nothing: ['ยังไม่มีรายการ', 'Nothing here yet'],
  noMatch: ['ไม่มีรายการที่ตรงกับตัวกรอง', 'Nothing matches these filters.'],
  noHits: ['ไม่พบรายการที่ตรงกับคำค้น ลองใช้คำที่สั้นลง หรือดูจากแผนผังเว็บไซต์', 'Nothing found. Try fewer or shorter words, or look at the site map.'],
  notFound: ['ไม่พบหน้านี้', 'Page not found'],
  notFoundText: [
    'หน้าที่เปิดอาจถูกย้าย ซ่อน หรือพ้นกำหนดแสดงแล้ว ลองค้นหา หรือดูจากแผนผังเว็บไซต์',
    'It may have been moved or hidden, or its time is over. Search, or look at the site map.',
  ],
  onlyThai: ['เนื้อหานี้มีเฉพาะภาษาไทย', 'This content is in Thai only'],
  otherLanguage: ['English', 'ไทย'],
  updated: ['ปรับปรุงล่าสุด', 'Last updated'],
  all: ['ทั้งหมด', 'All'],
  apply: ['แสดง', 'Show'],
  upTo: ['ถึง', 'to'],
  accessibilityText: [
    'คณะตั้งใจให้ทุกคนใช้เว็บไซต์นี้ได้ เว็บไซต์จัดทำตามแนวทาง WCAG 2.2 ระดับ AA และใช้ได้โดยไม่ต้องเปิดสคริปต์',
    'The faculty wants everybody to be able to use this website. It is made to WCAG 2.2 at level AA, and works without scripts.',
  ],
  accessibilityCan: ['สิ่งที่ทำได้', 'What you can do'],
  accessibilityKeyboard: [
    'ใช้ทุกส่วนด้วยแป้นพิมพ์ กด Tab ครั้งแรกเพื่อข้ามไปยังเนื้อหา',
    'Use every part by keyboard; the first Tab leads to the content.',
  ],
  accessibilityZoom: [
    'ขยายได้ถึง 400% โดยไม่ต้องเลื่อนไปทางข้าง และเลือกโหมดสว่างหรือมืดตามอุปกรณ์ของคุณ',
    'Zoom to 400 % without scrolling sideways, in the light or dark scheme of your device.',
  ],
  accessibilityReader: [
    'ฟังด้วยโปรแกรมอ่านหน้าจอ ทุกหน้ามีหัวข้อ จุดสังเกต และบอกภาษาของเนื้อหา',
    'Listen with a screen reader; pages have headings and landmarks, and say the language of their content.',
  ],
  accessibilityPrint: ['พิมพ์ได้ทุกหน้า โดยไม่มีเมนู', 'Print every page, without its menus.'],
  accessibilityLimits: ['สิ่งที่ยังมีข้อจำกัด', 'Known limits'],
  accessibilityFiles: [
    'เอกสารแนบบางไฟล์ (PDF, Word) และวิดีโอจากเว็บไซต์อื่น อาจอ่านด้วยโปรแกรมอ่านหน้าจอไม่ได้ หรือไม่มีคำบรรยาย',
    'Some attached files (PDF, Word) and videos of other websites may not be readable by screen readers, or have no captions.',
  ],
  accessibilityPictures: ['ภาพในเนื้อหาเก่าบางภาพยังไม่มีคำอธิบาย', 'Some pictures in older content have no description yet.'],
  accessibilityTested: [
    'ทุกแบบของหน้าตรวจด้วยเครื่องมือ axe ทั้งสองภาษา ทั้งโหมดสว่างและมืด ก่อนออกเวอร์ชันใหม่ทุกครั้ง',
    'Every kind of page is checked with axe in both languages and schemes before each new version.',
  ],
  accessibilityTell: [
    'หากใช้ส่วนใดไม่ได้ หรือต้องการข้อมูลในรูปแบบอื่น โปรดแจ้งคณะ',
    'If something does not work for you, or you need it in another form, please tell the faculty.',
  ],
  preview: ['ตัวอย่างก่อนเผยแพร่', 'Preview before publication'],
  previewUntil: ['ถึงวันที่', 'until'],
  previewEnded: ['ลิงก์ตัวอย่างนี้ใช้ไม่ได้แล้ว', 'This preview link has ended'],
  previewEndedText: [
    'ลิงก์หมดอายุ ถูกยกเลิก หรือรายการถูกลบไปแล้ว หากยังต้องการดู โปรดขอลิงก์ใหม่จากผู้ที่ส่งลิงก์นี้ให้คุณ',
    'It has expired or was revoked, or what it showed was deleted. Ask the person who sent it to you for a new one.',
  ],
  feed: ['ข่าวแบบ RSS', 'News as RSS'],
  filters: ['ตัวกรองเพิ่มเติม', 'More filters'],
  section: ['หมวดข่าว', 'Section'],
  strategy: ['ยุทธศาสตร์', 'Strategy'],
  month: ['เดือน', 'Month'],
  tagged: ['คำสำคัญ', 'Keyword'],
  type: ['ประเภท', 'Type'],
  authors: ['ผู้แต่ง', 'Authors'],
  publishedIn: ['แหล่งเผยแพร่', 'Published in'],
  published: ['เผยแพร่เมื่อ', 'Published'],
  conference: ['ประชุมวิชาการ (บทความฉบับเต็ม)', 'Conference (full paper)'],
  place: ['สถานที่', 'Place'],
  facultyMember: ['บุคลากรของคณะ', 'Member of the faculty'],
  citation: ['การอ้างอิง', 'Citation'],
  forReferences: ['สำหรับโปรแกรมจัดการบรรณานุกรม:', 'For reference managers:'],
  level: ['ระดับการเผยแพร่', 'Level'],
  national: ['ระดับชาติ', 'National'],
  international: ['ระดับนานาชาติ', 'International'],
  clearFilters: ['ล้างตัวกรอง', 'Clear filters'],
  found: ['พบ', 'Found'],
  items: ['รายการ', 'items'],
  share: ['แชร์ข่าวนี้', 'Share'],
  shareBy: ['แชร์ทาง', 'Share on'],
  byEmail: ['ส่งทางอีเมล', 'Send by e-mail'],
  social: ['ติดตามคณะ', 'Follow us'],
  siteLinks: ['ลิงก์ในเว็บไซต์', 'On this website'],
  video: ['วิดีโอ', 'Video'],
  groupsOfPeople: ['ทำเนียบตามหน่วยงาน', 'By unit'],
  findPeople: ['ค้นหาด้วยชื่อหรือความเชี่ยวชาญ', 'Search by name or expertise'],
  department: ['สังกัด', 'Department'],
  clock: [' น.', ''],
  keepDate: ['บันทึกลงปฏิทินของคุณ (.ics)', 'Save to your calendar (.ics)'],
  details: ['รายละเอียด', 'Details'],
  openMap: ['เปิดแผนที่', 'Open the map'],
  link: ['ลิงก์', 'Link'],
  openNow: ['เปิดรับอยู่', 'Open now'],
  opensSoon: ['เปิดรับเร็ว ๆ นี้', 'Opens soon'],
  closed: ['ปิดแล้ว', 'Closed'],
  subscribe: ['เพิ่มลงปฏิทินของคุณ', 'Add to your calendar'],
  gone: ['รายการนี้ถูกลบแล้ว', 'This was taken away'],
  goneText: [
    'รายการนี้เคยอยู่บนเว็บไซต์และถูกลบแล้ว ลองค้นหาหรือดูจากแผนผังเว็บไซต์',
    'It was on this website and has been taken away. Search for something like it, or look at the site map.',
  ],
  'about /news': ['ข่าว ประกาศ และกิจกรรมล่าสุด', 'The latest news and announcements'],
  'about /articles': ['บทความและคลังความรู้ที่เผยแพร่', 'Articles of the knowledge library'],
  'about /documents': ['แบบฟอร์ม ระเบียบ และเอกสารดาวน์โหลด', 'Forms, regulations and documents to download'],
  'about /mous': ['บันทึกความร่วมมือกับหน่วยงานทั้งในและต่างประเทศ', 'Agreements with partners in Thailand and abroad'],
  'about /evidence': ['เอกสารและหลักฐานตามหมวดหมู่', 'Documents and evidence by category'],
  'about /links': ['ลิงก์ บริการออนไลน์ และวิดีโอ', 'Links, online services and videos'],
  'about /people': ['รายชื่อ ความเชี่ยวชาญ และการติดต่อบุคลากร', 'People, their expertise and how to reach them'],
  'about /deans': ['ทำเนียบคณบดีตั้งแต่อดีตถึงปัจจุบัน', 'The deans from the beginning to today'],
  'about /works': ['บทความวิจัย หนังสือ และผลงานวิชาการของบุคลากร', 'Research articles, books and other academic works'],
  'about /activities': ['การอบรม สัมมนา และกิจกรรมของบุคลากร', 'Training, seminars and activities of the people'],
  'about /calendar': ['วันสำคัญ กำหนดการ และปฏิทินการศึกษา', 'Dates, deadlines and the academic calendar'],
} as const satisfies Record<string, readonly [string, string]> & { [Path in ListPath as `about ${Path}`]: readonly [string, string] };

/** The path of a page that lists something. What draws each stands in `site.ts`. */
export type ListPath = keyof typeof siteLists;
export const listPaths = Object.keys(siteLists) as ListPath[]; // keys of a literal

/** The texts in one language, and the names of lists by their path. */
export type Words = { readonly [Name in keyof typeof phrases | ListPath]: string };

export const wordsIn = (language: Language): Words =>
  Object.fromEntries([
    ...listPaths.map((path) => [path, siteLists[path][language]]),
    ...Object.entries(phrases).map(([name, [th, en]]) => [name, language === 'th' ? th : en]),
  ]) as Words;

const locales = { th: 'th-TH-u-nu-latn-ca-gregory', en: 'en-GB' } as const;
const months = {
  th: new Intl.DateTimeFormat(locales.th, { month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { month: 'long', timeZone: 'UTC' }),
};

/** `24 พฤศจิกายน 2569`, `24 November 2026`. */
export function dayIn(language: Language, day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const year = date.getUTCFullYear();
  return `${date.getUTCDate()} ${months[language].format(date)} ${language === 'th' ? toBuddhistEra(year) : year}`;
}

/** The month of a day: `พฤศจิกายน 2569`, `November 2026`. */
export function monthIn(language: Language, day: string): string {
  return dayIn(language, day).replace(/^\d+ /, '');
}

const shortMonths = {
  th: new Intl.DateTimeFormat(locales.th, { month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { month: 'short', timeZone: 'UTC' }),
};

/** `พ.ย.`, `Nov`. */
export const shortMonthIn = (language: Language, day: string): string =>
  shortMonths[language].format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

const spans = {
  th: new Intl.DateTimeFormat('th-TH-u-nu-latn-ca-buddhist', { dateStyle: 'medium', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** Days with what they share said once: `1 ก.พ. – 15 มี.ค. 2570`; from or to a day, where one is not known. */
export function daysIn(language: Language, start: string | null, end: string | null): string {
  if (start !== null && end !== null) return spans[language].formatRange(new Date(start), new Date(end));
  const [word, day] = start === null ? (['upTo', end] as const) : (['from', start] as const);
  return day === null ? '' : `${wordsIn(language)[word]} ${dayIn(language, day)}`;
}

/** The latest twelve years to choose from, by their Buddhist number. */
export function latestYears(language: Language): { code: string; label: string }[] {
  const thisYear = toBuddhistEra(Number(todayInBangkok().slice(0, 4)));
  return Array.from({ length: 12 }, (_, ago) => ({ code: String(thisYear - ago), label: yearIn(language, thisYear - ago) }));
}

/** A Buddhist year of a record: `2569`, in English `2026`. */
export const yearIn = (language: Language, year: number): string => String(language === 'th' ? year : year - 543);
