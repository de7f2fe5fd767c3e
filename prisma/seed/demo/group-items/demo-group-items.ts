import type { SceneName } from '../pictures.ts';

type Words = readonly [thai: string, english?: string];

export interface DemoGroupItem {
  /** Number of the sub-heading it is filed under, as its words begin. */
  under: string;
  /** Years before this one. */
  yearsAgo: number;
  index: string;
  title: Words;
  text: Words;
  /** An uploaded file with a picture of this scene, else an address. */
  file?: { name: string; english: string; lines: readonly string[]; scene: SceneName };
  url?: string;
  /** Shown above it on the website. */
  picture?: SceneName;
  inactive?: boolean;
}

const report = (name: string, english: string, scene: SceneName, ...lines: string[]) => ({ name, english, lines, scene });

/** Evidence of the faculty's green office, two years of it. */
export const demoGroupItems: readonly DemoGroupItem[] = [
  {
    under: '1.1.2',
    yearsAgo: 0,
    index: '1',
    title: ['นโยบายสิ่งแวดล้อมและสำนักงานสีเขียว คณะศิลปศาสตร์', 'Environmental and green office policy of the Faculty of Liberal Arts'],
    text: ['คณบดีลงนามประกาศใช้และสื่อสารถึงบุคลากรทุกคน', 'Signed by the dean and told to all staff.'],
    file: report(
      'นโยบายสิ่งแวดล้อม.pdf',
      'Environmental policy',
      'signing',
      'Signed by the dean.',
      'For everybody who works or studies here.',
    ),
    picture: 'signing',
  },
  {
    under: '1.1.3',
    yearsAgo: 0,
    index: '2',
    title: ['แผนการดำเนินงานสำนักงานสีเขียวประจำปี', 'Green office plan of the year'],
    text: ['กิจกรรม ผู้รับผิดชอบ และกรอบเวลารายเดือน', 'Activities, who is responsible, and when.'],
    file: report('แผนสำนักงานสีเขียว.pdf', 'Green office plan', 'desk', '12 activities in six categories.', 'Reviewed every quarter.'),
  },
  {
    under: '1.2.1',
    yearsAgo: 0,
    index: '45',
    title: ['คำสั่งแต่งตั้งคณะทำงานสำนักงานสีเขียว'],
    text: ['ประกอบด้วยคณะทำงาน 6 หมวด'],
    file: report('คำสั่งแต่งตั้งคณะทำงาน.pdf', 'Appointment of the committee', 'conversation', 'Six working groups, one for each category.'),
  },
  {
    under: '1.4.1',
    yearsAgo: 1,
    index: '-',
    title: ['ทะเบียนกฎหมายสิ่งแวดล้อมที่เกี่ยวข้องกับสำนักงาน'],
    text: ['ทบทวนทุกหกเดือน'],
    url: 'https://www.example.org/environmental-law',
  },
  {
    under: '1.5.2',
    yearsAgo: 1,
    index: '3',
    title: ['ผลการปล่อยก๊าซเรือนกระจกเทียบเป้าหมาย', 'Greenhouse gas emissions against the target'],
    text: ['ลดลงร้อยละ 8 จากปีฐาน', 'Eight per cent less than in the base year.'],
    file: report(
      'ก๊าซเรือนกระจก.pdf',
      'Greenhouse gas emissions',
      'globe',
      'Scope 1: 12.4 t CO2e',
      'Scope 2: 88.1 t CO2e',
      'Scope 3: 9.7 t CO2e',
    ),
    picture: 'globe',
  },
  {
    under: '1.7.2',
    yearsAgo: 1,
    index: '10',
    title: ['รายงานการประชุมทบทวนฝ่ายบริหาร ครั้งที่ 1'],
    text: ['มติที่ประชุมและผู้รับผิดชอบ'],
    file: report('ทบทวนฝ่ายบริหาร.pdf', 'Management review', 'seminar', 'Minutes and decisions.'),
  },
  {
    under: '2.1.1',
    yearsAgo: 0,
    index: '4',
    title: ['การอบรมความรู้สำนักงานสีเขียวสำหรับบุคลากรใหม่', 'Green office training for new staff'],
    text: ['ผู้เข้าอบรม 32 คน ผ่านการประเมินทุกคน', '32 people took part; all passed.'],
    file: report('อบรมสำนักงานสีเขียว.pdf', 'Green office training', 'groupPhoto', '32 participants.', 'All passed the test.'),
    picture: 'groupPhoto',
  },
  {
    under: '2.2.2',
    yearsAgo: 0,
    index: '-',
    title: ['ช่องทางประชาสัมพันธ์กิจกรรมสีเขียวของคณะ', 'Channels of our green campaigns'],
    text: ['หน้าเว็บ ป้ายประชาสัมพันธ์ และสื่อสังคมออนไลน์', 'Website, posters and social media.'],
    url: 'https://www.example.org/green-campaigns',
  },
  {
    under: '3.1.2',
    yearsAgo: 1,
    index: '5',
    title: ['สถิติการใช้น้ำประปารายเดือน'],
    text: ['เทียบกับเป้าหมายลดลงร้อยละ 5'],
    file: report('สถิติการใช้น้ำ.pdf', 'Water use', 'landscape', 'Monthly use per person.', 'Target: five per cent less.'),
  },
  {
    under: '3.2.2',
    yearsAgo: 0,
    index: '6',
    title: ['สถิติการใช้ไฟฟ้ารายเดือนเทียบเป้าหมาย', 'Electricity use against the target'],
    text: ['ติดตั้งหลอดไฟ LED ครบทุกชั้น', 'All floors have LED lights now.'],
    file: report('สถิติการใช้ไฟฟ้า.pdf', 'Electricity use', 'campus', 'Monthly use per person.', 'All floors have LED lights now.'),
  },
  {
    under: '3.3.1',
    yearsAgo: 1,
    index: '7',
    title: ['ประกาศมาตรการลดการใช้กระดาษและหมึกพิมพ์'],
    text: ['ประชุมแบบไร้กระดาษทุกคณะกรรมการ'],
    file: report('มาตรการลดกระดาษ.pdf', 'Paperless office', 'library', 'Paperless meetings.', 'Both sides of each sheet.'),
    inactive: true,
  },
  {
    under: '4.1.1',
    yearsAgo: 0,
    index: '8',
    title: ['ผังจุดคัดแยกและจุดพักขยะภายในอาคาร', 'Sorting points in the building'],
    text: ['ถังคัดแยก 4 ประเภททุกชั้น', 'Bins for four kinds of waste on each floor.'],
    file: report('จุดคัดแยกขยะ.pdf', 'Waste sorting points', 'community', 'Four kinds of waste.', 'One point on each floor.'),
  },
  {
    under: '5.5.1',
    yearsAgo: 0,
    index: '9',
    title: ['รายงานการฝึกซ้อมดับเพลิงและอพยพหนีไฟ', 'Fire drill report'],
    text: ['อพยพครบทุกคนภายใน 6 นาที', 'Everybody was out within six minutes.'],
    file: report('ซ้อมอพยพหนีไฟ.pdf', 'Fire drill', 'sport', 'Everybody was out within six minutes.'),
    picture: 'sport',
  },
  {
    under: '6.1.1',
    yearsAgo: 0,
    index: '-',
    title: ['บัญชีรายชื่อสินค้าที่เป็นมิตรกับสิ่งแวดล้อมที่คณะจัดซื้อ'],
    text: ['อ้างอิงฉลากเขียวและตะกร้าเขียว'],
    url: 'https://www.example.org/green-products',
  },
];
