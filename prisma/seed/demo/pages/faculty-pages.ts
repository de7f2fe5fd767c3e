import { heading, link, list, picture, quote, table } from '../news/news-text.ts';
import type { PageText } from './page-text.ts';

/** Who the faculty is and how to reach it. */
export const facultyPages: readonly PageText[] = [
  {
    url: 'about_faculty',
    day: -320,
    th: {
      title: 'เกี่ยวกับคณะศิลปศาสตร์',
      body: [
        'คณะศิลปศาสตร์จัดการเรียนการสอนด้านภาษา วรรณกรรม ประวัติศาสตร์ ปรัชญา จิตวิทยา และสารสนเทศศึกษา มุ่งสร้างบัณฑิตที่คิดเป็น สื่อสารได้ และเข้าใจเพื่อนมนุษย์',
        picture('faculty-building.jpg', 'อาคารคณะศิลปศาสตร์'),
        list('หลักสูตรระดับปริญญาตรี 9 หลักสูตร', 'นักศึกษา 2,400 คน', 'มหาวิทยาลัยคู่ความร่วมมือ 26 แห่งใน 12 ประเทศ'),
      ],
    },
    en: {
      title: 'About the Faculty of Liberal Arts',
      body: [
        'We teach languages, literature, history, philosophy, psychology and information studies, and educate graduates who think, communicate and understand people.',
        list('Nine bachelor’s programmes', '2,400 students', '26 partner universities in 12 countries'),
      ],
    },
  },
  {
    url: 'history',
    day: -318,
    th: {
      title: 'ประวัติความเป็นมา',
      body: [
        'คณะศิลปศาสตร์ก่อตั้งขึ้นเมื่อ พ.ศ. 2535 เริ่มจากแผนกวิชาภาษา 3 สาขา ก่อนยกฐานะเป็นคณะใน พ.ศ. 2541',
        table(
          ['พ.ศ.', 'เหตุการณ์สำคัญ'],
          ['2535', 'เปิดสอนสาขาภาษาไทย ภาษาอังกฤษ และประวัติศาสตร์'],
          ['2541', 'ยกฐานะเป็นคณะศิลปศาสตร์'],
          ['2549', 'เปิดศูนย์ภาษาและห้องปฏิบัติการการแปล'],
          ['2561', 'ย้ายมายังอาคารปัจจุบัน'],
        ),
      ],
    },
    en: {
      title: 'Our history',
      body: [
        'The faculty began in 1992 with three departments, became a faculty of its own in 1998 and moved to its present building in 2018.',
      ],
    },
  },
  {
    url: 'vision_mission',
    day: -300,
    th: {
      title: 'ปรัชญา วิสัยทัศน์ และพันธกิจ',
      body: [
        quote('รู้ภาษา เข้าใจมนุษย์ สร้างสรรค์สังคม', 'ปรัชญาของคณะ'),
        heading('พันธกิจ'),
        list('ผลิตบัณฑิตที่มีคุณภาพและคุณธรรม', 'วิจัยและสร้างนวัตกรรมทางสังคม', 'บริการวิชาการแก่ชุมชน', 'ทำนุบำรุงศิลปวัฒนธรรม'),
      ],
    },
    en: {
      title: 'Philosophy, vision and mission',
      body: [
        quote('Know languages, understand people, shape society.', 'Our philosophy'),
        list(
          'Educate graduates of quality and integrity',
          'Research and social innovation',
          'Serve the community',
          'Keep arts and culture alive',
        ),
      ],
    },
  },
  {
    url: 'organization_chart',
    day: -210,
    th: {
      title: 'โครงสร้างการบริหาร',
      body: [
        'คณะแบ่งการบริหารเป็นสำนักงานคณบดีและ 9 สาขาวิชา อยู่ภายใต้คณะกรรมการประจำคณะ',
        table(
          ['ฝ่าย', 'ผู้รับผิดชอบ'],
          ['ฝ่ายวิชาการ', 'รองคณบดีฝ่ายวิชาการ'],
          ['ฝ่ายวิจัยและบริการวิชาการ', 'รองคณบดีฝ่ายวิจัย'],
          ['ฝ่ายกิจการนักศึกษา', 'รองคณบดีฝ่ายกิจการนักศึกษา'],
          ['สำนักงานคณบดี', 'หัวหน้าสำนักงานคณบดี'],
        ),
      ],
    },
  },
  {
    url: 'quality_assurance',
    day: -96,
    th: {
      title: 'การประกันคุณภาพการศึกษา',
      body: [
        'คณะใช้เกณฑ์ AUN-QA ในระดับหลักสูตร และเกณฑ์ EdPEx ในระดับคณะ ผลการประเมินรอบปี {year} เผยแพร่เมื่อสภามหาวิทยาลัยรับทราบแล้ว',
        list('รายงานการประเมินตนเอง (SAR)', 'แผนพัฒนาคุณภาพรายปี', 'ผลสำรวจความพึงพอใจของผู้มีส่วนได้ส่วนเสีย'),
      ],
    },
  },
  {
    url: 'green_faculty',
    day: -74,
    th: {
      title: 'คณะสีเขียว',
      body: [
        'ทุกคนในคณะช่วยกันลดพลังงานและขยะ ปี {year} ตั้งเป้าลดการใช้ไฟฟ้าลงร้อยละ 10 และงดใช้พลาสติกแบบใช้ครั้งเดียวในทุกกิจกรรม',
        list('แยกขยะ 4 ประเภททุกชั้น', 'ประชุมโดยไม่ใช้กระดาษ', 'จุดเติมน้ำดื่ม 12 จุด'),
      ],
    },
    en: {
      title: 'Green faculty',
      body: [
        'This year we save a tenth of our electricity and use no single-use plastic at events.',
        list('Four kinds of bins on every floor', 'Paperless meetings', 'Twelve water refill points'),
      ],
    },
  },
  {
    url: 'privacy_policy',
    day: -150,
    th: {
      title: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล',
      body: [
        'คณะเก็บข้อมูลส่วนบุคคลเท่าที่จำเป็นต่อการให้บริการ และไม่เปิดเผยแก่บุคคลภายนอกโดยไม่ได้รับความยินยอม',
        heading('สิทธิของเจ้าของข้อมูล'),
        list('ขอดูและขอสำเนาข้อมูลของตน', 'ขอแก้ไขข้อมูลให้ถูกต้อง', 'ขอให้ลบข้อมูลที่หมดความจำเป็น'),
        `ติดต่อเจ้าหน้าที่คุ้มครองข้อมูลได้ตามช่องทางในหน้า ${link('ติดต่อเรา', 'page/contact_us')}`,
      ],
    },
    en: {
      title: 'Privacy policy',
      body: [
        'We keep personal data only as far as our services need it, and pass nothing on without consent.',
        `You may see, correct and delete what we keep of you: ${link('contact us', 'page/contact_us')}.`,
      ],
    },
  },
  {
    url: 'contact_us',
    day: -12,
    th: {
      title: 'ติดต่อเรา',
      body: [
        'สำนักงานคณบดี ชั้น 1 อาคารคณะศิลปศาสตร์ เปิดทำการวันจันทร์ถึงวันศุกร์ เวลา 08.30–16.30 น.',
        table(
          ['หน่วยงาน', 'โทรศัพท์ภายใน', 'อีเมล'],
          ['งานบริการการศึกษา', '4101', 'academic@faculty.example'],
          ['งานกิจการนักศึกษา', '4105', 'students@faculty.example'],
          ['งานวิเทศสัมพันธ์', '4112', 'international@faculty.example'],
        ),
      ],
    },
    en: {
      title: 'Contact us',
      body: [
        'Dean’s Office, ground floor, Monday to Friday, 8.30 to 16.30.',
        table(
          ['Office', 'Extension', 'E-mail'],
          ['Academic services', '4101', 'academic@faculty.example'],
          ['International relations', '4112', 'international@faculty.example'],
        ),
      ],
    },
  },
];
