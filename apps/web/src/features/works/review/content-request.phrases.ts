export const contentRequestPhrases = {
  title: (count: number) => ({ th: `เนื้อหาเว็บไซต์ที่รออนุมัติ ${count} รายการ`, en: `Website content that waits for approval: ${count}` }),
  none: { th: 'คำขอนี้พิจารณาแล้วหรือถูกยกเลิก', en: 'This request has been decided or withdrawn' },
  changedSince: {
    th: 'หลังจากที่ขอ มีผู้แก้ไขช่องต่อไปนี้แล้ว การอนุมัติจะใช้ค่าที่ขอแทน',
    en: 'These fields have been changed since. Approving puts the asked values in their place.',
  },
  accept: { th: 'อนุมัติ', en: 'Approve' },
  sendBack: { th: 'ส่งกลับให้แก้ไข', en: 'Return' },
  reason: { th: 'เหตุผลที่ส่งกลับ', en: 'Why it is returned' },
  reasonHint: { th: 'ผู้ขอจะเห็นเหตุผลนี้ในแบบฟอร์มและในอีเมล', en: 'Who asked reads it in the form and in a mail' },
  cancel: { th: 'ไม่ส่งกลับ', en: 'Do not return' },
};
