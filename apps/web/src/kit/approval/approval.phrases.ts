export const approvalPhrases = {
  willAsk: {
    th: 'การแก้ไขรายการนี้ต้องได้รับอนุมัติ เมื่อบันทึก ระบบจะส่งขออนุมัติ และเว็บไซต์จะแสดงตามเดิมจนกว่าจะได้รับอนุมัติ',
    en: 'Changes of this item need approval. Saving asks for it; the website stays as it is until then.',
  },
  noFiles: {
    th: 'ภาพและไฟล์เปลี่ยนได้โดยผู้มีสิทธิ์เผยแพร่เท่านั้น',
    en: 'Its pictures and files are changed by somebody who may publish.',
  },
  waits: { th: 'รออนุมัติ', en: 'Waiting for approval' },
  returned: { th: 'คำขอถูกส่งกลับให้แก้ไข', en: 'The request was returned' },
  reasonOf: (reason: string) => ({ th: `เหตุผล: ${reason}`, en: `Reason: ${reason}` }),
  formerReason: (reason: string) => ({
    th: `เคยถูกส่งกลับด้วยเหตุผล: ${reason}`,
    en: `It was returned before. Reason: ${reason}`,
  }),
  mend: { th: 'แก้ไขแล้วบันทึก เพื่อส่งขออนุมัติอีกครั้ง', en: 'Mend it and save to ask again.' },
  asked: (what: string, name: string, when: string) => ({ th: `${name} ขอ${what} เมื่อ ${when}`, en: `${name} asked on ${when}: ${what}` }),
  yours: {
    th: 'แบบฟอร์มแสดงข้อมูลตามที่คุณขอ ส่วนเว็บไซต์ยังเป็นไปตามเดิม บันทึกอีกครั้งเพื่อเปลี่ยนคำขอ',
    en: 'The form shows what you asked for; the website is as it was. Save again to change the request.',
  },
  what: { th: 'สิ่งที่ขอ', en: 'What is asked' },
  changedSince: {
    th: 'หลังจากที่ขอ มีผู้แก้ไขช่องต่อไปนี้แล้ว การอนุมัติจะใช้ค่าที่ขอแทน',
    en: 'These fields have been changed since. Approving puts the asked values in their place.',
  },
  accept: { th: 'อนุมัติ', en: 'Approve' },
  sendBack: { th: 'ส่งกลับให้แก้ไข', en: 'Return' },
  reason: { th: 'เหตุผลที่ส่งกลับ', en: 'Why it is returned' },
  reasonHint: { th: 'ผู้ขอจะเห็นเหตุผลนี้ในแบบฟอร์มและในอีเมล', en: 'Who asked reads it in the form and in a mail' },
  cancel: { th: 'ไม่ส่งกลับ', en: 'Do not return' },
  withdraw: { th: 'ยกเลิกคำขอ', en: 'Withdraw the request' },
};
