export const reviewPhrases = {
  review: { th: 'การตรวจ', en: 'Review' },
  group: { th: 'การตรวจสอบ', en: 'Review' },
  reasonHint: { th: 'เจ้าของรายการจะเห็นข้อความนี้ และได้รับทางอีเมล', en: 'The owner sees this, and gets it by e-mail.' },
  fieldHint: { th: 'เว้นว่างไว้หากหมายถึงทั้งรายการ', en: 'Leave empty when it is about the whole item.' },
  sentBack: { th: 'ผู้ตรวจส่งรายการนี้กลับให้แก้ไข', en: 'A reviewer sent this back to be corrected' },
  cancelled: { th: 'ผู้ตรวจยกเลิกรายการนี้', en: 'A reviewer cancelled this item' },
  toField: (label: string) => ({ th: `ไปที่ช่อง “${label}”`, en: `Go to “${label}”` }),
  answers: { th: 'เมื่อบันทึกการแก้ไข รายการจะกลับไปรอตรวจโดยอัตโนมัติ', en: 'Saving your correction sends it back to the reviewers.' },
  accepted: {
    th: 'รายการนี้ตรวจแล้วว่าถูกต้อง หากบันทึกการแก้ไข รายการจะกลับไปรอตรวจอีกครั้ง',
    en: 'This item was found correct. If you save a change, it waits for review again.',
  },
  owner: { th: 'เจ้าของรายการ', en: 'Owner' },
  person: { th: 'บุคลากร', en: 'Person' },
  part: { th: 'บทบาท', en: 'Role' },
  isOwner: { th: 'เจ้าของ', en: 'Owner' },
  coAuthor: (share: number | null) =>
    share === null ? { th: 'ผู้ร่วมจัดทำ', en: 'Co-author' } : { th: `ผู้ร่วมจัดทำ ${share}\u00a0%`, en: `Co-author, ${share}\u00a0%` },
  tookPart: { th: 'ผู้เข้าร่วม', en: 'Participant' },
  back: { th: 'กลับไปที่รายการ', en: 'Back to the list' },
  readOnly: (owner: string) => ({
    th: `คุณดูรายการนี้ได้แต่แก้ไขไม่ได้ หากต้องแก้ไขหรือดูหลักฐาน โปรดติดต่อ ${owner} ซึ่งเป็นเจ้าของ`,
    en: `You can read this item but not change it. For a correction or the evidence, please ask its owner, ${owner}.`,
  }),
};
