import type { ActivityLine } from './activity-line.ts';

/** What lecturers attend, speak at and receive. */
export const lecturerActivities: readonly ActivityLine[] = [
  ['A2', 'L3', 'อบรมการจัดการเรียนการสอนแบบเน้นผลลัพธ์', 'Training on outcome-based education', 'กองบริการการศึกษา', 'ห้องประชุมสำนักหอสมุด'],
  [
    'A2',
    'L3',
    'อบรมการใช้ปัญญาประดิษฐ์เพื่อการเรียนการสอน',
    'Training on artificial intelligence for teaching',
    'สำนักคอมพิวเตอร์',
    'ห้องปฏิบัติการคอมพิวเตอร์ 2',
  ],
  ['A2', 'L2', 'อบรมจริยธรรมการวิจัยในมนุษย์', 'Training on ethics of research with human subjects', 'สถาบันวิจัยและพัฒนา', 'อบรมออนไลน์'],
  [
    'A2',
    'L2',
    'อบรมการเขียนบทความวิจัยเพื่อตีพิมพ์ในวารสารนานาชาติ',
    'Workshop on writing for international journals',
    'บัณฑิตวิทยาลัย',
    'ห้องประชุม 401',
  ],
  ['A2', 'L2', 'อบรมการวิเคราะห์ข้อมูลเชิงคุณภาพ', 'Workshop on qualitative data analysis', 'สมาคมนักวิจัยสังคมศาสตร์', 'กรุงเทพมหานคร'],
  ['A2', 'L4', 'ประชุมเชิงปฏิบัติการปรับปรุงหลักสูตร', 'Curriculum revision workshop', 'คณะศิลปศาสตร์', 'ห้องประชุม 401'],
  [
    'A3',
    'L2',
    'นำเสนอผลงานในการประชุมวิชาการระดับชาติด้านมนุษยศาสตร์',
    'Paper at the national conference on the humanities',
    'เครือข่ายคณบดีสายมนุษยศาสตร์',
    'จังหวัดขอนแก่น',
  ],
  [
    'A3',
    'L1',
    'นำเสนอผลงานในการประชุมนานาชาติด้านภาษาและสังคม',
    'Paper at the international conference on language and society',
    'Asian Society of Language Studies',
    'กรุงกัวลาลัมเปอร์ ประเทศมาเลเซีย',
  ],
  [
    'A3',
    'L1',
    'นำเสนอโปสเตอร์ในการประชุมนานาชาติด้านการศึกษา',
    'Poster at the international conference on education',
    'Southeast Asian Education Network',
    'ประเทศสิงคโปร์',
  ],
  ['A4', 'L2', 'ศึกษาดูงานพิพิธภัณฑ์และหอจดหมายเหตุ', 'Study visit to museums and archives', 'คณะศิลปศาสตร์', 'กรุงเทพมหานคร'],
  [
    'A4',
    'L1',
    'ศึกษาดูงานและเจรจาความร่วมมือกับมหาวิทยาลัยคู่สัญญา',
    'Study visit and talks with a partner university',
    'คณะศิลปศาสตร์',
    'เมืองโอซากา ประเทศญี่ปุ่น',
  ],
  [
    'A5',
    'L3',
    'วิทยากรบรรยายพิเศษแก่ครูภาษาไทยในเขตพื้นที่การศึกษา',
    'Lecture for Thai teachers of the educational area',
    'สำนักงานเขตพื้นที่การศึกษา',
    'จังหวัดสงขลา',
  ],
  ['A5', 'L2', 'ผู้ทรงคุณวุฒิประเมินบทความวารสารวิชาการ', 'Reviewer for an academic journal', 'กองบรรณาธิการวารสารศิลปศาสตร์วิชาการ', '-'],
  ['A5', 'L2', 'กรรมการสอบวิทยานิพนธ์ภายนอก', 'External thesis examiner', 'บัณฑิตวิทยาลัย มหาวิทยาลัยคู่ความร่วมมือ', 'จังหวัดเชียงใหม่'],
  ['A5', 'L3', 'กรรมการตัดสินการประกวดสุนทรพจน์', 'Judge of a speech contest', 'องค์การบริหารส่วนจังหวัด', 'ศาลากลางจังหวัด'],
  ['A6', 'L3', 'รางวัลอาจารย์ดีเด่นด้านการเรียนการสอน', 'Outstanding teaching award', 'มหาวิทยาลัย', 'หอประชุมใหญ่'],
  ['A6', 'L2', 'รางวัลบทความวิจัยดีเด่น', 'Best research paper award', 'เครือข่ายคณบดีสายมนุษยศาสตร์', 'จังหวัดขอนแก่น'],
];

/** What the support staff attend and receive. */
export const officeActivities: readonly ActivityLine[] = [
  ['A2', 'L3', 'อบรมงานสารบรรณอิเล็กทรอนิกส์', 'Training on electronic records', 'สำนักงานอธิการบดี', 'ห้องปฏิบัติการคอมพิวเตอร์ 1'],
  [
    'A2',
    'L2',
    'อบรมพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคลสำหรับหน่วยงานรัฐ',
    'Training on personal data protection for public bodies',
    'สำนักงานอธิการบดี',
    'อบรมออนไลน์',
  ],
  ['A2', 'L3', 'อบรมการจัดซื้อจัดจ้างภาครัฐ', 'Training on public procurement', 'กองคลัง', 'ห้องประชุมสภามหาวิทยาลัย'],
  [
    'A2',
    'L3',
    'อบรมการเขียนข่าวประชาสัมพันธ์และถ่ายภาพด้วยโทรศัพท์มือถือ',
    'Training on press releases and mobile photography',
    'งานสื่อสารองค์กร',
    'ห้องประชุม 401',
  ],
  ['A2', 'L4', 'อบรมภาษาอังกฤษสำหรับงานบริการ', 'English for office services', 'ศูนย์ภาษา', 'ห้องเรียนศูนย์ภาษา'],
  ['A2', 'L3', 'อบรมการปฐมพยาบาลและการช่วยชีวิตขั้นพื้นฐาน', 'First aid and basic life support', 'คณะพยาบาลศาสตร์', 'ห้องประชุม 401'],
  ['A4', 'L2', 'ศึกษาดูงานสำนักงานสีเขียว', 'Study visit on green offices', 'คณะศิลปศาสตร์', 'จังหวัดเชียงใหม่'],
  ['A4', 'L2', 'ศึกษาดูงานระบบบริหารงานบุคคล', 'Study visit on personnel systems', 'งานบุคคล', 'จังหวัดขอนแก่น'],
  ['A5', 'L3', 'วิทยากรถ่ายทอดเทคนิคการทำสื่อประชาสัมพันธ์', 'Trainer on publicity media', 'งานสื่อสารองค์กร', 'ห้องประชุมสำนักหอสมุด'],
  ['A6', 'L3', 'รางวัลบุคลากรสายสนับสนุนดีเด่น', 'Outstanding support staff award', 'มหาวิทยาลัย', 'หอประชุมใหญ่'],
];

/** What the demo accounts do this month, by the day of the month. */
export const accountActivities: Readonly<Record<string, readonly (readonly [day: number, line: ActivityLine])[]>> = {
  lecturer: [
    [4, ['A2', 'L3', 'อบรมการพัฒนาข้อสอบวัดผลลัพธ์การเรียนรู้', 'Training on testing learning outcomes', 'กองบริการการศึกษา', 'ห้องประชุมสำนักหอสมุด']],
    [12, ['A5', 'L3', 'วิทยากรหัวข้อ “ภาษาถิ่นใต้กับคนรุ่นใหม่”', 'Lecture: Southern Thai and the young', 'เทศบาลนคร', 'หอศิลปวัฒนธรรมประจำจังหวัด']],
    [
      19,
      [
        'A3',
        'L2',
        'นำเสนอผลงานเรื่องการแปรของวรรณยุกต์ในภาษาไทยถิ่นใต้',
        'Paper on tonal variation in Southern Thai',
        'สมาคมภาษาศาสตร์',
        'จังหวัดเชียงใหม่',
      ],
    ],
    [26, ['A4', 'L3', 'ลงพื้นที่เก็บข้อมูลภาษาถิ่นกับนักศึกษา', 'Dialect fieldwork with students', 'คณะศิลปศาสตร์', 'อำเภอระโนด จังหวัดสงขลา']],
  ],
  staff: [
    [6, ['A2', 'L3', 'อบรมการเขียนข่าวสำหรับเว็บไซต์หน่วยงาน', 'Training on writing for the website', 'งานสื่อสารองค์กร', 'ห้องปฏิบัติการคอมพิวเตอร์ 1']],
    [17, ['A2', 'L2', 'อบรมการทำสื่อดิจิทัลที่ทุกคนเข้าถึงได้', 'Training on accessible digital media', 'สมาคมผู้ดูแลเว็บไทย', 'อบรมออนไลน์']],
    [25, ['A4', 'L3', 'ศึกษาดูงานศูนย์สื่อสารองค์กร', 'Study visit to a communication centre', 'คณะศิลปศาสตร์', 'สำนักงานอธิการบดี']],
  ],
  admin: [
    [10, ['A2', 'L2', 'อบรมความมั่นคงปลอดภัยไซเบอร์สำหรับผู้ดูแลระบบ', 'Cybersecurity training for administrators', 'สำนักคอมพิวเตอร์', 'อบรมออนไลน์']],
    [24, ['A5', 'L4', 'วิทยากรแนะนำการใช้งานระบบงานของคณะ', 'Introduction to the faculty’s systems', 'คณะศิลปศาสตร์', 'ห้องปฏิบัติการคอมพิวเตอร์ 1']],
  ],
};
