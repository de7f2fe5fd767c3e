export const auditPhrases = {
  title: { th: 'ประวัติการแก้ไข', en: 'Audit log' },
  empty: { th: 'ยังไม่มีประวัติการแก้ไข', en: 'No changes yet' },
  emptyHint: {
    th: 'เมื่อมีผู้เพิ่ม แก้ไข หรือลบข้อมูล จะแสดงที่นี่',
    en: 'What anybody adds, edits or deletes will show here.',
  },
  entity: { th: 'ประเภทข้อมูล', en: 'Kind of item' },
  user_name: { th: 'ผู้ดำเนินการ', en: 'Person' },
  action: { th: 'การดำเนินการ', en: 'Action' },
  record_id: { th: 'รหัสรายการ', en: 'Item ID' },
  from: { th: 'ตั้งแต่วันที่', en: 'From' },
  to: { th: 'ถึงวันที่', en: 'To' },
  record: (kind: string, title: string) => ({ th: `${kind} “${title}”`, en: `${kind}: “${title}”` }),
  idOf: (id: string) => ({ th: `รหัส ${id}`, en: `ID ${id}` }),
  lines: { th: 'การแก้ไข', en: 'Changes' },
};
