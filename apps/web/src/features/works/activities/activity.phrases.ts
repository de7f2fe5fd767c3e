import { reviewPhrases } from '../shared/review.phrases.ts';

export const activityPhrases = {
  title: { th: 'กิจกรรม', en: 'Activities' },
  add: { th: 'เพิ่มกิจกรรม', en: 'Add an activity' },
  edit: { th: 'แก้ไขกิจกรรม', en: 'Edit activity' },
  emptyHint: {
    th: 'บันทึกการอบรม การประชุม การศึกษาดูงาน รางวัล และกิจกรรมของคณะ พร้อมหลักฐาน',
    en: 'Keep training, conferences, study visits, awards and activities of the faculty here, with their evidence.',
  },

  what: { th: 'กิจกรรม', en: 'The activity' },
  evidence: { th: 'หลักฐาน', en: 'Evidence' },
  people: { th: 'บุคลากรที่เข้าร่วม', en: 'Who took part' },
  more: { th: 'ข้อมูลอื่น', en: 'More' },

  part: reviewPhrases.part,
  green_office: { th: 'สำนักงานสีเขียว', en: 'Green office' },
  isGreen: { th: 'นับเป็นกิจกรรมสำนักงานสีเขียว', en: 'Counts for the green office' },
  isNotGreen: { th: 'ไม่นับ', en: 'Does not count' },

  start_date: { th: 'ตั้งแต่วันที่', en: 'From' },
  end_date: { th: 'ถึงวันที่', en: 'To' },
  alert: (what: string) => ({ th: `ข้อความเตือน: ${what}`, en: `Please note: ${what}` }),
  date: { th: 'วันที่', en: 'Date' },
  review: reviewPhrases.review,
  joined: (count: number) => ({ th: `ผู้เข้าร่วม ${count} คน`, en: count === 1 ? '1 participant' : `${count} participants` }),
  open: { th: 'เปิดหลักฐาน', en: 'Open the evidence' },

  searchPeople: { th: 'ค้นหาชื่อ หรือวางรายชื่อ', en: 'Find a name, or paste a list' },
  pasted: (found: number, all: number) => ({
    th: found === all ? `เลือกตามรายชื่อที่วาง ${found} คน` : `เลือกตามรายชื่อที่วาง ${found} จาก ${all} ชื่อ ที่เหลือไม่พบหรือซ้ำกัน`,
    en:
      found === all
        ? `${found} people of the pasted list chosen`
        : `${found} of ${all} pasted names chosen; the rest are not found, or not unique`,
  }),
  selectAll: (count: number) => ({ th: `เลือกทั้งหมด (${count})`, en: `Select all (${count})` }),
  selectFound: (count: number) => ({ th: `เลือกที่พบ (${count})`, en: `Select what is found (${count})` }),
  clearPeople: { th: 'ล้างรายชื่อ', en: 'Clear the list' },
  chosen: (count: number, all: number) => ({ th: `เลือกแล้ว ${count} จาก ${all} คน`, en: `${count} of ${all} people chosen` }),
  onlyChosen: { th: 'แสดงเฉพาะที่เลือก', en: 'Show only who is chosen' },
  nobodyFound: { th: 'ไม่พบชื่อนี้', en: 'No such name' },
};
