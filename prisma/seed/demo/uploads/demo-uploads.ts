import { pictureOf, type SceneName } from '../pictures.ts';
import { pdfPage, photoOf, textDocument, workbook } from './documents.ts';

export interface DemoUpload {
  title: string;
  name: string;
  /** Its content; `picture` reads one of the demo's own pictures. */
  make(picture: (name: string) => Promise<Buffer>): Promise<Buffer>;
}

const photo = (title: string, name: string, scene: SceneName): DemoUpload => ({
  title,
  name,
  make: async (picture) => photoOf(await picture(pictureOf(scene, `upload-${name}`))),
});

const leaflet = (title: string, name: string, english: string, lines: readonly string[], scene: SceneName): DemoUpload => ({
  title,
  name,
  make: async (picture) => pdfPage(await photoOf(await picture(pictureOf(scene, `upload-${name}`))), english, lines),
});

/** Files of the demo, of every common kind; the first pictures are also inserted into news. */
export const demoUploads: readonly DemoUpload[] = [
  photo('ภาพบรรยากาศการประชุมวิชาการ', 'conference.jpg', 'seminar'),
  photo('ภาพพิธีลงนามความร่วมมือ', 'signing.jpg', 'signing'),
  photo('ภาพบัณฑิตหน้าอาคารคณะ', 'graduates.jpg', 'graduation'),
  photo('ภาพการแสดงนาฏศิลป์', 'dance.jpg', 'dance'),
  photo('ภาพมุมอ่านหนังสือ', 'reading-corner.jpg', 'library'),
  photo('ภาพอาคารคณะศิลปศาสตร์', 'faculty-building.jpg', 'campus'),
  leaflet(
    'แผ่นพับแนะนำคณะ',
    'about-the-faculty.pdf',
    'Faculty of Liberal Arts',
    [
      'Languages, literature, history, philosophy, psychology and information studies.',
      'Nine programmes, 2,400 students, 26 partner universities.',
    ],
    'campus',
  ),
  leaflet(
    'คู่มือการขอทุนการศึกษา',
    'scholarship-guide.pdf',
    'Scholarship guide',
    ['1. Check that you meet the conditions.', '2. Fill in the form and add your transcript.', '3. Come to the interview.'],
    'desk',
  ),
  {
    title: 'รายชื่อผู้ได้รับทุนเรียนดี',
    name: 'ทุนเรียนดี.xlsx',
    make: async () =>
      workbook('ทุนเรียนดี', [
        ['ลำดับ', 'สาขาวิชา', 'จำนวนทุน', 'จำนวนเงิน (บาท)'],
        [1, 'ภาษาไทย', 6, 60_000],
        [2, 'ภาษาอังกฤษธุรกิจ', 8, 80_000],
        [3, 'ภาษาจีน', 5, 50_000],
        [4, 'จิตวิทยา', 5, 50_000],
        [5, 'สารสนเทศศึกษา', 4, 40_000],
      ]),
  },
  {
    title: 'แผนการใช้จ่ายงบประมาณกิจกรรมนักศึกษา',
    name: 'budget.xlsx',
    make: async () =>
      workbook('งบประมาณ', [
        ['ไตรมาส', 'แผน (บาท)', 'ผล (บาท)'],
        ['ไตรมาสที่ 1', 180_000, 164_250],
        ['ไตรมาสที่ 2', 220_000, 231_900],
        ['ไตรมาสที่ 3', 150_000, 98_400],
        ['ไตรมาสที่ 4', 120_000, 0],
      ]),
  },
  {
    title: 'แบบรายงานผลการเข้าร่วมอบรม',
    name: 'แบบรายงานผลการอบรม.docx',
    make: async () =>
      textDocument([
        'แบบรายงานผลการเข้าร่วมอบรม',
        'ชื่อ - สกุล ........................................................ ตำแหน่ง ........................................',
        'หัวข้อการอบรม ........................................................................................................',
        'สิ่งที่ได้รับและการนำไปใช้ประโยชน์ ........................................................................',
      ]),
  },
  {
    title: 'คำแนะนำในการเตรียมภาพข่าว',
    name: 'image-guidelines.txt',
    make: async () =>
      Buffer.from(
        [
          'คำแนะนำในการเตรียมภาพข่าว',
          '',
          '1. ภาพปกข่าวควรเป็นแนวนอน อัตราส่วน 16:9 กว้างอย่างน้อย 1200 พิกเซล',
          '2. ขนาดไฟล์ไม่เกิน 3 MB',
          '3. ขออนุญาตผู้ที่ปรากฏในภาพก่อนเผยแพร่',
          '4. หลีกเลี่ยงภาพที่มีแต่ตัวอักษร เพราะผู้ใช้โปรแกรมอ่านหน้าจออ่านไม่ได้',
          '',
        ].join('\r\n'),
      ),
  },
];
