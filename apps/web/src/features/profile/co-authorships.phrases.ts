import { toCommonEra } from '@faculty/contracts/kit/dates/era';

export const coAuthorPhrases = {
  waiting: { th: 'มีผู้ระบุว่าคุณร่วมจัดทำผลงาน', en: 'You are named as a co-author' },
  refused: { th: 'ผู้ร่วมแจ้งว่าไม่ใช่ผลงานของตน', en: 'A co-author says a work is not theirs' },
  count: (count: number) => ({ th: `${count} รายการ`, en: count === 1 ? '1 work' : `${count} works` }),
  by: (name: string, year: number) => ({ th: `บันทึกโดย ${name} · พ.ศ. ${year}`, en: `Entered by ${name} · ${year} (${toCommonEra(year)})` }),
  confirm: { th: 'ใช่ ร่วมจัดทำ', en: 'Yes, I worked on it' },
  refuse: { th: 'ไม่ใช่ผลงานของฉัน', en: 'Not mine' },
  confirmed: { th: 'ยืนยันว่าร่วมจัดทำแล้ว', en: 'Confirmed as yours' },
  didRefuse: { th: 'แจ้งเจ้าของรายการแล้วว่าไม่ใช่ผลงานของคุณ', en: 'Its owner sees that it is not yours' },
};
