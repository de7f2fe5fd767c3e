import type { Showcase } from './showcase.ts';

/** Divisions and the language centre, each with who heads it first. */
export const teachingPages: readonly Showcase[] = [
  {
    url: 'division_thai',
    th: 'สาขาวิชาภาษาไทย',
    en: 'Division of Thai',
    text: {
      th: '<p>จัดการเรียนการสอนด้านภาษา วรรณคดี และคติชนวิทยา</p>',
      en: '<p>Language, literature and folklore.</p>',
    },
    rows: [
      [null, null, 'benchamat.kae'],
      [null, 'phaithun.onl', null, 'kesini.cha'],
    ],
  },
  {
    url: 'division_english',
    th: 'สาขาวิชาภาษาอังกฤษ',
    en: 'Division of English',
    rows: [
      [null, null, 'sophita.sae'],
      [null, 'phraewphan.nam', 'baibun.thi', 'lecturer'],
    ],
  },
  {
    url: 'division_chinese',
    th: 'สาขาวิชาภาษาจีน',
    en: 'Division of Chinese',
    rows: [
      [null, 'ophat.cha', null, 'kamonwan.pan'],
      [null, null, 'anucha.sae'],
    ],
  },
  {
    url: 'division_japanese',
    th: 'สาขาวิชาภาษาญี่ปุ่น',
    en: 'Division of Japanese',
    rows: [[null, 'ailada.tra', null, 'phumiphat.lao']],
  },
  {
    url: 'division_humanities',
    th: 'สาขาวิชาปรัชญาและประวัติศาสตร์',
    en: 'Division of Philosophy and History',
    rows: [
      [null, null, 'haruethairat.wic'],
      ['supphachai.naa', 'kittisak.sri', null, 'chakkrit.phi', 'worawit.kia'],
    ],
  },
  {
    url: 'division_society',
    th: 'สาขาวิชาจิตวิทยาและสังคมวิทยา',
    en: 'Division of Psychology and Sociology',
    rows: [[null, 'sudarat.won', 'duangruethai.suk', 'phenphak.cho']],
  },
  {
    url: 'division_information',
    th: 'สาขาวิชาสารสนเทศและนิเทศศาสตร์',
    en: 'Division of Information and Communication',
    rows: [['natthawut.udo', 'piyanut.phu', 'kaewkan.far', 'chenchira.pho', 'thiradet.lim']],
  },
  {
    url: 'language_centre',
    th: 'ศูนย์ภาษา',
    en: 'Language Centre',
    text: {
      th: '<p>เปิดให้บริการทดสอบ อบรม และแปลเอกสารแก่นักศึกษาและบุคคลทั่วไป</p>',
      en: '<p>Tests, courses and translations for students and the public.</p>',
    },
    rows: [
      [null, null, 'baibun.thi'],
      [null, null, 'phraewphan.nam'],
      [null, 'kamonwan.pan', 'ekkachai.cha', 'ailada.tra'],
    ],
  },
];
