import { countText } from '../theme/counts.ts';

/** Of very many no more than these are counted. */
const counted = (count: number, most: number) => `${countText(count)}${count >= most ? '+' : ''}`;

export const fileUsesPhrases = {
  asking: { th: 'กำลังตรวจว่ามีรายการใดใช้ไฟล์นี้อยู่…', en: 'Looking where this file is shown…' },
  unknown: { th: 'ตรวจไม่ได้ว่ามีรายการใดใช้ไฟล์นี้อยู่', en: 'It could not be found out where this file is shown.' },
  lost: (count: number, most: number) => ({
    th: `ไฟล์นี้ใช้อยู่ใน ${counted(count, most)} รายการอื่น เมื่อลบแล้ว ภาพหรือลิงก์ในรายการเหล่านั้นจะใช้ไม่ได้`,
    en: `${counted(count, most)} other ${count === 1 ? 'item shows' : 'items show'} this file. Once it is deleted, the picture or link there stops working.`,
  }),
  replaced: (count: number, most: number) => ({
    th: `ที่อยู่ไฟล์คงเดิม ไฟล์ใหม่จะแสดงแทนใน ${counted(count, most)} รายการที่ใช้ไฟล์นี้อยู่`,
    en: `The address stays the same: ${counted(count, most)} ${count === 1 ? 'item that shows this file shows' : 'items that show this file show'} the new one.`,
  }),
  more: (count: number, most: number) => ({ th: `และอีก ${counted(count, most)} รายการ`, en: `and ${counted(count, most)} more` }),
  unseen: { th: 'ทั้งหมดเป็นรายการที่คุณไม่มีสิทธิ์ดู', en: 'You may not view any of them.' },
  untitled: (kind: string, id: string) => ({ th: `${kind} รายการ ${id}`, en: `${kind} ${id}` }),
  opens: { th: 'เปิดในแท็บใหม่', en: 'opens in a new tab' },
};
