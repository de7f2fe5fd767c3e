import type { SceneName } from '../pictures.ts';

/** A link as the demo tells it: where it leads, what it says, and an icon on a colour or a picture of a scene. */
export interface DemoLink {
  group: `D${1 | 2 | 3 | 4 | 5}`;
  /** Places in the group's list of sections, from 1. */
  types: readonly number[];
  th: { title: string; desc: string; content?: string };
  en?: { title: string; desc: string };
  url: string;
  manual?: string;
  look: SceneName | readonly [icon: string, colour: string];
  /** First and last day on the website, counted from today. */
  days?: readonly [from: number | null, until: number | null];
  inactive?: true;
}

/** Systems of a made-up university, organisations there are, and films anyone may show; the last one stands first on the website. */
export const demoLinks: readonly DemoLink[] = [
  {
    group: 'D1',
    types: [1],
    th: { title: 'ระบบทะเบียนและประมวลผลการศึกษา', desc: 'ลงทะเบียนเรียน ดูผลการเรียน และยื่นคำร้องออนไลน์' },
    en: { title: 'Registration and grades', desc: 'Register for courses, see your grades and send requests' },
    url: 'https://reg.university.example/',
    look: ['fas fa-user-graduate', '#1953D2'],
  },
  {
    group: 'D1',
    types: [1, 2],
    th: { title: 'ห้องเรียนออนไลน์ (LMS)', desc: 'เอกสารประกอบการสอน แบบฝึกหัด และการส่งงานของทุกรายวิชา' },
    en: { title: 'Online classroom (LMS)', desc: 'Course materials, exercises and assignments' },
    url: 'https://lms.university.example/liberal-arts',
    look: ['fas fa-chalkboard-teacher', '#126E40'],
  },
  {
    group: 'D1',
    types: [2, 3],
    th: { title: 'ระบบสารบรรณอิเล็กทรอนิกส์', desc: 'รับ ส่ง และค้นหาหนังสือราชการของคณะ' },
    url: 'https://edoc.university.example/',
    look: ['fas fa-envelope-open-text', '#464F5E'],
  },
  {
    group: 'D1',
    types: [3],
    th: { title: 'ระบบลาออนไลน์', desc: 'ยื่นใบลาและตรวจสอบวันลาคงเหลือ', content: 'ใช้บัญชี Office365 ของมหาวิทยาลัยในการเข้าสู่ระบบ' },
    url: 'https://leave.university.example/',
    look: ['far fa-calendar-check', '#8A6114'],
  },
  {
    group: 'D1',
    types: [2],
    th: { title: 'ระบบประเมินการสอน (เดิม)', desc: 'เลิกใช้แล้ว ให้ใช้ห้องเรียนออนไลน์แทน' },
    url: 'https://old-evaluation.university.example/',
    look: ['fas fa-clipboard-list', '#464F5E'],
    inactive: true,
  },
  {
    group: 'D2',
    types: [3],
    th: { title: 'ฝึกฟังภาษาอังกฤษจากภาพยนตร์สั้น: Big Buck Bunny', desc: 'ภาพยนตร์แอนิเมชันเปิดของ Blender Foundation ใช้ในวิชาการฟังภาษาอังกฤษ' },
    en: { title: 'Listening practice: Big Buck Bunny', desc: 'An open film of the Blender Foundation, used in the listening course' },
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    look: 'conversation',
  },
  {
    group: 'D2',
    types: [3],
    th: { title: 'เล่าเรื่องจากภาพ: Sintel', desc: 'ภาพยนตร์สั้นสำหรับฝึกเล่าเรื่องและเขียนเรื่องย่อ' },
    url: 'https://youtu.be/eRsGyueVLvQ',
    look: ['fas fa-film', '#86198F'],
  },
  {
    group: 'D2',
    types: [1],
    th: { title: 'เบื้องหลังภาพยนตร์เปิด: Big Buck Bunny (Vimeo)', desc: 'ต้นฉบับความละเอียดสูงสำหรับฉายในงานเปิดบ้านคณะ' },
    url: 'https://vimeo.com/1084537',
    look: 'groupPhoto',
    days: [-30, 45],
  },
  {
    group: 'D3',
    types: [1],
    th: { title: 'ขอใบแสดงผลการเรียนออนไลน์', desc: 'ขอใบแสดงผลการเรียนและใบรับรอง ชำระเงินและรับเอกสารทางอีเมล' },
    en: { title: 'Transcripts online', desc: 'Ask for transcripts and certificates, pay, and get them by e-mail' },
    url: 'https://transcript.university.example/',
    manual: 'https://transcript.university.example/manual.pdf',
    look: ['fas fa-file-signature', '#0B7285'],
  },
  {
    group: 'D3',
    types: [2],
    th: { title: 'ขอรับทุนสนับสนุนการวิจัย', desc: 'ยื่นข้อเสนอโครงการและติดตามผลการพิจารณา' },
    url: 'https://research-fund.university.example/apply',
    manual: 'https://research-fund.university.example/guide',
    look: ['fas fa-microscope', '#0F3282'],
    days: [20, 80],
  },
  {
    group: 'D3',
    types: [3],
    th: { title: 'จองห้องประชุมและห้องปฏิบัติการทางภาษา', desc: 'ตรวจสอบห้องว่างและจองล่วงหน้าได้ 60 วัน' },
    url: 'https://rooms.faculty.example/',
    manual: 'https://rooms.faculty.example/how-to',
    look: ['fas fa-door-open', '#126E40'],
  },
  {
    group: 'D4',
    types: [1],
    th: { title: 'สำนักวิทยบริการ', desc: 'สืบค้นหนังสือ วารสาร และฐานข้อมูลออนไลน์' },
    en: { title: 'University library', desc: 'Books, journals and online databases' },
    url: 'https://library.university.example/',
    look: 'library',
  },
  {
    group: 'D4',
    types: [2],
    th: { title: 'กระทรวงการอุดมศึกษา วิทยาศาสตร์ วิจัยและนวัตกรรม', desc: 'ประกาศ นโยบาย และทุนของกระทรวง' },
    en: { title: 'Ministry of Higher Education, Science, Research and Innovation', desc: 'Announcements, policies and grants' },
    url: 'https://www.mhesi.go.th/',
    look: ['fas fa-landmark', '#B3261E'],
  },
  {
    group: 'D4',
    types: [2],
    th: { title: 'สำนักงานราชบัณฑิตยสภา', desc: 'พจนานุกรมฉบับราชบัณฑิตยสถาน และหลักเกณฑ์การทับศัพท์' },
    en: { title: 'Office of the Royal Society', desc: 'The Royal Institute Dictionary and rules of transcription' },
    url: 'https://www.orst.go.th/',
    look: ['fas fa-book', '#8A6114'],
  },
  {
    group: 'D4',
    types: [3],
    th: { title: 'ศูนย์ดัชนีการอ้างอิงวารสารไทย (TCI)', desc: 'ตรวจสอบกลุ่มคุณภาพของวารสารไทย' },
    url: 'https://tci-thailand.org/',
    look: ['fas fa-quote-right', '#0F3282'],
  },
  {
    group: 'D5',
    types: [2],
    th: { title: 'เฟซบุ๊กของคณะ', desc: 'ข่าวและภาพกิจกรรมประจำวัน' },
    url: 'https://www.facebook.com/faculty.example',
    look: ['fab fa-facebook-f', '#1953D2'],
  },
  {
    group: 'D5',
    types: [1],
    th: { title: 'รับสมัครนักศึกษาใหม่ ทุกหลักสูตร', desc: 'สมัครออนไลน์ รอบแฟ้มสะสมผลงาน รอบโควตา และรอบแอดมิชชัน' },
    en: { title: 'Admissions are open', desc: 'Apply online for all programmes' },
    url: 'https://admission.university.example/',
    look: 'graduation',
    days: [-60, -5],
  },
  {
    group: 'D5',
    types: [1],
    th: { title: 'สัปดาห์ศิลปวัฒนธรรม', desc: 'การแสดง นิทรรศการ และตลาดนัดงานหัตถกรรม ณ ลานหน้าคณะ' },
    en: { title: 'Arts and culture week', desc: 'Performances, exhibitions and a craft market in front of the faculty' },
    url: 'https://www.faculty.example/culture-week',
    look: 'dance',
    days: [-3, 11],
  },
];
