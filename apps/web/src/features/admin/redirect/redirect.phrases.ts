export const redirectPhrases = {
  title: { th: 'ที่อยู่เดิมของหน้าเว็บ', en: 'Former addresses' },
  add: { th: 'เพิ่มที่อยู่เดิม', en: 'Add a former address' },
  edit: { th: 'แก้ไขที่อยู่เดิม', en: 'Edit former address' },
  addresses: { th: 'จากที่อยู่เดิมไปที่อยู่ใหม่', en: 'From the former address to the present one' },
  fromHint: {
    th: 'ส่วนหลังชื่อเว็บไซต์ เช่น /page/about หรือ /index.php?id=12 ของเว็บไซต์เก่า ต้องเป็นที่อยู่ที่ไม่มีหน้าเว็บแสดงอยู่',
    en: 'What follows the name of the website, such as /page/about, or /index.php?id=12 of an old website. No page may be shown there.',
  },
  toHint: { th: 'เช่น /page/faculty หรือ https://www.example.ac.th', en: 'Such as /page/faculty, or https://www.example.ac.th' },
  byItself: { th: 'ระบบ เมื่อเปลี่ยนที่อยู่', en: 'the system, when an address changed' },
  byHand: { th: 'ผู้ดูแลระบบ', en: 'an administrator' },
};
