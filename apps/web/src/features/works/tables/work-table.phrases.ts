import { countText } from '../../../kit/theme/counts.ts';

export const workTablePhrases = {
  title: { th: 'ตารางสรุป', en: 'Summary tables' },
  choose: { th: 'กำหนดตาราง', en: 'What the table shows' },
  kind: { th: 'นับจาก', en: 'Count' },
  rows: { th: 'แถว', en: 'Rows' },
  columns: { th: 'คอลัมน์', en: 'Columns' },
  noColumns: { th: 'ไม่มี (ผลรวมเท่านั้น)', en: 'None (totals only)' },
  measure: { th: 'ค่าในตาราง', en: 'Measure' },
  years: { th: 'ชนิดของปี', en: 'Kind of year' },
  span: { th: 'ช่วงปี', en: 'Years' },
  last: { th: 'ถึงปี', en: 'Up to' },
  thisYear: { th: 'ปีปัจจุบัน', en: 'This year' },
  department: { th: 'หน่วยงาน', en: 'Department' },
  type: { th: 'ประเภท', en: 'Type' },
  all: { th: 'ทั้งหมด', en: 'All' },
  checked: { th: 'เฉพาะที่ตรวจแล้วว่าถูกต้อง', en: 'Only what was found correct' },
  total: { th: 'รวม', en: 'Total' },
  people: (count: number) => ({ th: `${countText(count)} คน`, en: count === 1 ? '1 person' : `${countText(count)} people` }),
  empty: { th: 'ไม่พบรายการตามเงื่อนไขที่เลือก', en: 'Nothing fits what was chosen' },
  byPart: {
    th: 'ผลงานที่ทำร่วมกันนับให้ทุกคน ผลรวมนับแต่ละรายการครั้งเดียว',
    en: 'What several people did counts for each of them; totals count it once.',
  },
  missing: (count: number) => ({ th: `ไม่มีค่าน้ำหนัก ${countText(count)} ชิ้น`, en: `no weight: ${countText(count)}` }),
  open: (what: string) => ({ th: `เปิดรายการ: ${what}`, en: `Open the list: ${what}` }),
  viewHint: {
    th: 'เก็บตารางตามที่แสดงอยู่ ตารางที่ทุกคนเปิดได้จะอยู่ในข้อมูลประกันคุณภาพของแต่ละปี',
    en: 'It keeps the table as it is now. One that everybody may open is in each year’s quality pack.',
  },
  copyLink: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
};
