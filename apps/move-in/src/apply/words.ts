import { type FieldErrorCode, fieldErrors, fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Refused } from './body.ts';

/** What a move says of a record or of one of its fields. */
export const noteWords = {
  unread: { th: 'อ่านค่าไม่ได้', en: 'Cannot be read' },
  unknown_person: { th: 'ไม่พบบุคคลนี้: เพิ่มในไฟล์ members', en: 'There is no such person: add them to the members of the folder' },
  unknown_reference: { th: 'ไม่พบรายการที่อ้างถึง', en: 'Refers to a record that is not there' },
  unknown_code: { th: 'รหัสนี้ไม่มีในรายการตัวเลือก', en: 'This code is in no list of options' },
  missing_file: { th: 'ไม่พบไฟล์ใน files/', en: 'The file is not in files/' },
  foreign_file: { th: 'ไฟล์อยู่ในเว็บไซต์อื่น', en: 'The file is on another website' },
  file_refused: { th: 'ชนิดหรือขนาดของไฟล์ใช้ไม่ได้', en: 'A file of a type or size that is not taken' },
  off: { th: 'ปิดใช้งาน: ไม่ทราบว่าใช้งานอยู่หรือไม่', en: 'Not in use: nothing understandable says that it is' },
  right_off: { th: 'สิทธิ์ปิดไว้จนกว่าผู้ดูแลระบบจะเปิด', en: 'A right: off until an administrator switches it on' },
  english_off: { th: 'แสดงเฉพาะภาษาไทย: ไม่มีข้อความภาษาอังกฤษ', en: 'Thai only: the English text is missing' },
  characters: { th: 'ตัดอักขระที่มองไม่เห็นออก', en: 'Invisible characters were left out' },
  damaged: { th: 'มีอักขระที่เสียหาย (\ufffd)', en: 'Has damaged characters (\ufffd)' },
  code_changed: { th: 'เปลี่ยนรหัสเป็นแบบที่ระบบใช้ได้', en: 'The code is changed to one that can be used' },
  name_changed: { th: 'เปลี่ยนชื่อผู้ใช้', en: 'Has another user name here' },
  removed_markup: { th: 'ตัดสคริปต์ออกจากข้อความ', en: 'Scripts were taken out of the text' },
  too_intricate: { th: 'ข้อความซับซ้อนเกินไป', en: 'The text is too intricate' },
  no_identifier: { th: 'ไม่มีรหัส', en: 'Has no identifier' },
  same_identifier: { th: 'รหัสซ้ำกับรายการก่อนหน้า', en: 'Has the identifier of an earlier record' },
  same_person: { th: 'เป็นบุคคลเดียวกับรายการก่อนหน้า', en: 'Is the person of an earlier record' },
  open_visit: { th: 'สมาชิกมีการเข้าใช้ที่ยังไม่สิ้นสุดอยู่แล้ว', en: 'The member has another visit without an end' },
  joined: { th: 'มีในระบบนี้อยู่แล้ว', en: 'Is here already: takes the values of the folder' },
  changed_both: { th: 'แก้ไขทั้งสองระบบ คงค่าของระบบนี้ไว้', en: 'Changed in both: stays as it is here' },
  deleted_here: { th: 'ลบในระบบนี้แล้ว', en: 'Deleted here' },
  gone_there: { th: 'ไม่มีในโฟลเดอร์แล้ว คงไว้ในระบบนี้', en: 'Gone from the folder: stays here' },
  gone_edited: {
    th: 'ไม่มีในโฟลเดอร์แล้ว แต่มีผู้แก้ไขในระบบนี้: ลบได้ที่หน้าของรายการ',
    en: 'Gone from the folder and edited here: delete it on its page',
  },
  binned: { th: 'ย้ายไปถังขยะ', en: 'Moved to the bin' },
  referred_to: { th: 'ยังมีรายการอื่นอ้างถึง', en: 'Others refer to it, or it has no bin' },
} as const satisfies Record<string, Bilingual>;

export type NoteCode = keyof typeof noteWords | FieldErrorCode;

/** Something that is told of a record. */
export interface Note {
  field: string;
  code: NoteCode;
  value?: unknown;
}

const isFieldError = (code: NoteCode): code is FieldErrorCode => Object.hasOwn(fieldErrors, code);

export function wordsOf(code: NoteCode, params: Record<string, string | number> = {}): Bilingual {
  if (Object.hasOwn(noteWords, code)) return noteWords[code as keyof typeof noteWords];
  return isFieldError(code) ? { th: fieldErrorWords(code, 'th', params), en: fieldErrorWords(code, 'en', params) } : { th: code, en: code };
}

export function refusedWords({ note, params }: Refused): Bilingual {
  const { th, en } = wordsOf(note.code, params);
  return { th: `ไม่รับ: ${th}`, en: `Refused: ${en}` };
}
