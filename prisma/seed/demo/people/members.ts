import type { Expertise } from './expertise.ts';

export interface DemoMember {
  prefix_code: string;
  sex: 'f' | 'm';
  fname_th: string;
  lname_th: string;
  fname_en: string;
  lname_en: string;
  field: Expertise;
  /** Locked out: has left the faculty. */
  disabled?: true;
}

type Line = readonly [prefix: string, sex: 'f' | 'm', fnameThai: string, lnameThai: string, fname: string, lname: string, field: Expertise];

/** Names chosen to be hard on lists: first letters เ แ โ ไ ใ, tone marks, long ones, two-word surnames, sounds written apart in English. */
const lines: readonly Line[] = [
  ['108', 'm', 'ศุภชัย', 'ณ อยุธยา', 'Supphachai', 'Na Ayutthaya', 'history'],
  ['106', 'm', 'กิตติศักดิ์', 'ศรีสุวรรณวงศ์', 'Kittisak', 'Srisuwanwong', 'philosophy'],
  ['106', 'f', 'สุดารัตน์', 'วงศ์สวัสดิ์', 'Sudarat', 'Wongsawat', 'psychology'],
  ['105', 'f', 'อัญชลี', 'ศิริมงคลชัย', 'Anchali', 'Sirimongkhonchai', 'linguistics'],
  ['104', 'f', 'เบญจมาศ', 'แก้วประเสริฐ', 'Benchamat', 'Kaewprasoet', 'thai'],
  ['104', 'm', 'เอกชัย', 'เจริญสุขสวัสดิ์', 'Ekkachai', 'Charoensuksawat', 'linguistics'],
  ['104', 'f', 'ใบบุญ', 'เทียนทอง', 'Baibun', 'Thianthong', 'translation'],
  ['104', 'f', 'เพ็ญพักตร์', 'โชติกเสถียร', 'Phenphak', 'Chotikasathian', 'sociology'],
  ['104', 'f', 'โสภิตา', 'แสงจันทร์', 'Sophita', 'Saengchan', 'english'],
  ['104', 'm', 'จักรกฤษณ์', 'พิพัฒนกุล', 'Chakkrit', 'Phiphatthanakun', 'history'],
  ['104', 'f', 'หฤทัยรัตน์', 'วิเชียรประดิษฐ์', 'Haruethairat', 'Wichianpradit', 'philosophy'],
  ['114', 'm', 'ไพฑูรย์', 'อ่อนละมัย', 'Phaithun', 'Onlamai', 'thai'],
  ['103', 'f', 'แพรวพรรณ', 'น้ำทิพย์', 'Phraewphan', 'Namthip', 'english'],
  ['103', 'm', 'ณัฐวุฒิ', 'อุดมศักดิ์', 'Natthawut', 'Udomsak', 'communication'],
  ['103', 'f', 'เกศินี', 'ไชยวงศ์', 'Kesini', 'Chaiwong', 'performance'],
  ['103', 'f', 'ดวงฤทัย', 'สุขเกษม', 'Duangruethai', 'Sukkasem', 'psychology'],
  ['102', 'm', 'โอภาส', 'ใจดี', 'Ophat', 'Chaidi', 'chinese'],
  ['102', 'f', 'ปิยะนุช', 'พึ่งบุญ', 'Piyanut', 'Phuengbun', 'information'],
  ['102', 'm', 'วรวิทย์', 'เกียรติไพบูลย์', 'Worawit', 'Kiatphaibun', 'geography'],
  ['102', 'f', 'กมลวรรณ', 'ปั้นทอง', 'Kamonwan', 'Panthong', 'chinese'],
  ['102', 'm', 'อนุชา', 'แซ่ตั้ง', 'Anucha', 'Saetang', 'chinese'],
  ['101', 'f', 'ไอลดา', 'ไตรรัตน์', 'Ailada', 'Trairat', 'japanese'],
  ['101', 'm', 'ธีรเดช', 'ลิ้มเจริญ', 'Thiradet', 'Limcharoen', 'tourism'],
  ['101', 'f', 'แก้วกานต์', 'ฟ้ารุ่งเรือง', 'Kaewkan', 'Farungrueang', 'digital'],
  ['101', 'm', 'ภูมิพัฒน์', 'เหล่าสุวรรณ', 'Phumiphat', 'Laosuwan', 'japanese'],
  ['101', 'f', 'เจนจิรา', 'โพธิ์ทอง', 'Chenchira', 'Phothong', 'communication'],
  ['001', 'm', 'สมเกียรติ', 'มั่นคง', 'Somkiat', 'Mankhong', 'finance'],
  ['003', 'f', 'ชลธิชา', 'ใสสะอาด', 'Chonthicha', 'Saisa-at', 'finance'],
  ['002', 'f', 'เยาวลักษณ์', 'ผ่องใส', 'Yaowalak', 'Phongsai', 'office'],
  ['003', 'f', 'แสงเดือน', 'คำแก้ว', 'Saengduean', 'Khamkaew', 'students'],
  ['001', 'm', 'ไกรสร', 'บุญมาก', 'Kraison', 'Bunmak', 'it'],
  ['003', 'f', 'ปวีณา', 'ทองสุข', 'Pawina', 'Thongsuk', 'quality'],
  ['001', 'm', 'นพดล', 'โตเจริญ', 'Nopphadon', 'Tocharoen', 'quality'],
  ['003', 'f', 'ใจแก้ว', 'รุ่งโรจน์', 'Chaikaew', 'Rungrot', 'international'],
  ['301', 'm', 'พงศกร', 'เดชะ', 'Phongsakon', 'Decha', 'office'],
  ['003', 'f', 'อรอุมา', 'กิ่งแก้ว', 'On-uma', 'Kingkaew', 'personnel'],
  ['001', 'm', 'วีระพล', 'สายบุญ', 'Wiraphon', 'Saibun', 'media'],
  ['002', 'f', 'รัตนาภรณ์', 'เปรมปรีดิ์', 'Rattanaphon', 'Prempri', 'students'],
  ['003', 'f', 'โชติกา', 'เอี่ยมสะอาด', 'Chotika', 'Iamsa-at', 'research'],
  ['003', 'f', 'นันท์นภัส', 'สิทธิโชค', 'Nannaphat', 'Sitthichok', 'research'],
];

const left = new Set(['Anucha', 'Phongsakon']);

/** The 40 members of the demo faculty. */
export const demoMembers: readonly DemoMember[] = lines.map(([prefix_code, sex, fname_th, lname_th, fname_en, lname_en, field]) => ({
  prefix_code,
  sex,
  fname_th,
  lname_th,
  fname_en,
  lname_en,
  field,
  ...(left.has(fname_en) && { disabled: true }),
}));

/** The user_name by the faculty's rule: first name, a dot, three letters of the surname. */
export function userNameOf(fname: string, lname: string): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return `${letters(fname).slice(0, 20)}.${letters(lname).slice(0, 3)}`;
}
