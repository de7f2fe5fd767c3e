import type { JobPositionBody } from '@faculty/contracts/members/job-position';

/** Code, short and long in Thai, short and long in English. */
type Line = readonly [code: string, shortThai: string, longThai: string, shortEnglish: string, longEnglish: string];

const general: Line[] = [
  ['001', 'บุคลากร', 'บุคลากร', 'Staff', 'Staff Member'],
  ['002', 'กรรมการประจำคณะ', 'กรรมการประจำคณะ', 'Board Member', 'Faculty Board Member'],
  ['003', 'ผู้ทรงคุณวุฒิ', 'ผู้ทรงคุณวุฒิ', 'Expert', 'Expert Adviser'],
  ['004', 'ที่ปรึกษา', 'ที่ปรึกษา', 'Adviser', 'Adviser'],
  ['005', 'ลูกจ้างชั่วคราว', 'ลูกจ้างชั่วคราว', 'Temp. Employee', 'Temporary Employee'],
  ['006', 'นศ. ช่วยงาน', 'นักศึกษาช่วยงาน', 'Student Asst.', 'Student Assistant'],
];

const management: Line[] = [
  ['101', 'คณบดี', 'คณบดี', 'Dean', 'Dean'],
  ['102', 'รองคณบดีฯ บริหาร', 'รองคณบดีฝ่ายบริหาร', 'Assoc. Dean (Admin.)', 'Associate Dean for Administration'],
  ['103', 'รองคณบดีฯ วิชาการ', 'รองคณบดีฝ่ายวิชาการ', 'Assoc. Dean (Acad.)', 'Associate Dean for Academic Affairs'],
  ['104', 'รองคณบดีฯ วิจัย', 'รองคณบดีฝ่ายวิจัยและบริการวิชาการ', 'Assoc. Dean (Research)', 'Associate Dean for Research and Academic Services'],
  ['105', 'รองคณบดีฯ กิจการนักศึกษา', 'รองคณบดีฝ่ายกิจการนักศึกษา', 'Assoc. Dean (Students)', 'Associate Dean for Student Affairs'],
  ['106', 'รองคณบดีฯ วิเทศสัมพันธ์', 'รองคณบดีฝ่ายวิเทศสัมพันธ์', 'Assoc. Dean (Intl.)', 'Associate Dean for International Relations'],
  ['107', 'รองคณบดีฯ แผน', 'รองคณบดีฝ่ายแผนและประกันคุณภาพ', 'Assoc. Dean (Planning)', 'Associate Dean for Planning and Quality Assurance'],
  ['111', 'ผู้ช่วยคณบดี', 'ผู้ช่วยคณบดี', 'Asst. Dean', 'Assistant Dean'],
  ['121', 'หน.ภาควิชา', 'หัวหน้าภาควิชา', 'Dept. Head', 'Head of Department'],
  ['122', 'หน.สาขาวิชา', 'หัวหน้าสาขาวิชา', 'Div. Head', 'Head of Division'],
  ['123', 'รอง หน.สาขาวิชา', 'รองหัวหน้าสาขาวิชา', 'Deputy Div. Head', 'Deputy Head of Division'],
  ['124', 'ประธานหลักสูตร', 'ประธานหลักสูตร', 'Prog. Chair', 'Programme Chair'],
  ['131', 'ผอ.ศูนย์ภาษา', 'ผู้อำนวยการศูนย์ภาษา', 'Dir. (Lang. Centre)', 'Director of the Language Centre'],
  ['132', 'รอง ผอ.ศูนย์ภาษา', 'รองผู้อำนวยการศูนย์ภาษา', 'Dep. Dir. (Lang. Centre)', 'Deputy Director of the Language Centre'],
  ['141', 'หน.สำนักงานคณบดี', 'หัวหน้าสำนักงานคณบดี', 'Office Head', 'Head of the Dean’s Office'],
  ['142', 'หน.งาน', 'หัวหน้างาน', 'Section Head', 'Head of Section'],
];

const academic: Line[] = [
  ['201', 'อ.', 'อาจารย์', 'Lect.', 'Lecturer'],
  ['202', 'ผศ.', 'ผู้ช่วยศาสตราจารย์', 'Asst. Prof.', 'Assistant Professor'],
  ['203', 'รศ.', 'รองศาสตราจารย์', 'Assoc. Prof.', 'Associate Professor'],
  ['204', 'ศ.', 'ศาสตราจารย์', 'Prof.', 'Professor'],
  ['205', 'ศ.เกียรติคุณ', 'ศาสตราจารย์เกียรติคุณ', 'Prof. Emer.', 'Professor Emeritus'],
  ['206', 'ศ.พิเศษ', 'ศาสตราจารย์พิเศษ', 'Adj. Prof.', 'Adjunct Professor'],
  ['207', 'รศ.พิเศษ', 'รองศาสตราจารย์พิเศษ', 'Adj. Assoc. Prof.', 'Adjunct Associate Professor'],
  ['208', 'ผศ.พิเศษ', 'ผู้ช่วยศาสตราจารย์พิเศษ', 'Adj. Asst. Prof.', 'Adjunct Assistant Professor'],
  ['209', 'อ.พิเศษ', 'อาจารย์พิเศษ', 'Visiting Lect.', 'Visiting Lecturer'],
  ['210', 'อ.ชาวต่างประเทศ', 'อาจารย์ชาวต่างประเทศ', 'Foreign Lect.', 'Foreign Lecturer'],
];

const support: Line[] = [
  ['301', 'จนท.บริหารงานทั่วไป', 'เจ้าหน้าที่บริหารงานทั่วไป', 'Gen. Admin. Officer', 'General Administration Officer'],
  ['302', 'นักวิชาการศึกษา', 'นักวิชาการศึกษา', 'Acad. Officer', 'Academic Affairs Officer'],
  ['303', 'นักวิเคราะห์ฯ', 'นักวิเคราะห์นโยบายและแผน', 'Policy Analyst', 'Policy and Plan Analyst'],
  ['304', 'นักวิชาการเงินและบัญชี', 'นักวิชาการเงินและบัญชี', 'Finance Officer', 'Finance and Accounting Officer'],
  ['305', 'นักวิชาการพัสดุ', 'นักวิชาการพัสดุ', 'Proc. Officer', 'Procurement Officer'],
  ['306', 'นักทรัพยากรบุคคล', 'นักทรัพยากรบุคคล', 'HR Officer', 'Human Resources Officer'],
  ['307', 'นักวิชาการคอมพิวเตอร์', 'นักวิชาการคอมพิวเตอร์', 'Comp. Officer', 'Computer Officer'],
  ['308', 'นักวิชาการโสตทัศนศึกษา', 'นักวิชาการโสตทัศนศึกษา', 'AV Officer', 'Audiovisual Officer'],
  ['309', 'นักประชาสัมพันธ์', 'นักประชาสัมพันธ์', 'PR Officer', 'Public Relations Officer'],
  ['310', 'นักวิเทศสัมพันธ์', 'นักวิเทศสัมพันธ์', 'Intl. Relations Officer', 'International Relations Officer'],
  ['311', 'นักกิจการนักศึกษา', 'นักกิจการนักศึกษา', 'Student Affairs Officer', 'Student Affairs Officer'],
  ['312', 'นักวิจัย', 'นักวิจัย', 'Researcher', 'Researcher'],
  ['313', 'บรรณารักษ์', 'บรรณารักษ์', 'Librarian', 'Librarian'],
  ['314', 'นักจิตวิทยา', 'นักจิตวิทยา', 'Psychologist', 'Psychologist'],
  ['315', 'นิติกร', 'นิติกร', 'Legal Officer', 'Legal Officer'],
  ['321', 'ผู้ปฏิบัติงานบริหาร', 'ผู้ปฏิบัติงานบริหาร', 'Admin. Clerk', 'Administrative Clerk'],
  ['322', 'ผู้ปฏิบัติงานโสตฯ', 'ผู้ปฏิบัติงานโสตทัศนศึกษา', 'AV Technician', 'Audiovisual Technician'],
  ['323', 'ช่างเทคนิค', 'ช่างเทคนิค', 'Technician', 'Technician'],
  ['324', 'พขร.', 'พนักงานขับรถยนต์', 'Driver', 'Driver'],
  ['325', 'พนักงานสถานที่', 'พนักงานสถานที่', 'Caretaker', 'Caretaker'],
];

const rows = (lines: readonly Line[], job_position_type: JobPositionBody['job_position_type']): JobPositionBody[] =>
  lines.map(([job_position_code, job_position_s_th, job_position_l_th, job_position_s_en, job_position_l_en]) => ({
    job_position_code,
    job_position_s_th,
    job_position_l_th,
    job_position_s_en,
    job_position_l_en,
    job_position_type,
    active: 'Y',
  }));

/** The positions of a faculty: general, in its management, academic, and of the support staff. */
export const jobPositions: readonly JobPositionBody[] = [
  ...rows(general, 'Default'),
  ...rows(management, 'Manage'),
  ...rows(academic, 'Academic'),
  ...rows(support, 'Other'),
];
