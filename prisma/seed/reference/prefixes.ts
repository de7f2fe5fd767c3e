import type { PrefixBody } from '@faculty/contracts/members/prefix';

type PrefixType = PrefixBody['prefix_type'];
/** Code, short and long in Thai, short and long in English. */
type Line = readonly [code: string, shortThai: string, longThai: string, shortEnglish: string, longEnglish: string];

const civil: Line[] = [
  ['001', 'นาย', 'นาย', 'Mr.', 'Mr.'],
  ['002', 'นาง', 'นาง', 'Mrs.', 'Mrs.'],
  ['003', 'น.ส.', 'นางสาว', 'Miss', 'Miss'],
  ['004', 'ม.ร.ว.', 'หม่อมราชวงศ์', 'M.R.', 'Mom Rajawongse'],
  ['005', 'ม.ล.', 'หม่อมหลวง', 'M.L.', 'Mom Luang'],
  ['006', 'ท่านผู้หญิง', 'ท่านผู้หญิง', 'Thanphuying', 'Thanphuying'],
  ['007', 'คุณหญิง', 'คุณหญิง', 'Khunying', 'Khunying'],
  ['008', 'พระ', 'พระ', 'Phra', 'The Venerable'],
  ['009', 'พระมหา', 'พระมหา', 'Phramaha', 'The Venerable'],
  ['010', 'พระครู', 'พระครู', 'Phrakhru', 'The Venerable'],
];

const academic: Line[] = [
  ['101', 'อ.', 'อาจารย์', 'Lect.', 'Lecturer'],
  ['102', 'อ. ดร.', 'อาจารย์ ดร.', 'Lect. Dr.', 'Lecturer Doctor'],
  ['103', 'ผศ.', 'ผู้ช่วยศาสตราจารย์', 'Asst. Prof.', 'Assistant Professor'],
  ['104', 'ผศ. ดร.', 'ผู้ช่วยศาสตราจารย์ ดร.', 'Asst. Prof. Dr.', 'Assistant Professor Doctor'],
  ['105', 'รศ.', 'รองศาสตราจารย์', 'Assoc. Prof.', 'Associate Professor'],
  ['106', 'รศ. ดร.', 'รองศาสตราจารย์ ดร.', 'Assoc. Prof. Dr.', 'Associate Professor Doctor'],
  ['107', 'ศ.', 'ศาสตราจารย์', 'Prof.', 'Professor'],
  ['108', 'ศ. ดร.', 'ศาสตราจารย์ ดร.', 'Prof. Dr.', 'Professor Doctor'],
  ['109', 'ศ.เกียรติคุณ', 'ศาสตราจารย์เกียรติคุณ', 'Prof. Emer.', 'Professor Emeritus'],
  ['110', 'ศ.เกียรติคุณ ดร.', 'ศาสตราจารย์เกียรติคุณ ดร.', 'Prof. Emer. Dr.', 'Professor Emeritus Doctor'],
  ['111', 'ศ.พิเศษ', 'ศาสตราจารย์พิเศษ', 'Adj. Prof.', 'Adjunct Professor'],
  ['112', 'ผศ. พิเศษ', 'ผู้ช่วยศาสตราจารย์พิเศษ', 'Adj. Asst. Prof.', 'Adjunct Assistant Professor'],
  ['113', 'รศ. พิเศษ', 'รองศาสตราจารย์พิเศษ', 'Adj. Assoc. Prof.', 'Adjunct Associate Professor'],
  [
    '114',
    'ผศ. ว่าที่ ร.ต. ดร.',
    'ผู้ช่วยศาสตราจารย์ ว่าที่ร้อยตรี ดร.',
    'Asst. Prof. Acting Sub Lt. Dr.',
    'Assistant Professor Acting Sub Lieutenant Doctor',
  ],
  ['115', 'ผศ. ม.ล.', 'ผู้ช่วยศาสตราจารย์ หม่อมหลวง', 'Asst. Prof. M.L.', 'Assistant Professor Mom Luang'],
];

const education: Line[] = [
  ['201', 'ดร.', 'ดอกเตอร์', 'Dr.', 'Doctor'],
  ['202', 'นพ.', 'นายแพทย์', 'Dr.', 'Doctor of Medicine'],
  ['203', 'พญ.', 'แพทย์หญิง', 'Dr.', 'Doctor of Medicine'],
  ['204', 'ทพ.', 'ทันตแพทย์', 'Dr.', 'Dentist'],
  ['205', 'ทพญ.', 'ทันตแพทย์หญิง', 'Dr.', 'Dentist'],
  ['206', 'น.สพ.', 'นายสัตวแพทย์', 'Dr.', 'Veterinarian'],
  ['207', 'สพ.ญ.', 'สัตวแพทย์หญิง', 'Dr.', 'Veterinarian'],
  ['208', 'ภก.', 'เภสัชกร', 'Pharm.', 'Pharmacist'],
  ['209', 'ภญ.', 'เภสัชกรหญิง', 'Pharm.', 'Pharmacist'],
];

// the navy and the air force share their abbreviations, so theirs are written out
const rank: Line[] = [
  ['301', 'ว่าที่ ร.ต.', 'ว่าที่ร้อยตรี', 'Acting Sub Lt.', 'Acting Sub Lieutenant'],
  ['302', 'ว่าที่ ร.ต.หญิง', 'ว่าที่ร้อยตรีหญิง', 'Acting Sub Lt.', 'Acting Sub Lieutenant'],
  ['303', 'ว่าที่ ร.ท.', 'ว่าที่ร้อยโท', 'Acting Lt.', 'Acting Lieutenant'],
  ['304', 'ว่าที่ ร.อ.', 'ว่าที่ร้อยเอก', 'Acting Capt.', 'Acting Captain'],
  ['311', 'ส.อ.', 'สิบเอก', 'Sgt.', 'Sergeant'],
  ['312', 'จ.ส.อ.', 'จ่าสิบเอก', 'M.Sgt. 1st Class', 'Master Sergeant First Class'],
  ['313', 'ร.ต.', 'ร้อยตรี', 'Sub Lt.', 'Sub Lieutenant'],
  ['314', 'ร.ท.', 'ร้อยโท', 'Lt.', 'Lieutenant'],
  ['315', 'ร.อ.', 'ร้อยเอก', 'Capt.', 'Captain'],
  ['316', 'พ.ต.', 'พันตรี', 'Maj.', 'Major'],
  ['317', 'พ.ท.', 'พันโท', 'Lt. Col.', 'Lieutenant Colonel'],
  ['318', 'พ.อ.', 'พันเอก', 'Col.', 'Colonel'],
  ['319', 'พล.ต.', 'พลตรี', 'Maj. Gen.', 'Major General'],
  ['320', 'พล.ท.', 'พลโท', 'Lt. Gen.', 'Lieutenant General'],
  ['321', 'พล.อ.', 'พลเอก', 'Gen.', 'General'],
  ['331', 'พ.จ.อ.', 'พันจ่าเอก', 'CPO 1', 'Chief Petty Officer First Class'],
  ['332', 'นาวาตรี', 'นาวาตรี', 'Lt. Cdr. RTN', 'Lieutenant Commander, Royal Thai Navy'],
  ['333', 'นาวาโท', 'นาวาโท', 'Cdr. RTN', 'Commander, Royal Thai Navy'],
  ['334', 'นาวาเอก', 'นาวาเอก', 'Capt. RTN', 'Captain, Royal Thai Navy'],
  ['341', 'นาวาอากาศตรี', 'นาวาอากาศตรี', 'Sqn. Ldr.', 'Squadron Leader'],
  ['342', 'นาวาอากาศโท', 'นาวาอากาศโท', 'Wg. Cdr.', 'Wing Commander'],
  ['343', 'นาวาอากาศเอก', 'นาวาอากาศเอก', 'Gp. Capt.', 'Group Captain'],
  ['351', 'ด.ต.', 'ดาบตำรวจ', 'Pol. Snr. Sgt. Maj.', 'Police Senior Sergeant Major'],
  ['352', 'ร.ต.ต.', 'ร้อยตำรวจตรี', 'Pol. Sub Lt.', 'Police Sub Lieutenant'],
  ['353', 'ร.ต.ท.', 'ร้อยตำรวจโท', 'Pol. Lt.', 'Police Lieutenant'],
  ['354', 'ร.ต.อ.', 'ร้อยตำรวจเอก', 'Pol. Capt.', 'Police Captain'],
  ['355', 'พ.ต.ต.', 'พันตำรวจตรี', 'Pol. Maj.', 'Police Major'],
  ['356', 'พ.ต.ท.', 'พันตำรวจโท', 'Pol. Lt. Col.', 'Police Lieutenant Colonel'],
  ['357', 'พ.ต.อ.', 'พันตำรวจเอก', 'Pol. Col.', 'Police Colonel'],
  ['358', 'พล.ต.ต.', 'พลตำรวจตรี', 'Pol. Maj. Gen.', 'Police Major General'],
];

const rows = (lines: readonly Line[], prefix_type: PrefixType): PrefixBody[] =>
  lines.map(([prefix_code, prefix_s_th, prefix_l_th, prefix_s_en, prefix_l_en]) => ({
    prefix_code,
    prefix_s_th,
    prefix_l_th,
    prefix_s_en,
    prefix_l_en,
    prefix_type,
    active: 'Y',
  }));

/** The name prefixes in use at a Thai university: civil, academic, by profession, and ranks. */
export const prefixes: readonly PrefixBody[] = [
  ...rows(civil, 'Default'),
  ...rows(academic, 'Academic'),
  ...rows(education, 'Education'),
  ...rows(rank, 'Rank'),
];
