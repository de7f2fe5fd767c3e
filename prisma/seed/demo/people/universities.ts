import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Expertise } from './expertise.ts';

/** Where members studied in Thailand. */
export const thaiUniversities: readonly Bilingual[] = [
  { th: 'มหาวิทยาลัยธรรมศาสตร์', en: 'Thammasat University' },
  { th: 'มหาวิทยาลัยเกษตรศาสตร์', en: 'Kasetsart University' },
  { th: 'มหาวิทยาลัยเชียงใหม่', en: 'Chiang Mai University' },
  { th: 'มหาวิทยาลัยขอนแก่น', en: 'Khon Kaen University' },
  { th: 'มหาวิทยาลัยสงขลานครินทร์', en: 'Prince of Songkla University' },
  { th: 'มหาวิทยาลัยนเรศวร', en: 'Naresuan University' },
  { th: 'มหาวิทยาลัยศรีนครินทรวิโรฒ', en: 'Srinakharinwirot University' },
  { th: 'มหาวิทยาลัยมหาสารคาม', en: 'Mahasarakham University' },
  { th: 'มหาวิทยาลัยบูรพา', en: 'Burapha University' },
  { th: 'มหาวิทยาลัยรามคำแหง', en: 'Ramkhamhaeng University' },
];

const british: Bilingual[] = [
  { th: 'มหาวิทยาลัยลีดส์ สหราชอาณาจักร', en: 'University of Leeds, United Kingdom' },
  { th: 'มหาวิทยาลัยเอดินบะระ สหราชอาณาจักร', en: 'University of Edinburgh, United Kingdom' },
];
const australian: Bilingual[] = [
  { th: 'มหาวิทยาลัยแห่งชาติออสเตรเลีย เครือรัฐออสเตรเลีย', en: 'Australian National University, Australia' },
  { th: 'มหาวิทยาลัยเมลเบิร์น เครือรัฐออสเตรเลีย', en: 'University of Melbourne, Australia' },
];
const american: Bilingual[] = [
  { th: 'มหาวิทยาลัยฮาวาย วิทยาเขตมานัว สหรัฐอเมริกา', en: 'University of Hawai‘i at Mānoa, United States' },
  { th: 'มหาวิทยาลัยวิสคอนซิน-แมดิสัน สหรัฐอเมริกา', en: 'University of Wisconsin–Madison, United States' },
];
const chinese: Bilingual[] = [
  { th: 'มหาวิทยาลัยปักกิ่ง สาธารณรัฐประชาชนจีน', en: 'Peking University, China' },
  { th: 'มหาวิทยาลัยเซี่ยเหมิน สาธารณรัฐประชาชนจีน', en: 'Xiamen University, China' },
];
const japanese: Bilingual[] = [
  { th: 'มหาวิทยาลัยวาเซดะ ประเทศญี่ปุ่น', en: 'Waseda University, Japan' },
  { th: 'มหาวิทยาลัยโอซากา ประเทศญี่ปุ่น', en: 'Osaka University, Japan' },
];

/** Where one studies the field abroad; fields without are studied in Thailand. */
export const universitiesAbroad: Partial<Record<Expertise, readonly Bilingual[]>> = {
  philosophy: british,
  linguistics: [...australian, ...american],
  english: [...british, ...australian],
  chinese,
  japanese,
  translation: british,
  psychology: [...australian, ...american],
  communication: american,
  history: [...american, ...australian],
  sociology: [...australian, ...british],
  geography: australian,
  digital: [...british, ...american],
};
