import { Random } from '../random.ts';
import { type OfficeWork, officeWork, type Scholarship, scholarship } from './expertise.ts';
import { type DemoMember, userNameOf } from './members.ts';

type Name = readonly [thai: string, english: string];

const men: readonly Name[] = [
  ['สมชาย', 'Somchai'],
  ['ประเสริฐ', 'Prasoet'],
  ['วิชัย', 'Wichai'],
  ['สุรศักดิ์', 'Surasak'],
  ['อภิสิทธิ์', 'Aphisit'],
  ['ธนากร', 'Thanakon'],
  ['เกรียงไกร', 'Kriangkrai'],
  ['ไพโรจน์', 'Phairot'],
  ['โกวิท', 'Kowit'],
  ['ชัยวัฒน์', 'Chaiwat'],
  ['ณรงค์', 'Narong'],
  ['ปรีชา', 'Pricha'],
  ['พิเชษฐ์', 'Phichet'],
  ['มานพ', 'Manop'],
  ['ยุทธนา', 'Yutthana'],
  ['รัฐพล', 'Ratthaphon'],
  ['วุฒิชัย', 'Wutthichai'],
  ['ศราวุธ', 'Sarawut'],
  ['เสกสรร', 'Seksan'],
  ['อดิศักดิ์', 'Adisak'],
];

const women: readonly Name[] = [
  ['สมหญิง', 'Somying'],
  ['กัญญา', 'Kanya'],
  ['ขวัญใจ', 'Khwanchai'],
  ['จิราพร', 'Chiraphon'],
  ['ชุติมา', 'Chutima'],
  ['ณัฐธิดา', 'Natthida'],
  ['ทิพวรรณ', 'Thipphawan'],
  ['นงลักษณ์', 'Nonglak'],
  ['บุษบา', 'Butsaba'],
  ['ปาริชาต', 'Parichat'],
  ['พรทิพย์', 'Phonthip'],
  ['เพ็ญศรี', 'Phensi'],
  ['มาลี', 'Mali'],
  ['รัชนี', 'Ratchani'],
  ['ลัดดา', 'Latda'],
  ['วราภรณ์', 'Waraphon'],
  ['ศิริพร', 'Siriphon'],
  ['แสงระวี', 'Saengrawi'],
  ['ไอรดา', 'Airada'],
  ['อุไรวรรณ', 'Uraiwan'],
];

const surnames: readonly Name[] = [
  ['ใจซื่อ', 'Chaisue'],
  ['ทองดี', 'Thongdi'],
  ['แสงทอง', 'Saengthong'],
  ['บุญเรือง', 'Bunrueang'],
  ['ศรีสุข', 'Sisuk'],
  ['วงศ์ใหญ่', 'Wongyai'],
  ['เจริญผล', 'Charoenphon'],
  ['รักษาธรรม', 'Raksatham'],
  ['พูลสวัสดิ์', 'Phunsawat'],
  ['สุวรรณรัตน์', 'Suwannarat'],
  ['อินทรักษ์', 'Inthrarak'],
  ['โพธิ์ศรี', 'Phosi'],
  ['ไทยเจริญ', 'Thaicharoen'],
  ['คงมั่น', 'Khongman'],
  ['จันทร์เพ็ญ', 'Chanphen'],
  ['ชูเกียรติ', 'Chukiat'],
  ['ดวงแก้ว', 'Duangkaew'],
  ['ตั้งใจดี', 'Tangchaidi'],
  ['ธรรมรงค์', 'Thammarong'],
  ['นาคสุข', 'Naksuk'],
  ['ปานทอง', 'Panthong'],
  ['เพชรรัตน์', 'Phetcharat'],
  ['มณีวงศ์', 'Maniwong'],
  ['ยอดแก้ว', 'Yotkaew'],
  ['เรืองศรี', 'Rueangsi'],
  ['ลือชัย', 'Luechai'],
  ['วัฒนพงศ์', 'Watthanaphong'],
  ['ศักดิ์สิทธิ์', 'Saksit'],
  ['หอมหวล', 'Homhuan'],
  ['อ่ำพันธุ์', 'Amphan'],
];

/** Titles of lecturers, as often as they are met. */
const academicTitles = ['101', '101', '101', '102', '102', '102', '103', '103', '104', '104', '104', '105', '106', '106', '108'] as const;

/** A made-up name, and whose it may be. */
export function generatedName(random: Random) {
  const sex = random.chance(0.6) ? ('f' as const) : ('m' as const);
  const [fname_th, fname_en] = random.pick(sex === 'f' ? women : men);
  const [lname_th, lname_en] = random.pick(surnames);
  return { sex, fname_th, fname_en, lname_th, lname_en };
}

/** Member number `index` of any number of generated members; the same on every machine. */
export function generatedMember(index: number): DemoMember & { user_name: string } {
  const random = new Random(`member-${index}`);
  const { sex, fname_th, fname_en, lname_th, lname_en } = generatedName(random);
  const teaches = random.chance(0.6);
  const prefix_code = teaches ? random.pick(academicTitles) : sex === 'm' ? '001' : random.pick(['002', '003']);
  const fields = Object.keys(teaches ? scholarship : officeWork) as (Scholarship | OfficeWork)[]; // keys of object literals
  return {
    user_name: `${userNameOf(fname_en, lname_en)}${index}`,
    prefix_code,
    sex,
    fname_th,
    lname_th,
    fname_en,
    lname_en,
    field: random.pick(fields),
    ...(random.chance(0.04) && { disabled: true as const }),
  };
}
