import { heading, link, list, picture, steps, table } from '../news/news-text.ts';
import type { PageText } from './page-text.ts';

/** Studying here: from applying to services, exchange and the language centre. */
export const studentPages: readonly PageText[] = [
  {
    url: 'programmes',
    day: -280,
    th: {
      title: 'หลักสูตรและสาขาวิชา',
      body: [
        'คณะเปิดสอนหลักสูตรศิลปศาสตรบัณฑิต 9 สาขาวิชา เรียนเป็นภาษาไทย และมีรายวิชาที่สอนเป็นภาษาอังกฤษทุกสาขา',
        list('ภาษาไทย', 'ภาษาอังกฤษธุรกิจ', 'ภาษาจีน', 'ภาษาญี่ปุ่น', 'ประวัติศาสตร์', 'ปรัชญาและศาสนา', 'จิตวิทยา', 'สารสนเทศศึกษา', 'ศิลปะการแสดง'),
      ],
    },
    en: {
      title: 'Programmes',
      body: ['Nine Bachelor of Arts programmes, taught in Thai, each with courses in English.'],
    },
  },
  {
    url: 'admission',
    day: -45,
    th: {
      title: 'การรับสมัครนักศึกษา ปีการศึกษา {year}',
      body: [
        'สมัครผ่านระบบ TCAS ของมหาวิทยาลัย โดยเลือกคณะศิลปศาสตร์และสาขาวิชาที่สนใจ',
        steps('ตรวจสอบคุณสมบัติของแต่ละรอบ', 'เตรียมแฟ้มสะสมผลงานและผลคะแนนภาษา', 'สมัครและชำระค่าสมัคร', 'สอบสัมภาษณ์ ณ อาคารคณะ'),
        table(['รอบ', 'รูปแบบ', 'จำนวนรับ'], ['1', 'แฟ้มสะสมผลงาน', '180'], ['2', 'โควตา', '220'], ['3', 'Admission', '200']),
      ],
    },
    en: {
      title: 'Admission {year}',
      body: [
        'Apply through the university’s TCAS system and choose a programme of our faculty.',
        steps('Check the requirements of each round', 'Prepare your portfolio and language scores', 'Apply', 'Come to the interview'),
      ],
    },
  },
  {
    url: 'tuition_fees',
    day: -44,
    th: {
      title: 'ค่าธรรมเนียมการศึกษา',
      body: [
        'ค่าธรรมเนียมเป็นแบบเหมาจ่ายต่อภาคการศึกษา ผ่อนชำระได้ 3 งวด',
        table(
          ['หลักสูตร', 'ภาคปกติ (บาท)', 'ภาคพิเศษ (บาท)'],
          ['ภาษาและวรรณกรรม', '16,000', '24,000'],
          ['จิตวิทยา', '18,000', '27,000'],
          ['สารสนเทศศึกษา', '17,000', '25,500'],
        ),
      ],
    },
  },
  {
    url: 'scholarships',
    day: -30,
    th: {
      title: 'ทุนการศึกษา',
      body: [
        'คณะมีทุนการศึกษาให้นักศึกษาทุกชั้นปี ทั้งทุนเรียนดี ทุนขาดแคลน และทุนทำงานในคณะ',
        heading('ขั้นตอนการขอทุน'),
        steps('กรอกแบบคำขอทุน', 'แนบใบแสดงผลการศึกษา', 'สัมภาษณ์กับคณะกรรมการ'),
      ],
    },
    en: {
      title: 'Scholarships',
      body: [
        'There are scholarships for good results, for need, and for work in the faculty.',
        steps('Fill in the form', 'Add your transcript', 'Come to the interview'),
      ],
    },
  },
  {
    url: 'student_services',
    day: -130,
    th: {
      title: 'บริการสำหรับนักศึกษา',
      body: [
        list('ให้คำปรึกษาโดยนักจิตวิทยา ทุกวันพุธ', 'ยืมอุปกรณ์โสตทัศนูปกรณ์', 'ห้องทำงานกลุ่ม จองล่วงหน้าได้ 7 วัน', 'แนะแนวอาชีพและสหกิจศึกษา'),
        'ติดต่อขอรับบริการได้ที่งานกิจการนักศึกษา ชั้น 1 อาคารคณะ',
      ],
    },
    en: {
      title: 'Student services',
      body: [
        list(
          'Counselling every Wednesday',
          'Audio-visual equipment on loan',
          'Group study rooms',
          'Career advice and co-operative education',
        ),
      ],
    },
  },
  {
    url: 'library_corner',
    day: -88,
    th: {
      title: 'มุมอ่านหนังสือและห้องสมุดคณะ',
      body: ['ห้องสมุดคณะมีหนังสือด้านมนุษยศาสตร์กว่า 38,000 เล่ม และมุมอ่านหนังสือที่เปิดถึงสามทุ่มในช่วงสอบ', picture('reading-corner.jpg', 'มุมอ่านหนังสือชั้น 2')],
    },
  },
  {
    url: 'exchange',
    day: -66,
    th: {
      title: 'โครงการแลกเปลี่ยนนักศึกษา',
      body: [
        'นักศึกษาชั้นปีที่ 2 ขึ้นไปสมัครไปศึกษากับมหาวิทยาลัยคู่ความร่วมมือได้ 1–2 ภาคการศึกษา โดยเทียบโอนหน่วยกิตได้',
        table(['ประเทศ', 'มหาวิทยาลัย', 'จำนวนทุน'], ['ญี่ปุ่น', '6 แห่ง', '14'], ['จีน', '5 แห่ง', '20'], ['เยอรมนี', '3 แห่ง', '6']),
      ],
    },
    en: {
      title: 'Student exchange',
      body: [
        'From the second year on, students may spend one or two semesters at a partner university; credits are transferred.',
        table(['Country', 'Universities', 'Places'], ['Japan', '6', '14'], ['China', '5', '20'], ['Germany', '3', '6']),
      ],
    },
  },
  {
    url: 'language_centre',
    day: -59,
    th: {
      title: 'ศูนย์ภาษา',
      body: ['ศูนย์ภาษาเปิดคอร์สระยะสั้น 8 ภาษา จัดสอบวัดระดับ และให้บริการแปลเอกสาร', `ดูตารางเรียนและสมัครได้ที่ ${link('หน้าศูนย์ภาษา', 'centre/courses')}`],
    },
    en: {
      title: 'Language centre',
      body: ['Short courses in eight languages, placement tests, and a translation service.'],
    },
  },
  {
    url: 'community_service',
    day: -140,
    th: {
      title: 'บริการวิชาการแก่ชุมชน',
      body: ['อาจารย์และนักศึกษาออกพื้นที่ปีละกว่า 30 โครงการ ทั้งสอนภาษา บันทึกประวัติศาสตร์ชุมชน และพัฒนาห้องสมุดโรงเรียน'],
    },
  },
  {
    url: 'open_house',
    day: -3,
    shows: { from: 10, until: 40 },
    th: {
      title: 'เปิดบ้านศิลปศาสตร์ {year}',
      body: [
        'พบรุ่นพี่ อาจารย์ และกิจกรรมทดลองเรียนทั้ง 9 สาขาวิชา ในวันที่ {day+33} ตั้งแต่เวลา 09.00 น.',
        list('ทดลองเรียนภาษา 30 นาที', 'เสวนา “เรียนศิลปศาสตร์แล้วทำอะไร”', 'ชมห้องปฏิบัติการการแปล'),
      ],
    },
    en: { title: 'Open house {year}', body: ['Meet students and lecturers of all nine programmes on {day+33} from 9.00.'] },
  },
  {
    url: 'registration_calendar',
    day: -70,
    shows: { from: -60, until: -20 },
    th: {
      title: 'กำหนดการลงทะเบียนเรียน',
      body: ['ลงทะเบียนผ่านระบบทะเบียนภายในวันที่ {day+45} หากพ้นกำหนดต้องยื่นคำร้องที่งานบริการการศึกษา'],
    },
  },
  {
    url: 'old_programmes',
    day: -400,
    inactive: true,
    th: { title: 'หลักสูตรที่ปิดรับนักศึกษาแล้ว', body: ['หลักสูตรเดิมซึ่งปิดรับนักศึกษาแล้ว เก็บไว้สำหรับผู้ที่ยังศึกษาอยู่'] },
  },
];
