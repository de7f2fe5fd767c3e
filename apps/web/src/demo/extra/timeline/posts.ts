import type { Bilingual } from '@faculty/contracts/kit/bilingual';

export interface Post {
  day: string;
  kind: 'news' | 'award' | 'mou' | 'activity';
  title: Bilingual;
  text: Bilingual;
}

/** The documented four posts, the latest first. */
export const posts: readonly Post[] = [
  {
    day: '2026-11-20',
    kind: 'news',
    title: { th: 'ประชุมวิชาการระดับชาติ “มนุษยศาสตร์กับชุมชน” ครั้งที่ 8', en: 'Eighth national conference “The humanities and the community”' },
    text: {
      th: 'นักวิจัยและนักศึกษากว่า 240 คนจาก 31 สถาบันนำเสนอผลงาน 96 เรื่อง ณ หอประชุมใหญ่ของคณะ บทคัดย่อทั้งหมดเผยแพร่แล้วบนเว็บไซต์',
      en: 'More than 240 researchers and students of 31 institutions presented 96 papers in the faculty’s great hall. All abstracts are on the website.',
    },
  },
  {
    day: '2026-10-05',
    kind: 'award',
    title: { th: 'รางวัลครูภาษาไทยดีเด่นประจำปี', en: 'Thai teacher of the year' },
    text: {
      th: 'อาจารย์ประจำสาขาวิชาภาษาไทยได้รับรางวัลจากผลงานบันทึกนิทานพื้นบ้านสองฝั่งโขง ซึ่งใช้สอนในโรงเรียน 14 แห่ง',
      en: 'A lecturer of the Thai department was honoured for folk tales recorded on both banks of the Mekong, now taught in 14 schools.',
    },
  },
  {
    day: '2026-08-17',
    kind: 'mou',
    title: { th: 'ลงนามความร่วมมือกับมหาวิทยาลัยในเวียดนาม', en: 'Agreement with a university in Viet Nam' },
    text: {
      th: 'แลกเปลี่ยนนักศึกษาปีละ 10 คนในแต่ละทิศทาง และเปิดรายวิชาภาษาเวียดนามร่วมกันตั้งแต่ภาคการศึกษาที่ 2',
      en: 'Ten students a year go each way, and a course of Vietnamese is taught together from the second term.',
    },
  },
  {
    day: '2026-06-22',
    kind: 'activity',
    title: { th: 'ปฐมนิเทศนักศึกษาใหม่', en: 'Welcome of the new students' },
    text: {
      th: 'นักศึกษาใหม่ 710 คนพบอาจารย์ที่ปรึกษา เยี่ยมชมศูนย์ภาษา และลงทะเบียนบัตรเข้าใช้ศูนย์ภาษาในวันเดียว',
      en: '710 new students met their advisers, saw the language centre and were given its card, all in one day.',
    },
  },
];
