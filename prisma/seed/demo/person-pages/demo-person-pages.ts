import { officePages } from './office-pages.ts';
import type { Showcase } from './showcase.ts';
import { teachingPages } from './teaching-pages.ts';

const leading: readonly Showcase[] = [
  {
    url: 'faculty_management',
    th: 'ผู้บริหารคณะ',
    en: 'Faculty Management',
    text: {
      th: '<p>คณะผู้บริหารชุดปัจจุบันรับผิดชอบงานด้านวิชาการ วิจัย กิจการนักศึกษา และวิเทศสัมพันธ์</p>',
      en: '<p>The present management is responsible for teaching, research, student affairs and international relations.</p>',
    },
    rows: [
      [null, null, 'supphachai.naa'],
      ['anchali.sir', 'kittisak.sri', 'sudarat.won', 'phenphak.cho', 'sophita.sae'],
      [null, 'chakkrit.phi', null, 'phaithun.onl'],
    ],
  },
  {
    url: 'faculty_board',
    th: 'คณะกรรมการประจำคณะ',
    en: 'Faculty Board',
    rows: [
      [null, null, 'supphachai.naa'],
      ['anchali.sir', 'kittisak.sri', 'sudarat.won', 'phenphak.cho', 'sophita.sae'],
      ['benchamat.kae', 'ekkachai.cha', 'haruethairat.wic', 'baibun.thi', 'phraewphan.nam'],
      [null, null, 'yaowalak.pho'],
    ],
    as: {
      'supphachai.naa': ['ประธานกรรมการ', 'Chair'],
      'yaowalak.pho': ['กรรมการและเลขานุการ', 'Member and Secretary'],
    },
    others: ['กรรมการ', 'Member'],
  },
  {
    url: 'quality_committee',
    th: 'คณะกรรมการประกันคุณภาพการศึกษา',
    en: 'Quality Assurance Committee',
    rows: [
      [null, null, 'anchali.sir'],
      ['duangruethai.suk', 'natthawut.udo', null, 'kaewkan.far', 'nopphadon.toc'],
    ],
    as: { 'anchali.sir': ['ประธานกรรมการ', 'Chair'], 'nopphadon.toc': ['เลขานุการ', 'Secretary'] },
    others: ['กรรมการ', 'Member'],
  },
  {
    url: 'board_2565',
    th: 'คณะกรรมการประจำคณะ พ.ศ. 2565',
    en: 'Faculty Board 2022',
    // a past one: one of its members has left the faculty
    inactive: true,
    rows: [
      [null, null, 'kittisak.sri'],
      [null, 'anchali.sir', 'anucha.sae', 'chakkrit.phi'],
    ],
    as: { 'kittisak.sri': ['ประธานกรรมการ', 'Chair'] },
    others: ['กรรมการ', 'Member'],
  },
];

/** Showcases of the demo faculty: who leads it, who teaches, and who works in its offices. */
export const demoPersonPages: readonly Showcase[] = [...leading, ...teachingPages, ...officePages];
