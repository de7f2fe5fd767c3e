import { night } from '@faculty/contracts/kit/dates/night';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export const upkeepPhrases = {
  title: { th: 'ดูแลเนื้อหา', en: 'Upkeep' },
  parts: { th: 'ส่วนของหน้านี้', en: 'Parts of this page' },
  links: { th: 'ลิงก์เสีย', en: 'Dead links' },
  replace: { th: 'ค้นหาและแทนที่', en: 'Find and replace' },
  files: { th: 'ไฟล์', en: 'Files' },
  look: { th: 'ตรวจทาน', en: 'Due' },
  // find and replace
  find: { th: 'ค้นหาข้อความ', en: 'Find' },
  findHint: {
    th: 'ค้นในหัวข้อและเนื้อหาที่คุณแก้ไขได้ อย่างน้อย 3 ตัวอักษร',
    en: 'In the titles and texts that you may edit; at least 3 letters',
  },
  words: { th: 'แทนที่ด้วย', en: 'Replace with' },
  wordsHint: { th: 'เว้นว่างไว้หากต้องการตัดข้อความออก', en: 'Leave it empty to take the text out' },
  loose: { th: 'ไม่สนใจตัวพิมพ์เล็กใหญ่ เลขไทย และลำดับวรรณยุกต์', en: 'Forgive case, Thai digits and the order of tone marks' },
  search: { th: 'ค้นหา', en: 'Find' },
  nothing: { th: 'ไม่พบข้อความนี้', en: 'This text was not found' },
  nothingHint: { th: 'ตรวจสอบการสะกด หรือค้นด้วยข้อความที่สั้นลง', en: 'Check the spelling, or look for a shorter text.' },
  found: (hits: number, records: number) => ({
    th: `พบ ${hits} แห่งใน ${records} รายการ`,
    en: `${hits} ${hits === 1 ? 'place' : 'places'} in ${records} ${records === 1 ? 'item' : 'items'}`,
  }),
  morePlaces: (places: number) => ({ th: `แสดงอีก ${places} แห่ง`, en: `Show ${places} more ${places === 1 ? 'place' : 'places'}` }),
  moreRecords: (records: number) => ({ th: `แสดงอีก ${records} รายการ`, en: `Show ${records} more ${records === 1 ? 'item' : 'items'}` }),
  searching: { th: 'กำลังค้นหาต่อ…', en: 'Still looking…' },
  most: (records: number) => ({
    th: `แสดง ${records} รายการแรก แทนที่ชุดนี้ก่อน แล้วค้นหาอีกครั้ง`,
    en: `These are the first ${records} items: replace in them, then look again.`,
  }),
  incomplete: {
    th: 'ระบบกำลังรวบรวมข้อความของทุกรายการ จึงอาจพบไม่ครบ โปรดค้นหาอีกครั้งในไม่กี่นาที',
    en: 'Texts are being collected after an update, so some may be missing. Look again in a few minutes.',
  },
  all: { th: 'เลือกทั้งหมด', en: 'Choose all' },
  doReplace: (hits: number) => ({ th: `แทนที่ ${hits} แห่ง`, en: `Replace ${hits} ${hits === 1 ? 'place' : 'places'}` }),
  takeOut: (hits: number) => ({ th: `ตัดออก ${hits} แห่ง`, en: `Take out ${hits} ${hits === 1 ? 'place' : 'places'}` }),
  replaced: (records: number) => ({
    th: `แทนที่แล้วใน ${records} รายการ`,
    en: `Replaced in ${records} ${records === 1 ? 'item' : 'items'}`,
  }),
  leftAlone: (records: number) => ({
    th: `ไม่ได้แก้ไข ${records} รายการ`,
    en: `${records} ${records === 1 ? 'item was' : 'items were'} left alone`,
  }),
  waiting: (records: number) => ({
    th: `รออนุมัติ ${records} รายการ`,
    en: `${records} ${records === 1 ? 'item waits' : 'items wait'} for approval`,
  }),
  // dead links
  linksHint: {
    th: `ตรวจทุกคืน ${clock(night.from)}–${clock(night.to)} น. ลิงก์ถือว่าเสียเมื่อไม่พบหน้าหรือเว็บไซต์ติดกัน 3 คืน`,
    en: `Checked every night from ${clock(night.from)} to ${clock(night.to)}; dead is what was not found on three nights.`,
  },
  linksOff: {
    th: 'ปิดการตรวจลิงก์ไว้ หากต้องการใช้ โปรดแจ้งผู้ดูแลระบบ',
    en: 'Checking links is turned off. Ask your administrator if you need it.',
  },
  linksOffHere: {
    th: 'ปิดการตรวจลิงก์ไว้ เปิดใช้ได้ด้วยการตั้งค่า LINK_CHECKS ของเซิร์ฟเวอร์',
    en: 'Checking links is turned off; the setting LINK_CHECKS of the server turns it on.',
  },
  which: { th: 'ผลการตรวจ', en: 'What was found' },
  unknownHint: {
    th: 'เว็บไซต์ปลายทางไม่ยอมให้ตรวจหรือไม่ตอบ โปรดเปิดดูเองหากสงสัย',
    en: 'These sites did not let us look, or did not answer. Open them yourself if in doubt.',
  },
  noLinks: { th: 'ไม่มีลิงก์เสีย', en: 'No dead links' },
  noUnknown: { th: 'ตรวจได้ทุกลิงก์', en: 'All links could be checked' },
  since: (day: string) => ({ th: `ตั้งแต่ ${day}`, en: `since ${day}` }),
  newAddress: { th: 'ที่อยู่ใหม่', en: 'New address' },
  everywhere: { th: 'แทนที่ทุกแห่ง', en: 'Replace everywhere' },
  everywhereOf: (address: string) => ({ th: `แทนที่ทุกแห่ง: ${address}`, en: `Replace everywhere: ${address}` }),
  // files
  unused: { th: 'ไฟล์ที่ไม่มีเนื้อหาใดใช้', en: 'Files that no content shows' },
  unusedHint: {
    th: 'เรียงจากไฟล์ใหญ่ที่สุด ไฟล์ที่ลบอยู่ในถังขยะ 30 วัน ก่อนลบ โปรดนึกถึงที่อยู่ไฟล์ที่ส่งไปทางอีเมลหรือเว็บไซต์อื่น',
    en: 'The largest first. A deleted file stays in the bin for 30 days. Mails and other websites may lead to one, too.',
  },
  twice: { th: 'ไฟล์ที่อัปโหลดซ้ำกัน', en: 'Files uploaded more than once' },
  twiceHint: { th: 'ไฟล์เดียวกันทุกประการ เก็บไว้เพียงไฟล์ที่เนื้อหาใช้', en: 'The very same file: keep the one that content shows.' },
  files_: (count: string) => ({ th: `${count} ไฟล์`, en: `${count} files` }),
  // to be looked at
  nothingDue: { th: 'ไม่มีรายการที่ต้องตรวจทาน', en: 'Nothing is to be looked at' },
  lookHint: {
    th: 'กำหนดวันตรวจทานได้ในแบบฟอร์มของแต่ละรายการ หรือเลือกหลายรายการในตารางแล้วแก้ไขพร้อมกัน',
    en: 'The day is set in the form of each item, or of many at once in their list.',
  },
  items: (count: string) => ({ th: `${count} รายการ`, en: `${count} ${count === '1' ? 'item' : 'items'}` }),
};

/** What a checked address answered, besides a status. */
export const answerPhrases = {
  404: { th: 'ไม่พบหน้านี้ (404)', en: 'Page not found (404)' },
  410: { th: 'หน้านี้ถูกลบแล้ว (410)', en: 'The page was taken away (410)' },
  403: { th: 'เว็บไซต์ไม่ให้ตรวจ (403)', en: 'The site refuses checks (403)' },
  429: { th: 'เว็บไซต์ไม่ให้ตรวจถี่ (429)', en: 'The site wants fewer checks (429)' },
  no_host: { th: 'ไม่มีเว็บไซต์ชื่อนี้', en: 'No such website' },
  timeout: { th: 'ไม่ตอบภายใน 10 วินาที', en: 'No answer within 10 seconds' },
  redirects: { th: 'ส่งต่อไปเรื่อย ๆ', en: 'It leads from one address to the next' },
  address: { th: 'ที่อยู่ไม่ถูกต้อง', en: 'Not a valid address' },
  inside: { th: 'อยู่ในเครือข่ายภายใน จึงไม่ตรวจ', en: 'In an inner network, which is not checked' },
  failed: { th: 'ติดต่อไม่ได้', en: 'It could not be reached' },
} as const;
