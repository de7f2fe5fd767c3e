import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** Documented: twelve cards. */
export const places: readonly { title: Bilingual; text: Bilingual }[] = [
  { title: { th: 'ริมโขงยามเช้า', en: 'The Mekong at dawn' }, text: { th: 'ค่ายบันทึกภาษาถิ่น เขมราฐ', en: 'Dialect field trip, Khemmarat' } },
  { title: { th: 'ผาแต้ม', en: 'Pha Taem cliffs' }, text: { th: 'ศึกษาภาพเขียนสี วิชาประวัติศาสตร์', en: 'Rock paintings, history class' } },
  { title: { th: 'สามพันโบก', en: 'Sam Phan Bok' }, text: { th: 'สารคดีท่องเที่ยวฝีมือนักศึกษา', en: 'A travel film by students' } },
  { title: { th: 'โขงเจียม', en: 'Khong Chiam' }, text: { th: 'แม่น้ำสองสี จุดที่มูลพบโขง', en: 'Where the Mun meets the Mekong' } },
  {
    title: { th: 'สวนปาล์มของคณะ', en: 'The faculty’s palm garden' },
    text: { th: 'ลานอ่านหนังสือข้างอาคาร 2', en: 'Reading lawn beside building 2' },
  },
  { title: { th: 'ทุ่งศรีเมือง', en: 'Thung Si Mueang' }, text: { th: 'งานแห่เทียนพรรษา', en: 'The candle festival' } },
  { title: { th: 'เขื่อนสิรินธร', en: 'Sirindhorn dam' }, text: { th: 'สัมมนาบุคลากรประจำปี', en: 'Yearly meeting of the staff' } },
  {
    title: { th: 'วัดริมน้ำ', en: 'Temple by the river' },
    text: { th: 'อ่านจารึกใบลาน วิชาภาษาไทย', en: 'Reading palm-leaf books, Thai class' },
  },
  {
    title: { th: 'ชายแดนช่องเม็ก', en: 'Chong Mek border' },
    text: { th: 'เยี่ยมมหาวิทยาลัยคู่ความร่วมมือ', en: 'On the way to a partner university' },
  },
  { title: { th: 'น้ำตกแสงจันทร์', en: 'Saeng Chan waterfall' }, text: { th: 'ค่ายมัคคุเทศก์น้อย', en: 'Young guides’ camp' } },
  { title: { th: 'บ้านปะอาว', en: 'Ban Pa-ao' }, text: { th: 'งานหัตถกรรมทองเหลือง', en: 'The brass makers’ village' } },
  {
    title: { th: 'สะพานข้ามแม่น้ำมูล', en: 'Bridge over the Mun' },
    text: { th: 'เดินเมืองเก่ากับชมรมประวัติศาสตร์', en: 'Old town walk with the history club' },
  },
];
