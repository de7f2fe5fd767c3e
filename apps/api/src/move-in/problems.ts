import { type FieldErrorCode, fieldErrors, fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual } from '@faculty/contracts/kit/bilingual';

/** What the report of the legacy data can say about a record, for people who are not engineers. */
export const problems = {
  incomplete_list: { th: 'รายการจากระบบเดิมมาไม่ครบ', en: 'The old system did not send the whole list' },
  not_fetched: { th: 'อ่านรายการนี้จากระบบเดิมไม่ได้', en: 'The record could not be read from the old system' },
  no_identifier: { th: 'รายการไม่มีรหัส', en: 'The record has no identifier' },
  same_identifier: { th: 'รหัสซ้ำกันในระบบเดิม', en: 'The old system has this identifier twice' },
  refused: { th: 'ค่าไม่ผ่านกฎของระบบใหม่', en: 'Our rules refuse the value' },
  empty_value: { th: 'ค่าว่าง (NULL)', en: 'The value is empty (NULL)' },
  placeholder: { th: 'ใส่ “-” ไว้แทนค่าว่าง', en: '“-” stands for an empty value' },
  changed_text: { th: 'ข้อความจะถูกปรับ (ช่องว่างหรือลำดับสระและวรรณยุกต์)', en: 'The text would be tidied (spaces, or order of Thai marks)' },
  split_am: { th: 'สระอำพิมพ์เป็น นิคหิต + สระอา', en: 'ำ is typed as two characters' },
  wrong_era: { th: 'ปีอาจผิดศักราช (พ.ศ./ค.ศ.)', en: 'The year may be of the wrong era (BE/CE)' },
  unknown_code: {
    th: 'รหัสตัวเลือกไม่อยู่ในรายการที่ระบบเดิมส่งมา (อาจเลิกใช้แล้ว)',
    en: 'The option code is not in the lists that the old system sends (it may be retired)',
  },
  unknown_reference: { th: 'อ้างถึงรายการที่ไม่มีแล้ว', en: 'It refers to a record that is not there' },
  unknown_page: {
    th: 'สิทธิ์ของเมนูที่ระบบใหม่ไม่มี จึงไม่นำเข้า ไม่มีใครเสียสิทธิ์ในเมนูอื่น',
    en: 'A right to a menu that is not in this system. It is left out; rights to other menus are not touched',
  },
  circular_reference: { th: 'เอกสารอ้างอิงกันเป็นวงกลม', en: 'Documents refer to each other in a circle' },
  same_value: { th: 'ค่าซ้ำกับรายการอื่น ทั้งที่ต้องไม่ซ้ำ', en: 'Another record has the same value, which must be unique' },
  same_person: { th: 'อาจเป็นคนเดียวกัน (ชื่อ-นามสกุลตรงกัน)', en: 'May be the same person (same first and last name)' },
  case_only: { th: 'ชื่อผู้ใช้หรืออีเมลต่างกันแค่ตัวพิมพ์เล็ก–ใหญ่', en: 'The user name or e-mail differs from another only in upper and lower case' },
  missing_file: { th: 'โหลดไฟล์จากระบบเดิมไม่ได้', en: 'The file could not be fetched' },
  foreign_file: { th: 'ไฟล์อยู่บนเว็บอื่น ไม่ได้โหลดมา', en: 'The file is on another website and was not fetched' },
  page_not_file: { th: 'ที่อยู่ของไฟล์ตอบเป็นหน้าเว็บ ไม่ใช่ไฟล์', en: 'The file’s address answers a web page, not a file' },
  wrong_extension: { th: 'นามสกุลไฟล์ไม่ตรงกับชนิดจริง', en: 'The file’s extension is not that of its content' },
  unknown_type: { th: 'ไฟล์ชนิดนี้ไม่รองรับ', en: 'Files of this type are not accepted' },
  file_too_large: { th: 'ไฟล์ใหญ่เกินกำหนด', en: 'The file is larger than allowed' },
  no_file: { th: 'ไม่มีไฟล์ที่ต้องมี', en: 'A required file is missing' },
  old_address: { th: 'เนื้อหามีที่อยู่ของเว็บเดิม', en: 'The text has an address of the old website' },
  removed_markup: { th: 'โค้ดในเนื้อหาที่จะถูกตัดออก', en: 'Markup in the text that would be removed' },
  embedded_picture: { th: 'ภาพฝังอยู่ในเนื้อหา (base64)', en: 'A picture is embedded in the text (base64)' },
  plain_http: { th: 'ที่อยู่เว็บเป็น http ไม่ใช่ https', en: 'A web address with http instead of https' },
  word_markup: { th: 'เนื้อหาคัดลอกจาก Word มีรูปแบบเกินจำเป็น', en: 'The text was pasted from Word and carries its markup' },
  missing_person: {
    th: 'รายการอื่นอ้างถึงคนนี้ แต่ระบบเดิมไม่มีข้อมูลแล้ว จึงสร้างบัญชีที่เข้าสู่ระบบไม่ได้ไว้แทน',
    en: 'Other records refer to this person, of whom the old system knows nothing: there is an account now that cannot sign in',
  },
  reset_mailed: { th: 'ส่งอีเมลให้ตั้งรหัสผ่านแล้ว', en: 'A mail to choose a password was sent' },
  switched_off: { th: 'สิทธิ์เข้ามาแบบปิดไว้ ผู้ดูแลระบบเป็นผู้เปิด', en: 'The right came in switched off; an administrator switches it on' },
  too_many_gone: { th: 'หายไปจากระบบเดิมเกิน 5% จึงยังไม่ลบ', en: 'More than 5 % are gone from the old system, so nothing is deleted yet' },
  no_time: {
    th: 'ระบบเดิมไม่มีเวลาเข้าที่อ่านได้ จึงใช้เวลาที่บันทึก หรือเวลาที่ดึงข้อมูล',
    en: 'The old system has no time in that can be read: the time of the entry was taken, or that of the fetch',
  },
  no_bin: { th: 'รายการชนิดนี้ไม่มีถังขยะ โปรดลบเอง', en: 'Items of this kind have no bin: delete it yourself' },
  referred_to: { th: 'ยังมีรายการอื่นใช้งานอยู่', en: 'Other items still refer to it' },
  not_here: { th: 'ไม่อยู่ในระบบนี้', en: 'It is not here' },
  failed: { th: 'บันทึกไม่สำเร็จ (รายละเอียดอยู่ใน log ของระบบ)', en: 'It could not be saved (the details are in the log)' },
  derived: {
    th: 'ค่านี้มาจากรายการอื่น ซึ่งต่างจากระบบเดิม',
    en: 'The value comes from another item, which differs from the old system’s',
  },
  not_kept: {
    th: 'กฎของระบบใหม่ไม่เก็บค่านี้ไว้ในช่องนี้',
    en: 'By our rules this value is not stored in this field',
  },
  changed_here: { th: 'แก้ไขในระบบนี้แล้ว', en: 'Changed here since' },
  nothing_fetched: { th: 'ยังไม่ได้ดึงข้อมูลจากระบบเดิม', en: 'Nothing has been fetched from the old system yet' },
  fetch_not_ended: {
    th: 'การดึงข้อมูลยังไม่จบ โปรดสั่งดึงข้อมูลอีกครั้ง ระบบจะทำต่อจากที่ค้างไว้',
    en: 'The fetch has not ended. Start it again: it continues where it stopped',
  },
  under_way: { th: 'มีขั้นตอนการย้ายข้อมูลทำงานอยู่แล้ว', en: 'A step of a move is under way already' },
  other_source: {
    th: 'โฟลเดอร์นี้เก็บข้อมูลของระบบเดิมที่อยู่อื่น โปรดใช้โฟลเดอร์ใหม่',
    en: 'This folder holds the data of another old system. Use another folder',
  },
  sign_in_refused: {
    th: 'ระบบเดิมไม่ยอมให้เข้าสู่ระบบ โปรดตรวจสอบบัญชีหรือโทเค็น แล้วสั่งดึงข้อมูลอีกครั้ง',
    en: 'The old system refuses the sign-in. Check the account or the token, and fetch again',
  },
  legacy_failed: {
    th: 'ระบบเดิมไม่ตอบหรือตอบผิดพลาด สั่งดึงข้อมูลอีกครั้งเพื่อทำต่อ',
    en: 'The old system did not answer, or answered an error. Fetch again to continue',
  },
  step_failed: { th: 'ขั้นตอนนี้หยุดเพราะข้อผิดพลาด สั่งอีกครั้งเพื่อทำต่อ', en: 'An error stopped this step. Start it again to continue' },
  nobody_to_verify: { th: 'ยังไม่มีผู้ดูแลระบบในระบบนี้', en: 'There is no administrator in this system yet' },
  bad_pattern: { th: 'ที่อยู่ของเว็บไซต์เดิมเขียนไม่ถูกต้อง', en: 'An address of the old website is not written correctly' },
  different: { th: 'ค่าในระบบนี้ไม่ตรงกับระบบเดิม', en: 'The value here differs from the old system’s' },
} as const satisfies Record<string, Bilingual>;

export type ProblemCode = keyof typeof problems;

/** The words of a problem of the move, or of a rule that refused a value. */
export function wordsOf(code: string): Bilingual {
  if (Object.hasOwn(problems, code)) return problems[code as ProblemCode];
  if (!Object.hasOwn(fieldErrors, code)) return { th: code, en: code };
  const words = (language: 'th' | 'en') => `${problems.refused[language]}: ${fieldErrorWords(code as FieldErrorCode, language)}`;
  return { th: words('th'), en: words('en') };
}
