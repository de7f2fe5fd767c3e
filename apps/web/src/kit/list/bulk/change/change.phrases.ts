const rows = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const changePhrases = {
  title: (count: number) => ({ th: `แก้ไขข้อมูล ${count} รายการ`, en: `Change a field of ${rows(count)}` }),
  close: { th: 'ปิด', en: 'Close' },
  field: { th: 'ข้อมูลที่ต้องการแก้ไข', en: 'Field' },
  chooseField: { th: 'เลือกข้อมูล', en: 'Choose a field' },
  how: { th: 'วิธีแก้ไข', en: 'How to change it' },
  add: { th: 'เพิ่ม', en: 'Add' },
  take: { th: 'เอาออก', en: 'Take away' },
  replace: { th: 'แทนที่ทั้งหมด', en: 'Replace all' },
  nobody: { th: 'ไม่ระบุ', en: 'Nobody' },
  outcome: { th: 'ผลที่จะได้', en: 'What will change' },
  count: (count: number) => ({ th: `${count} รายการ`, en: rows(count) }),
  leftOut: (count: number) => ({ th: `ไม่เปลี่ยน ${count} รายการ`, en: `${rows(count)} left as ${count === 1 ? 'it is' : 'they are'}` }),
  isSo: { th: 'เป็นค่านี้อยู่แล้ว', en: 'has this value already' },
  others: (count: number) => ({ th: `และอีก ${count} รายการ`, en: `and ${count} more` }),
  change: (count: number) => ({ th: `แก้ไข ${count} รายการ`, en: `Change ${rows(count)}` }),
  action: (field: string) => ({ th: `แก้ไข “${field}”`, en: `Change “${field}”` }),
  done: (field: string, count: number) => ({ th: `แก้ไข “${field}” แล้ว ${count} รายการ`, en: `“${field}” changed in ${rows(count)}` }),
};
