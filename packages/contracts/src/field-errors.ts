import type { Bilingual, Language } from './kit/bilingual.ts';
import { toBuddhistEra } from './kit/dates/era.ts';
import { videoPlatforms } from './kit/video-address.ts';
import { type PageKey, pages, type RightFlag, rightNames } from './pages.ts';

type Params = Record<string, string | number>;
/** A pair, or one for what a message names. */
type Message = Bilingual | ((params: Params) => Bilingual);

/** Formats a visit from two local times in Bangkok (`2026-11-22T09:00`); `to` is empty for a visit that has not ended. */
function visitText({ from, to }: Params, language: Language): string {
  const [[day, clock], [lastDay, lastClock]] = [String(from).split('T'), String(to).split('T')] as [[string, string], [string, string?]];
  const dayText = (iso: string) => {
    const [year, month, date] = iso.split('-').map(Number) as [number, number, number];
    return `${date}/${month}/${language === 'th' ? toBuddhistEra(year) : year}`;
  };
  const end =
    lastClock === undefined
      ? { th: 'ยังอยู่ในศูนย์', en: 'still in' }[language]
      : lastDay === day
        ? lastClock
        : `${dayText(lastDay)} ${lastClock}`;
  return `${dayText(day)} ${clock} – ${end}`;
}

// `as`: of our own keys
const pageName = ({ page }: Params, language: Language) => pages[page as PageKey][language];
const flagName = ({ right }: Params, language: Language) => rightNames[right as RightFlag][language];

/** What an iPhone takes pictures in. */
const isHeic = (extension: string | number | undefined) => /\.hei[cf]/i.test(String(extension));

const videoExamples = Object.values(videoPlatforms).map(({ example }) => example);

/** Messages of field errors by code. A schema selects a code with `errorCode` (kit/error-code.ts); other codes are derived from zod's issue. */
export const fieldErrors = {
  required: { th: 'จำเป็นต้องระบุ (required)', en: 'Required' },
  wrong_type: { th: 'รูปแบบไม่ถูกต้อง', en: 'Not valid' },
  not_number: { th: 'ต้องเป็นตัวเลข', en: 'Must be a number' },
  too_short: (p) => ({ th: `ต้องมีตัวอักษรอย่างน้อย ${p.min} ตัว`, en: `At least ${p.min} characters` }),
  too_long: (p) => ({ th: `ต้องไม่เกิน ${p.max} ตัวอักษร`, en: `At most ${p.max} characters` }),
  too_small: (p) => ({ th: `ต่ำสุดคือ ${p.min}`, en: `The minimum is ${p.min}` }),
  too_big: (p) => ({ th: `สูงสุดคือ ${p.max}`, en: `The maximum is ${p.max}` }),
  too_few: (p) => ({ th: `เลือกอย่างน้อย ${p.min} รายการ`, en: `Choose at least ${p.min}` }),
  too_many: (p) => ({ th: `เลือกได้ไม่เกิน ${p.max} รายการ`, en: `Choose at most ${p.max}` }),
  preview_links: (p) => ({
    th: `รายการนี้มีลิงก์ตัวอย่างครบ ${p.max} ลิงก์แล้ว โปรดยกเลิกลิงก์ที่ไม่ใช้ก่อนสร้างใหม่`,
    en: `This item has ${p.max} preview links already. Revoke one that is not used first`,
  }),
  ask_publisher: {
    th: 'รายการนี้แสดงบนเว็บไซต์อยู่ การเปลี่ยนไฟล์หรือภาพต้องให้ผู้มีสิทธิ์เผยแพร่เป็นผู้ทำ',
    en: 'This item is on the website. Ask somebody who may publish to change its files and pictures',
  },
  choice: { th: 'โปรดเลือกจากตัวเลือกที่มี', en: 'Choose one of the options' },
  format: { th: 'รูปแบบไม่ถูกต้อง', en: 'The format is not valid' },
  characters: { th: 'มีอักขระที่ใช้ไม่ได้', en: 'Contains characters that cannot be used' },
  placeholder: { th: 'ยังมีข้อความตัวอย่างอยู่ โปรดพิมพ์ทับหรือลบออก', en: 'The sample line is still there. Write over it, or delete it' },
  too_intricate: {
    th: 'โค้ดของเนื้อหาซับซ้อนเกินกว่าจะตรวจสอบความปลอดภัยได้ โปรดลดกรอบ (iframe) หรือโค้ดที่ซ้อนกัน',
    en: 'The markup is too intricate to be checked. Use fewer frames or elements inside one another',
  },
  email: { th: 'E-mail ไม่ถูกต้อง', en: 'E-mail must be valid' },
  user_name: {
    th: 'รูปแบบไม่ถูกต้อง (ใช้ a-z, 0-9, จุด และขีดล่าง ไม่ขึ้นต้น ลงท้าย หรือซ้อนกันด้วยจุดหรือขีดล่าง)',
    en: 'Letters, digits, dots and underscores; no dot or underscore first, last or twice in a row',
  },
  reserved: { th: 'ชื่อนี้สงวนไว้สำหรับระบบ', en: 'This name is reserved for the system' },
  site_path: {
    th: 'ต้องขึ้นต้นด้วย / เช่น /page/about ไม่มีช่องว่าง และไม่ใช่ที่อยู่ที่ระบบใช้เอง',
    en: 'Begins with /, such as /page/about, without spaces, and is not an address of the system itself',
  },
  site_path_or_address: {
    th: 'ต้องขึ้นต้นด้วย / เช่น /page/about หรือเป็นที่อยู่เว็บเต็ม เช่น https://www.example.ac.th',
    en: 'Begins with /, such as /page/about, or is a full web address such as https://www.example.ac.th',
  },
  menu_full: (p) => ({
    th: `ตรงนี้มีครบ ${p.max} รายการแล้ว โปรดเลือกที่อื่น หรือนำรายการอื่นออกก่อน`,
    en: `There are ${p.max} items here already. Choose another place, or take one out first`,
  }),
  menu_depth: {
    th: 'รายการนี้มีรายการย่อย จึงอยู่ตรงนี้ไม่ได้ โปรดย้ายรายการย่อยออกก่อน',
    en: 'This item has items below it and cannot be here. Move those out first',
  },
  redirect_loop: { th: 'ที่อยู่นี้จะวนกลับมาที่เดิม', en: 'This would lead back to where it began' },
  page_stands: {
    th: 'ที่อยู่นี้มีหน้าเว็บแสดงอยู่ ผู้เข้าชมจะเห็นหน้านั้น โปรดซ่อนหรือลบหน้านั้นก่อน หรือใช้ที่อยู่อื่น',
    en: 'A page is shown at this address, so nobody would be led on. Hide or delete it first, or enter another address',
  },
  redirect_in_way: (p) => ({
    th: `ผู้ดูแลระบบกำหนดให้ที่อยู่ ${p.address} นำไปที่อื่นแล้ว โปรดใช้ชื่ออื่น หรือแจ้งผู้ดูแลระบบ`,
    en: `An administrator has set ${p.address} to lead elsewhere. Choose another name, or ask an administrator`,
  }),
  web_address: { th: 'ต้องเป็นที่อยู่เว็บเต็ม ขึ้นต้นด้วย http:// หรือ https://', en: 'A full address, starting with http:// or https://' },
  video_address: {
    th: `กลุ่มนี้ใช้ที่อยู่ของวิดีโอเท่านั้น เช่น ${videoExamples.join(' หรือ ')}`,
    en: `This group takes addresses of videos only, such as ${videoExamples.join(' or ')}`,
  },
  icon: {
    th: 'ไม่มีไอคอนรหัสนี้ใน Font Awesome 5.15.4 Free ตัวอย่างรหัสที่ใช้ได้: fas fa-dot-circle',
    en: 'Font Awesome 5.15.4 Free has no such icon. A code that works: fas fa-dot-circle',
  },
  colour: { th: 'ต้องเป็นรหัสสี เช่น #1953D2', en: 'A colour code, such as #1953D2' },
  colour_too_light: {
    th: 'สีนี้อ่อนเกินไปสำหรับพื้นสว่าง ตัวอักษรต้องต่างจากพื้นอย่างน้อย 4.5 : 1 โปรดเลือกสีที่เข้มกว่านี้',
    en: 'Too light for the light scheme: text needs a contrast of 4.5 : 1 or more. Choose a darker colour',
  },
  colour_too_dark: {
    th: 'สีนี้เข้มเกินไปสำหรับพื้นมืด ตัวอักษรต้องต่างจากพื้นอย่างน้อย 4.5 : 1 โปรดเลือกสีที่สว่างกว่านี้',
    en: 'Too dark for the dark scheme: text needs a contrast of 4.5 : 1 or more. Choose a lighter colour',
  },
  social_address: {
    th: 'ไม่ใช่ที่อยู่ของเครือข่ายนี้ โปรดคัดลอกลิงก์เต็มจากหน้าของคณะในเครือข่ายนั้น',
    en: 'Not an address of this network. Copy the full address of the faculty’s page there',
  },
  own_right: { th: 'ไม่สามารถกำหนดสิทธิ์ของตนเองได้', en: 'You cannot change your own rights' },
  own_mailbox: {
    th: 'บัญชีนี้ใช้กล่องจดหมายเดียวกับบัญชีของคุณ จึงนับเป็นสิทธิ์ของตนเอง โปรดให้ผู้ดูแลระบบกำหนด',
    en: 'This account has the same mailbox as yours, so its rights are your own. Ask an administrator',
  },
  right_lacked: (p) => ({
    th: `คุณไม่มีสิทธิ์ “${flagName(p, 'th')}” ของเมนู “${pageName(p, 'th')}” เอง จึงให้ผู้อื่นไม่ได้ โปรดให้ผู้ดูแลระบบกำหนด`,
    en: `You do not have “${flagName(p, 'en')}” on “${pageName(p, 'en')}” yourself and cannot give it. Ask an administrator`,
  }),
  right_limited: (p) => ({
    th: `คุณใช้เมนู “${pageName(p, 'th')}” ได้เฉพาะรายการของตนเอง จึงให้ผู้อื่นได้แบบ “เฉพาะรายการของตนเอง” เท่านั้น`,
    en: `On “${pageName(p, 'en')}” you may keep only your own items, so you can give this right only limited to own items`,
  }),
  own_only: { th: 'คุณมีสิทธิ์เฉพาะรายการของตนเอง', en: 'You may only keep items of your own' },
  last_admin: { th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน', en: 'At least one administrator must remain' },
  email_domain: { th: 'ใช้ได้เฉพาะอีเมลของมหาวิทยาลัยเท่านั้น', en: 'Use your university e-mail' },
  password_short: { th: 'รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร', en: 'Min 6 characters' },
  password_mismatch: { th: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน', en: 'The two new passwords differ' },
  password_wrong: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is wrong' },
  code_length: { th: 'กรอกข้อมูล 3 - 5 ตัวอักษร', en: '3 to 5 characters' },
  code_digits: { th: 'ต้องเป็นตัวเลขเท่านั้น เช่น 001,100', en: 'Digits only, such as 001 or 100' },
  in_future: { th: 'ยังไม่ถึงเวลานี้', en: 'This time has not come yet' },
  already_in: { th: 'สมาชิกคนนี้ยังอยู่ในศูนย์ภาษา', en: 'This member is still in' },
  moment: { th: 'วันที่หรือเวลาไม่ถูกต้อง โปรดระบุทั้งวันที่และเวลา เช่น 14:30', en: 'Not a valid day and time, such as 14:30' },
  out_before_in: { th: 'เวลาออกต้องไม่มาก่อนเวลาเข้า', en: 'The time out must not come before the time in' },
  visit_overlap: (p) => ({
    th: `ซ้อนกับการเข้าใช้อีกรายการของสมาชิกคนนี้ (${visitText(p, 'th')})`,
    en: `Overlaps another visit of this member (${visitText(p, 'en')})`,
  }),
  pair_code: {
    th: 'รหัสจับคู่ไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว โปรดขอรหัสใหม่จากเจ้าหน้าที่',
    en: 'This pairing code is wrong, has expired or was used. Ask the staff for a new one',
  },
  barcode: { th: 'ต้องเป็นตัวเลข 3 - 15 หลัก', en: '3 to 15 digits' },
  url_name: { th: 'ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และขีดล่าง (_)', en: 'English letters, digits and underscores (_) only' },
  order: { th: 'ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'A number with at most 2 decimals' },
  date: { th: 'วันที่ไม่ถูกต้อง โปรดระบุ วัน/เดือน/ปี เช่น 27/11/2569', en: 'Not a valid date: day/month/year, such as 27/11/2026' },
  time: { th: 'เวลาไม่ถูกต้อง โปรดระบุเช่น 09:30', en: 'Not a valid time, such as 09:30' },
  time_order: { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม', en: 'The end must come after the start' },
  ends_before_start: { th: 'วันสุดท้ายต้องไม่มาก่อนวันแรก', en: 'The last day must not come before the first' },
  start_after_end: { th: 'วันที่เริ่มต้น มากกว่า วันที่สิ้นสุด', en: 'The start is after the end' },
  end_before_start: { th: 'วันที่สิ้นสุด น้อยกว่า วันที่เริ่มต้น', en: 'The end is before the start' },
  has_entries: {
    th: 'เปลี่ยนสมาชิกไม่ได้ เพราะสมาชิกเดิมมีประวัติการทำงาน รางวัล หรือเครื่องราชอิสริยาภรณ์บันทึกไว้',
    en: 'Cannot be changed: work history, awards or decorations are kept for this member',
  },
  buddhist_year_min: { th: 'ระบุปีเป็น พ.ศ. ต่ำสุดคือ 2000', en: 'A year B.E., 2000 at the earliest' },
  buddhist_year_max: { th: 'ระบุปีเป็น พ.ศ. สูงสุดคือ 9999', en: 'A year B.E., 9999 at the latest' },
  document_number: { th: 'ต้องเป็นตัวเลข หรือ - หากไม่มีเลขที่', en: 'A number, or - where there is none' },
  doi: { th: 'ต้องเป็นเลข DOI เช่น 10.1234/abcd.2569.1', en: 'A DOI, such as 10.1234/abcd.2026.1' },
  orcid: { th: 'ต้องเป็น ORCID iD เช่น 0000-0002-1825-0097 ตรวจตัวเลขอีกครั้ง', en: 'An ORCID iD, such as 0000-0002-1825-0097: check its digits' },
  article_address: { th: 'ต้องเป็นที่อยู่หน้าเว็บที่ขึ้นต้นด้วย https://', en: 'The address of a web page that begins with https://' },
  article_host: {
    th: 'อ่านได้เฉพาะเว็บไซต์วารสารที่ผู้ดูแลระบบกำหนด โปรดวางเลข DOI หรือข้อความ BibTeX แทน',
    en: 'Only the journal websites that the administrators have listed are read. Paste a DOI or BibTeX instead',
  },
  host_names: {
    th: 'ระบุชื่อเว็บไซต์บรรทัดละหนึ่งชื่อ เช่น so01.tci-thaijo.org ไม่ใส่ https:// และไม่ใช้เลข IP',
    en: 'Names of websites, one a line, such as so01.tci-thaijo.org: without https://, no IP addresses',
  },
  merged: (p) => ({
    th: `บุคคลนี้รวมเข้ากับ ${p.user_name} แล้ว โปรดยกเลิกการรวมจากประวัติการแก้ไขก่อน`,
    en: `This person was merged into ${p.user_name}. Undo that from the history first`,
  }),
  merge_oneself: { th: 'รวมบัญชีของตนเองเข้ากับผู้อื่นไม่ได้', en: 'You cannot merge your own account into another' },
  merge_into_disabled: {
    th: 'บัญชีนี้ปิดใช้อยู่ หากรวมแล้วบุคคลนี้จะเข้าระบบไม่ได้เลย โปรดเก็บอีกบัญชีหนึ่งไว้',
    en: 'This account is disabled: after the merge the person could not sign in at all. Keep the other one',
  },
  merge_same: { th: 'โปรดเลือกบุคคลสองคน', en: 'Choose two people' },
  merged_since: { th: 'หลังจากนั้นมีการรวมบุคคลนี้อีกครั้ง โปรดยกเลิกการรวมครั้งหลังก่อน', en: 'This person was merged once more since. Undo that first' },
  not_an_author: { th: 'ต้องเป็นเจ้าของผลงานหรือผู้ร่วมในรายการนี้', en: 'Choose the owner or one of the co-authors' },
  author_is_owner: {
    th: 'เจ้าของผลงานไม่ต้องอยู่ในรายชื่อผู้ร่วม ระบุสัดส่วนของเจ้าของในช่องสัดส่วนผลงาน',
    en: 'The owner is no co-author; their share stands in its own field',
  },
  locked: { th: 'แก้ไขไม่ได้', en: 'Cannot be changed' },
  duplicate: { th: 'มีข้อมูลนี้อยู่แล้ว', en: 'This value already exists' },
  unknown_reference: { th: 'ไม่พบรายการที่อ้างอิง', en: 'Refers to something that does not exist' },
  unknown_option: (p) => ({
    th: `ไม่มีตัวเลือก ${p.code} ในรายการนี้ โปรดเลือกใหม่`,
    en: `There is no option ${p.code} in this list. Choose again`,
  }),
  unknown_person: (p) => ({
    th: `ไม่พบสมาชิก ${p.user_name} โปรดเลือกคนอื่น หรือเว้นช่องนั้นว่างไว้`,
    en: `There is no member ${p.user_name}. Choose somebody else, or empty the cell`,
  }),
  no_such_member: (p) => ({
    th: `ไม่พบสมาชิก ${p.user_name} โปรดเอาออกจากรายชื่อ`,
    en: `There is no member ${p.user_name}. Take them off the list`,
  }),
  idempotency_key: {
    th: 'ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และ . : _ - ไม่เกิน 100 ตัว',
    en: 'At most 100 letters, digits, dots, colons, underscores and hyphens',
  },
  unknown_field: { th: 'ไม่มีช่องข้อมูลนี้', en: 'Unknown field' },
  report_rows: (p) => ({
    th: `รายงานนี้มีมากกว่า ${p.max} รายการ โปรดจำกัดเงื่อนไขให้แคบลง หรือเลือกแบบ Excel`,
    en: `The report would have more than ${p.max} rows. Narrow it down, or take the workbook instead`,
  }),
  table_size: (p) => ({
    th: `ตารางนี้มีมากกว่า ${p.max} รายการ โปรดเลือกเงื่อนไขให้แคบลง`,
    en: `The table would have more than ${p.max} of these. Narrow it down`,
  }),
  list_rows: (p) => ({
    th: `รายการนี้มีมากกว่า ${p.max} ผลงาน โปรดเลือกช่วงปี บุคลากร หรือประเภทให้แคบลง`,
    en: `The list would have more than ${p.max} works. Choose years, a person or a type`,
  }),
  views_full: (p) => ({
    th: `บันทึกได้ไม่เกิน ${p.max} มุมมอง โปรดลบมุมมองที่ไม่ใช้แล้ว`,
    en: `At most ${p.max} views can be saved. Delete those you no longer need`,
  }),
  file_required: { th: 'จำเป็นต้องเลือกไฟล์ (required)', en: 'A file is required' },
  file_size: (p) => ({ th: `ขนาดไฟล์ควรน้อยกว่า ${p.mb} MB!`, en: `The file must be under ${p.mb} MB` }),
  file_type: (p) => ({
    th: isHeic(p.given)
      ? 'ไม่รองรับภาพ HEIC โปรดบันทึกเป็น JPEG ก่อน (iPhone: การตั้งค่า > กล้อง > รูปแบบ > ใช้ได้กับอุปกรณ์ส่วนใหญ่)'
      : `ชนิดไฟล์ ${p.given ?? ''}ไม่รองรับ (ใช้ได้: ${p.types})`,
    en: isHeic(p.given)
      ? 'HEIC pictures are not accepted: save it as JPEG first (iPhone: Settings > Camera > Formats > Most Compatible)'
      : `The file type ${p.given ?? ''}is not accepted (accepted: ${p.types})`,
  }),
  file_password: {
    th: 'ไฟล์นี้ตั้งรหัสผ่านไว้ โปรดบันทึกโดยไม่มีรหัสผ่านก่อน (Office: ไฟล์ > ข้อมูล > ป้องกัน > เข้ารหัสลับด้วยรหัสผ่าน แล้วลบรหัสผ่าน)',
    en: 'The file has a password. Save it without one first (Office: File > Info > Protect > Encrypt with Password, and clear the password)',
  },
  file_animated_png: {
    th: 'ไม่รองรับ PNG เคลื่อนไหว เพราะภาพจะหยุดนิ่ง โปรดบันทึกเป็น GIF หรือ WebP',
    en: 'Animated PNG pictures are not accepted, because they would stand still. Save it as GIF or WebP',
  },
  email_more_rights: {
    th: 'บัญชีนี้มีสิทธิ์มากกว่าคุณ มีเพียงผู้ดูแลระบบที่เปลี่ยนอีเมลของบัญชีนี้ได้',
    en: 'This account may do more than you. Only an administrator changes its e-mail',
  },
  common_password: {
    th: 'รหัสผ่านนี้เดาได้ง่ายเพราะมีผู้ใช้มาก โปรดใช้รหัสผ่านอื่น',
    en: 'This password is easy to guess, because many people use it. Choose another',
  },
  password_names: {
    th: 'รหัสผ่านนี้เดาได้ง่ายเพราะมีแต่ชื่อหรืออีเมลของคุณ หรือชื่อของคณะ แม้จะเติมตัวเลขแล้ว โปรดใช้คำอื่นเพิ่ม',
    en: 'This password is easy to guess: it is your name or e-mail, or a word of the faculty, also with digits added. Add other words',
  },
  password_pattern: {
    th: 'รหัสผ่านนี้เดาได้ง่ายเพราะเป็นตัวอักษรหรือตัวเลขที่เรียงกันหรือซ้ำกัน โปรดใช้รหัสผ่านอื่น',
    en: 'This password is easy to guess: its letters or digits are in a row or repeated. Choose another',
  },
  file_infected: {
    th: 'พบไวรัสหรือโปรแกรมอันตรายในไฟล์นี้ ระบบจึงไม่รับไฟล์ โปรดตรวจสอบเครื่องของคุณ',
    en: 'The virus scanner found malware in this file, so it was not accepted. Check your computer',
  },
  file_broken: { th: 'ไฟล์เสียหายหรืออ่านไม่ได้', en: 'The file is damaged or cannot be read' },
  file_pixels: (p) => ({
    th: `ภาพมีความละเอียดสูงเกินไป (ไม่เกิน ${p.megapixels} ล้านพิกเซล)`,
    en: `The picture has too many pixels (at most ${p.megapixels} million)`,
  }),
  file_frames: (p) => ({
    th: `ภาพเคลื่อนไหวใหญ่เกินไป (ไม่เกิน ${p.frames} เฟรม และทุกเฟรมรวมกันไม่เกิน ${p.megapixels} ล้านพิกเซล)`,
    en: `The animation is too big (at most ${p.frames} frames, and ${p.megapixels} million pixels in all of them together)`,
  }),
  file_quota_unused: (p) => ({
    th: `คุณอัปโหลดไฟล์ที่ยังไม่ได้ใช้งานครบ ${p.mb} MB แล้ว โปรดบันทึกรายการที่ใช้ไฟล์เหล่านั้นก่อน หรือลองใหม่พรุ่งนี้`,
    en: `You have uploaded ${p.mb} MB of files that nothing uses yet. Save what they belong to, or try again tomorrow`,
  }),
  file_quota_day: (p) => ({
    th: `คุณอัปโหลดไฟล์ครบ ${p.mb} MB ใน 24 ชั่วโมงแล้ว โปรดลองใหม่ภายหลัง หรือแจ้งผู้ดูแลระบบ`,
    en: `You have uploaded ${p.mb} MB of files within 24 hours. Try again later, or tell an administrator`,
  }),
  file_rows: (p) => ({
    th: `ไฟล์มีข้อมูลเกิน ${p.max} แถว โปรดแบ่งเป็นหลายไฟล์`,
    en: `The file has more than ${p.max} rows. Divide it into several`,
  }),
  file_columns: (p) => ({ th: `ไฟล์มีเกิน ${p.max} คอลัมน์`, en: `The file has more than ${p.max} columns` }),
  file_unpacked: {
    th: 'ไฟล์ใหญ่เกินไปเมื่อเปิดออก โปรดลบแผ่นงานและรูปแบบที่ไม่ใช้ แล้วบันทึกใหม่',
    en: 'The file is too large once it is unpacked. Remove sheets and formats that are not needed and save it again',
  },
  file_no_rows: { th: 'ไม่พบหัวตารางและข้อมูลในไฟล์นี้', en: 'There are no heads with rows under them in this file' },
  file_quote: (p) => ({
    th: `เครื่องหมายคำพูด (") ในบรรทัดที่ ${p.line} ของไฟล์ไม่ครบคู่ โปรดแก้ไขหรือลบออก`,
    en: `The quotation marks (") in line ${p.line} of the file do not match. Correct or remove them`,
  }),
  import_twice: (p) => ({ th: `ซ้ำกับแถวที่ ${p.row} ในไฟล์เดียวกัน`, en: `The same as in row ${p.row} of this file` }),
  import_zeros: (p) => ({
    th: `มี ${p.known} อยู่แล้ว Excel อาจตัดเลข 0 ข้างหน้าออก โปรดตั้งคอลัมน์เป็นข้อความ (Text) แล้วใส่ใหม่`,
    en: `There is ${p.known}: Excel may have taken zeros away. Set the column to Text and enter it again`,
  }),
  import_may_not_edit: { th: 'มีรายการนี้อยู่แล้ว และคุณไม่มีสิทธิ์แก้ไข', en: 'It exists already, and you have no right to edit' },
  import_other_person: (p) => ({
    th: `รหัสนี้เป็นของ ${p.title} อยู่แล้ว ชื่อต่างกันทั้งหมด`,
    en: `This code belongs to ${p.title}, whose name is wholly different`,
  }),
  import_damaged: {
    th: 'มีตัวอักษรที่เสียหาย (\ufffd) โปรดพิมพ์ข้อความนี้ใหม่ในไฟล์',
    en: 'It has a damaged character (\ufffd). Type this text again in the file',
  },
  file_count: (p) => ({ th: `เลือกได้ไม่เกิน ${p.max} ไฟล์ต่อครั้ง`, en: p.max === 1 ? 'Only 1 file' : `At most ${p.max} files at once` }),
} as const satisfies Record<string, Message>;

export type FieldErrorCode = keyof typeof fieldErrors;

/** The message of a field error in one language. */
export function fieldErrorWords(code: FieldErrorCode, language: Language, params: Params = {}): string {
  const message: Message = fieldErrors[code];
  return (typeof message === 'function' ? message(params) : message)[language];
}
