import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** A journal and the Buddhist year before its first volume. The journals, conferences and publishers are made up. */
export interface Journal extends Bilingual {
  since: number;
}

/** International ones have no Thai name. */
const international = (name: string): Bilingual => ({ th: name, en: name });

export const journals = {
  TCI1: [
    { th: 'วารสารมนุษยศาสตร์และสังคมศาสตร์ปริทรรศน์', en: 'Review of Humanities and Social Sciences', since: 2538 },
    { th: 'วารสารศิลปศาสตร์วิชาการ', en: 'Academic Journal of Liberal Arts', since: 2543 },
    { th: 'วารสารภาษาและวัฒนธรรมศึกษา', en: 'Journal of Language and Culture Studies', since: 2526 },
  ],
  TCI2: [
    { th: 'วารสารท้องถิ่นศึกษาและการพัฒนา', en: 'Journal of Local Studies and Development', since: 2551 },
    { th: 'วารสารวิชาการมนุษยสาร', en: 'Manutsayasan Journal', since: 2555 },
  ],
  Q2: [{ ...international('Asian Journal of Humanities and Society'), since: 2534 }],
  Q3: [{ ...international('International Review of Language and Society'), since: 2547 }],
} as const satisfies Record<string, readonly Journal[]>;

export type JournalBase = keyof typeof journals;

/** The national conference is held every year; this is the Buddhist year before the first. */
export const nationalConference: Journal = {
  th: 'รายงานสืบเนื่องจากการประชุมวิชาการระดับชาติด้านมนุษยศาสตร์และสังคมศาสตร์',
  en: 'Proceedings of the National Conference on Humanities and Social Sciences',
  since: 2549,
};
export const internationalConference = international('Proceedings of the International Conference on Humanities and Society');

/** Publisher and province. */
export const publishers = [
  [{ th: 'สำนักพิมพ์ศิลปศาสตร์', en: 'Liberal Arts Press' }, 'กรุงเทพมหานคร'],
  [{ th: 'สำนักพิมพ์อักษรทักษิณ', en: 'Akson Thaksin Press' }, 'สงขลา'],
  [{ th: 'สำนักพิมพ์บ้านหนังสือ', en: 'House of Books' }, 'เชียงใหม่'],
] as const satisfies readonly (readonly [Bilingual, string])[];

/** Where creative works were shown: the place and its province. */
export const stages = [
  [{ th: 'หอศิลปวัฒนธรรมประจำจังหวัด', en: 'Provincial Arts and Culture Hall' }, 'สงขลา'],
  [{ th: 'โรงละครคณะศิลปศาสตร์', en: 'Theatre of the Faculty of Liberal Arts' }, 'กรุงเทพมหานคร'],
  [{ th: 'เทศกาลศิลปะร่วมสมัย', en: 'Contemporary Arts Festival' }, 'เชียงใหม่'],
] as const satisfies readonly (readonly [Bilingual, string])[];

/** Towns where national conferences were held. */
export const conferenceTowns = ['เชียงใหม่', 'ขอนแก่น', 'สงขลา', 'พิษณุโลก', 'นครปฐม'] as const;
