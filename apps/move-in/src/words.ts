import { type FieldErrorCode, fieldErrors, fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** What is said of a record or of one of its fields, besides what the product's own rules say. */
const own = {
  filled: { th: 'มีค่า', en: 'Filled' },
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
  code_changed: { th: 'เปลี่ยนรหัสเป็นแบบที่ระบบใช้ได้', en: 'The code is changed to one that can be used' },
  name_changed: { th: 'เปลี่ยนชื่อผู้ใช้', en: 'Has another user name here' },
  removed_markup: { th: 'ตัดสคริปต์ออกจากข้อความ', en: 'Scripts were taken out of the text' },
  no_identifier: { th: 'ไม่มีรหัส', en: 'Has no identifier' },
  same_identifier: { th: 'รหัสซ้ำกับรายการก่อนหน้า', en: 'Has the identifier of an earlier record' },
  same_record: { th: 'เป็นรายการเดียวกับรายการก่อนหน้า', en: 'Is the same as an earlier record' },
  open_visit: { th: 'สมาชิกมีการเข้าใช้ที่ยังไม่สิ้นสุดอยู่แล้ว', en: 'The member has another visit without an end' },
  joined: { th: 'มีในระบบนี้อยู่แล้ว', en: 'Is here already: takes the values of the folder' },
  changed_both: { th: 'แก้ไขทั้งสองระบบ คงค่าของระบบนี้ไว้', en: 'Changed in both: stays as it is here' },
  deleted_here: { th: 'ลบในระบบนี้แล้ว', en: 'Deleted here' },
  gone_there: { th: 'ไม่มีในโฟลเดอร์แล้ว คงไว้ในระบบนี้', en: 'Gone from the folder: stays here' },
  gone_edited: { th: 'ไม่มีในโฟลเดอร์แล้ว แต่มีผู้แก้ไขในระบบนี้', en: 'Gone from the folder and edited here: delete it on its page' },
  binned: { th: 'ย้ายไปถังขยะ', en: 'Moved to the bin' },
  referred_to: { th: 'ยังมีรายการอื่นอ้างถึง', en: 'Others refer to it, or it has no bin' },
  format: { th: 'เขียนต่างแบบ ความหมายเดียวกัน', en: 'The same, written otherwise' },
  mapped: { th: 'รหัสหรือชื่อผู้ใช้ในระบบนี้', en: 'The identifier, code or user name of the same here' },
  text: { th: 'ที่อยู่หรือสคริปต์ในข้อความ', en: 'The same words: addresses or scripts of the text are others' },
  address: { th: 'ที่อยู่เดิมเป็นที่อยู่ของระบบนี้', en: 'A former address is one of ours' },
  picture: { th: 'ภาพเดียวกัน วาดใหม่', en: 'The same picture, redrawn' },
  told: { th: 'ระบบคำนวณจากรายการอื่น', en: 'Told by the product, from other records or from the write' },
  account: { th: 'ของบัญชีที่มีอยู่แล้ว', en: 'Of the account that was here already' },
  changed_here: { th: 'แก้ไขในระบบนี้แล้ว', en: 'Changed here since' },
  lost: { th: 'อ่านหรือรับค่าไม่ได้ จึงว่างไว้', en: 'Not understood or not accepted, left empty' },
  file: { th: 'ไฟล์หายหรือต่างกัน', en: 'The file is missing or another' },
  unused: { th: 'ไม่มีช่องที่เก็บค่านี้', en: 'Nothing here holds it' },
  absent: { th: 'ไม่มีรายการนี้ในระบบนี้', en: 'The record is not here' },
  other: { th: 'ต่างกัน', en: 'Another value' },
} as const satisfies Record<string, Bilingual>;

export type OwnCode = keyof typeof own;
export type NoteCode = OwnCode | FieldErrorCode;

/** Something that is told of a record. */
export interface Note {
  field: string;
  code: NoteCode;
  value?: unknown;
  /** Limits that the words of a rule name. */
  params?: Record<string, string | number> | undefined;
  /** The record is refused because of it. */
  isRefusal?: boolean;
}

/** Why a record is refused, by its first field. */
export class Refused extends Error {
  readonly note: Note;
  constructor(note: Note) {
    super(`${note.field} ${wordsOf(note).en}`);
    this.note = note;
  }
}

const decisions = new Set<NoteCode>([
  ...(['changed_both', 'gone_there', 'gone_edited', 'deleted_here', 'referred_to'] as const),
  ...(['lost', 'file', 'unused', 'absent', 'other'] as const),
]);

/** Whether a person has to decide: it stands first in the reports, and is different for `compare`. */
export const isOpen = ({ code, isRefusal = false }: Pick<Note, 'code' | 'isRefusal'>): boolean => isRefusal || decisions.has(code);

export function wordsOf({ code, params = {} }: Omit<Note, 'field'>): Bilingual {
  if (Object.hasOwn(own, code)) return own[code as OwnCode];
  if (!Object.hasOwn(fieldErrors, code)) return { th: code, en: code };
  const error = code as FieldErrorCode;
  return { th: fieldErrorWords(error, 'th', params), en: fieldErrorWords(error, 'en', params) };
}
