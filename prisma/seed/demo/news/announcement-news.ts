import { heading, link, list, type NewsText, steps, table } from './news-text.ts';

/** Scholarships, admissions, jobs and notices. */
export const announcementNews: readonly NewsText[] = [
  {
    day: 14,
    th: {
      title: 'ประกาศรับสมัครทุนการศึกษาสำหรับนักศึกษาที่ขาดแคลนทุนทรัพย์ ภาคการศึกษาที่ 2',
      body: [
        'คณะศิลปศาสตร์เปิดรับสมัครทุนการศึกษาประเภทขาดแคลนทุนทรัพย์ จำนวน 40 ทุน ทุนละ 10,000 บาท ตั้งแต่วันที่ {day} ถึงวันที่ {day+21}',
        heading('เอกสารประกอบการสมัคร'),
        list('ใบสมัครพร้อมรูปถ่าย', 'ใบแสดงผลการเรียน', 'หนังสือรับรองรายได้ของครอบครัว', 'ภาพถ่ายที่อยู่อาศัย'),
        `ยื่นใบสมัครออนไลน์ได้ที่ ${link('ระบบทุนการศึกษา', 'scholarships')}`,
      ],
    },
    en: {
      title: 'Scholarships for students in need, second semester',
      body: [
        'Forty scholarships of 10,000 baht each. Applications are open from {day} to {day+21}.',
        list('Application form with a photograph', 'Transcript', 'Statement of family income', 'Photographs of the home'),
      ],
    },
    keywords: ['ทุนการศึกษา', 'รับสมัคร', 'ขาดแคลนทุนทรัพย์'],
    sections: ['N5', 'N1'],
    strategies: ['S1'],
    sdgs: ['SDGs1', 'SDGs4', 'SDGs10'],
    scene: 'desk',
  },
  {
    day: 7,
    th: {
      title: 'เปิดรับสมัครนักศึกษาใหม่ รอบแฟ้มสะสมผลงาน (Portfolio) ทุกหลักสูตร',
      body: [
        'คณะศิลปศาสตร์เปิดรับสมัครบุคคลเข้าศึกษาต่อระดับปริญญาตรี รอบที่ 1 แฟ้มสะสมผลงาน รวม 180 ที่นั่ง',
        table(
          ['หลักสูตร', 'จำนวนรับ', 'เกรดเฉลี่ยขั้นต่ำ'],
          ['ภาษาอังกฤษธุรกิจ', '40', '2.75'],
          ['ภาษาจีน', '35', '2.50'],
          ['ภาษาญี่ปุ่น', '30', '2.50'],
          ['ภาษาไทยเพื่อการสื่อสาร', '30', '2.50'],
          ['จิตวิทยา', '25', '3.00'],
          ['สารสนเทศศึกษา', '20', '2.25'],
        ),
        steps('สมัครออนไลน์และอัปโหลดแฟ้มสะสมผลงานไม่เกิน 10 หน้า', 'ชำระค่าสมัคร 300 บาท', 'ประกาศรายชื่อผู้มีสิทธิ์สอบสัมภาษณ์วันที่ {day+40}'),
      ],
    },
    en: {
      title: 'Admission by portfolio is open for all programmes',
      body: [
        'The first round offers 180 places. Apply online with a portfolio of at most ten pages.',
        table(
          ['Programme', 'Places', 'Minimum grade'],
          ['Business English', '40', '2.75'],
          ['Chinese', '35', '2.50'],
          ['Japanese', '30', '2.50'],
          ['Thai for Communication', '30', '2.50'],
          ['Psychology', '25', '3.00'],
          ['Information Studies', '20', '2.25'],
        ),
      ],
    },
    keywords: ['รับสมัครนักศึกษา', 'Portfolio', 'TCAS', 'ปริญญาตรี'],
    sections: ['N1', 'N10'],
    strategies: ['S1'],
    sdgs: ['SDGs4'],
    scene: 'campus',
  },
  {
    day: 3,
    th: {
      title: 'แจ้งปิดปรับปรุงระบบไฟฟ้าอาคารเรียนรวม งดใช้ห้องเรียนชั้น 2 - 4',
      body: [
        'งานอาคารสถานที่ขอแจ้งปิดปรับปรุงระบบไฟฟ้าอาคารเรียนรวม ชั้น 2 - 4 ในวันที่ {day+2} เวลา 8.00 - 18.00 น. รายวิชาที่ได้รับผลกระทบจะย้ายไปเรียนที่อาคารเฉลิมพระเกียรติหรือเรียนออนไลน์ตามที่อาจารย์ผู้สอนแจ้ง',
        'ขออภัยในความไม่สะดวก',
      ],
    },
    keywords: ['ปิดปรับปรุง', 'ไฟฟ้า', 'อาคารเรียน'],
    sections: ['N1'],
    strategies: ['S6'],
    sdgs: ['SDGs9'],
    scene: 'campus',
  },
  {
    day: -5,
    th: {
      title: 'รับสมัครอาจารย์ประจำสาขาวิชาภาษาญี่ปุ่น 1 อัตรา และนักวิชาการคอมพิวเตอร์ 1 อัตรา',
      body: [
        'คณะศิลปศาสตร์รับสมัครบุคคลเพื่อคัดเลือกเป็นพนักงานมหาวิทยาลัย จำนวน 2 อัตรา',
        table(
          ['ตำแหน่ง', 'วุฒิ', 'อัตรา'],
          ['อาจารย์ สาขาวิชาภาษาญี่ปุ่น', 'ปริญญาเอก หรือปริญญาโทที่กำลังศึกษาต่อระดับปริญญาเอก', '1'],
          ['นักวิชาการคอมพิวเตอร์', 'ปริญญาตรี ด้านคอมพิวเตอร์หรือเทคโนโลยีสารสนเทศ', '1'],
        ),
        'สมัครด้วยตนเองหรือส่งเอกสารทางไปรษณีย์ถึงงานบุคคล ภายในวันที่ {day+30} สอบถามเพิ่มเติมในวันและเวลาราชการ',
      ],
    },
    en: {
      title: 'Vacancies: lecturer in Japanese, computer officer',
      body: [
        'One lecturer in Japanese (doctorate, or master’s with doctoral studies under way) and one computer officer (bachelor’s degree). Send your application to human resources by {day+30}.',
      ],
    },
    keywords: ['รับสมัครงาน', 'อาจารย์', 'ภาษาญี่ปุ่น', 'นักวิชาการคอมพิวเตอร์'],
    sections: ['N9', 'N1'],
    strategies: ['S6'],
    sdgs: ['SDGs8'],
    scene: 'desk',
  },
  {
    day: -14,
    th: {
      title: 'ประกาศผลการคัดเลือกผู้ได้รับทุนผู้ช่วยสอนและผู้ช่วยวิจัย ระดับบัณฑิตศึกษา',
      body: [
        'งานบัณฑิตศึกษาประกาศรายชื่อผู้ได้รับทุนผู้ช่วยสอน (TA) 12 ทุน และผู้ช่วยวิจัย (RA) 8 ทุน ประจำปีการศึกษา {year} ขอให้ผู้ได้รับทุนทำสัญญารับทุนภายในวันที่ {day+10} มิฉะนั้นถือว่าสละสิทธิ์',
      ],
    },
    en: {
      title: 'Teaching and research assistantships: results',
      body: ['Twelve teaching and eight research assistantships have been awarded. Please sign your contract by {day+10}.'],
    },
    keywords: ['บัณฑิตศึกษา', 'ทุน', 'ผู้ช่วยสอน', 'ผู้ช่วยวิจัย'],
    sections: ['N5', 'N1'],
    strategies: ['S1', 'S2'],
    sdgs: ['SDGs4'],
    scene: 'library',
  },
  {
    day: -29,
    th: {
      title: 'กำหนดการลงทะเบียนเรียนและชำระค่าธรรมเนียมการศึกษา ภาคการศึกษาที่ 2',
      body: [
        'ขอให้นักศึกษาทุกชั้นปีตรวจสอบแผนการเรียนและลงทะเบียนตามกำหนดการต่อไปนี้',
        table(
          ['ช่วงวันที่', 'รายการ'],
          ['{day+5} - {day+9}', 'ลงทะเบียนล่วงหน้า (ชั้นปีที่ 3 - 4)'],
          ['{day+10} - {day+14}', 'ลงทะเบียนล่วงหน้า (ชั้นปีที่ 1 - 2)'],
          ['{day+20}', 'วันสุดท้ายของการชำระค่าธรรมเนียม'],
          ['{day+35}', 'วันสุดท้ายของการเพิ่ม - ถอนรายวิชา'],
        ),
        'นักศึกษาที่มีปัญหาด้านค่าใช้จ่ายสามารถยื่นคำร้องขอผ่อนผันได้ที่งานกิจการนักศึกษา',
      ],
    },
    en: {
      title: 'Registration and fees for the second semester',
      body: [
        table(
          ['Dates', 'What'],
          ['{day+5} - {day+9}', 'Registration, years 3 and 4'],
          ['{day+10} - {day+14}', 'Registration, years 1 and 2'],
          ['{day+20}', 'Last day to pay'],
          ['{day+35}', 'Last day to add or drop a course'],
        ),
        'If you cannot pay in time, ask the student affairs office for an extension.',
      ],
    },
    keywords: ['ลงทะเบียน', 'ค่าธรรมเนียม', 'ปฏิทินการศึกษา'],
    sections: ['N1', 'N4'],
    strategies: ['S1'],
    sdgs: ['SDGs4'],
    scene: 'desk',
  },
  {
    day: -55,
    th: {
      title: 'ประกาศประกวดราคาซื้อครุภัณฑ์ห้องปฏิบัติการทางภาษา ด้วยวิธีอิเล็กทรอนิกส์ (e-bidding)',
      body: [
        'มหาวิทยาลัยโดยคณะศิลปศาสตร์มีความประสงค์จะประกวดราคาซื้อครุภัณฑ์ห้องปฏิบัติการทางภาษา 1 ชุด ราคากลาง 1,850,000 บาท กำหนดยื่นข้อเสนอและเสนอราคาทางระบบจัดซื้อจัดจ้างภาครัฐด้วยอิเล็กทรอนิกส์ในวันที่ {day+15} ระหว่างเวลา 9.00 - 12.00 น.',
      ],
    },
    keywords: ['ประกวดราคา', 'e-bidding', 'ครุภัณฑ์', 'จัดซื้อจัดจ้าง'],
    sections: ['N9'],
    strategies: ['S6'],
    sdgs: ['SDGs16'],
    scene: 'desk',
  },
  {
    day: -102,
    th: {
      title: 'เปลี่ยนมาใช้ระบบลงชื่อเข้าใช้เดียว (Single Sign-On) สำหรับบริการออนไลน์ทุกระบบ',
      body: [
        'ตั้งแต่วันที่ {day+7} เป็นต้นไป บุคลากรและนักศึกษาจะใช้บัญชีอีเมลของมหาวิทยาลัยเพียงบัญชีเดียวในการเข้าใช้ระบบทุนการศึกษา ระบบจองห้อง และระบบเอกสาร',
        steps('ตรวจสอบว่าเข้าใช้อีเมลของมหาวิทยาลัยได้', 'ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอน', 'หากพบปัญหา ติดต่อหน่วยเทคโนโลยีสารสนเทศ โทร. ภายใน 4199'),
      ],
    },
    en: {
      title: 'One account for all online services',
      body: [
        'From {day+7} staff and students sign in to the scholarship, room booking and document systems with their university e-mail account.',
        steps(
          'Check that you can open your university e-mail',
          'Set up two-step verification',
          'Call the IT unit (4199) if anything fails',
        ),
      ],
    },
    keywords: ['SSO', 'ระบบสารสนเทศ', 'บัญชีผู้ใช้'],
    sections: ['N1'],
    strategies: ['S6'],
    sdgs: ['SDGs9'],
    scene: 'desk',
  },
  {
    day: -180,
    th: {
      title: 'ทุนสนับสนุนการทำวิจัยในชั้นเรียน ประจำปีงบประมาณ {year} จำนวน 15 ทุน',
      body: [
        'ฝ่ายวิจัยประกาศรับข้อเสนอโครงการวิจัยในชั้นเรียน ทุนละไม่เกิน 20,000 บาท ระยะเวลาดำเนินการ 1 ปี โดยต้องผ่านการพิจารณาจริยธรรมการวิจัยในมนุษย์ก่อนเริ่มเก็บข้อมูล',
        'ส่งข้อเสนอโครงการภายในวันที่ {day+45}',
      ],
    },
    keywords: ['ทุนวิจัย', 'วิจัยในชั้นเรียน', 'ข้อเสนอโครงการ'],
    sections: ['N3', 'N1'],
    strategies: ['S2'],
    sdgs: ['SDGs4'],
    scene: 'conversation',
    inactive: true,
  },
  {
    day: -225,
    th: {
      title: 'ประกาศวันหยุดทำการช่วงเทศกาลปีใหม่และช่องทางติดต่อฉุกเฉิน',
      body: [
        'คณะศิลปศาสตร์หยุดทำการช่วงเทศกาลปีใหม่ตามประกาศของมหาวิทยาลัย ในระหว่างวันหยุดสามารถติดต่อเรื่องเร่งด่วนได้ที่เจ้าหน้าที่รักษาความปลอดภัยตลอด 24 ชั่วโมง',
        'ขออวยพรให้ทุกท่านเดินทางโดยสวัสดิภาพและมีความสุขตลอดปี',
      ],
    },
    en: {
      title: 'New Year holidays and emergency contacts',
      body: [
        'The offices are closed over the New Year. In urgent cases the security desk can be reached around the clock. We wish everyone a safe journey and a happy new year.',
      ],
    },
    keywords: ['วันหยุด', 'ปีใหม่', 'ติดต่อฉุกเฉิน'],
    sections: ['N1'],
    strategies: ['S6'],
    sdgs: ['SDGs3'],
    scene: 'lanterns',
    inactive: true,
  },
];
