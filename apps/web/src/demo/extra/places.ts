import type { Bilingual } from '@faculty/contracts/kit/bilingual';

const place = (th: string, en: string, textTh: string, textEn: string): { title: Bilingual; text: Bilingual } => ({
  title: { th, en },
  text: { th: textTh, en: textEn },
});

/** Documented: twelve cards. */
export const places = [
  place('ริมโขงยามเช้า', 'The Mekong at dawn', 'ค่ายบันทึกภาษาถิ่น เขมราฐ', 'Dialect field trip, Khemmarat'),
  place('ผาแต้ม', 'Pha Taem cliffs', 'ศึกษาภาพเขียนสี วิชาประวัติศาสตร์', 'Rock paintings, history class'),
  place('สามพันโบก', 'Sam Phan Bok', 'สารคดีท่องเที่ยวฝีมือนักศึกษา', 'A travel film by students'),
  place('โขงเจียม', 'Khong Chiam', 'แม่น้ำสองสี จุดที่มูลพบโขง', 'Where the Mun meets the Mekong'),
  place('สวนปาล์มของคณะ', 'The faculty’s palm garden', 'ลานอ่านหนังสือข้างอาคาร 2', 'Reading lawn beside building 2'),
  place('ทุ่งศรีเมือง', 'Thung Si Mueang', 'งานแห่เทียนพรรษา', 'The candle festival'),
  place('เขื่อนสิรินธร', 'Sirindhorn dam', 'สัมมนาบุคลากรประจำปี', 'Yearly meeting of the staff'),
  place('วัดริมน้ำ', 'Temple by the river', 'อ่านจารึกใบลาน วิชาภาษาไทย', 'Reading palm-leaf books, Thai class'),
  place('ชายแดนช่องเม็ก', 'Chong Mek border', 'เยี่ยมมหาวิทยาลัยคู่ความร่วมมือ', 'On the way to a partner university'),
  place('น้ำตกแสงจันทร์', 'Saeng Chan waterfall', 'ค่ายมัคคุเทศก์น้อย', 'Young guides’ camp'),
  place('บ้านปะอาว', 'Ban Pa-ao', 'งานหัตถกรรมทองเหลือง', 'The brass makers’ village'),
  place('สะพานข้ามแม่น้ำมูล', 'Bridge over the Mun', 'เดินเมืองเก่ากับชมรมประวัติศาสตร์', 'Old town walk with the history club'),
];
