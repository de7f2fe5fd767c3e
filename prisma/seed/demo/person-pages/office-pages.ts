import type { Showcase } from './showcase.ts';

/** The sections of the dean's office. */
export const officePages: readonly Showcase[] = [
  {
    url: 'deans_office',
    th: 'สำนักงานคณบดี',
    en: 'Dean’s Office',
    rows: [
      [null, null, 'yaowalak.pho'],
      ['somkiat.man', 'chonthicha.sai', 'onuma.kin', 'kraison.bun', 'nopphadon.toc'],
      ['saengduean.kha', 'rattanaphon.pre', 'chaikaew.run', 'wiraphon.sai', 'staff'],
    ],
  },
  {
    url: 'student_affairs',
    th: 'งานกิจการนักศึกษา',
    en: 'Student Affairs',
    rows: [[null, 'saengduean.kha', null, 'rattanaphon.pre']],
  },
  {
    url: 'research_support',
    th: 'งานส่งเสริมการวิจัย',
    en: 'Research Support',
    rows: [
      [null, null, 'sudarat.won'],
      [null, 'chotika.iam', null, 'nannaphat.sit'],
    ],
  },
  {
    url: 'information_technology',
    th: 'งานเทคโนโลยีสารสนเทศและสื่อสาร',
    en: 'Information Technology and Media',
    rows: [[null, 'kraison.bun', 'admin', 'wiraphon.sai']],
  },
];
