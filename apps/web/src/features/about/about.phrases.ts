export const aboutPhrases = {
  title: { th: 'เกี่ยวกับระบบ', en: 'About this system' },
  running: { th: 'เวอร์ชันที่ใช้งานอยู่', en: 'Version in use' },
  hint: { th: 'โปรดแนบข้อมูลนี้เมื่อแจ้งปัญหา', en: 'Please include this when you report a problem.' },
  version: { th: 'เวอร์ชัน', en: 'Version' },
  commit: { th: 'รหัสเวอร์ชัน (commit)', en: 'Commit' },
  fromSources: { th: 'ทำงานจากโค้ดของโครงการโดยตรง', en: 'Runs from its sources' },
  database: { th: 'ฐานข้อมูล', en: 'Database' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  copied: { th: 'คัดลอกแล้ว', en: 'Copied' },
  licences: { th: 'สัญญาอนุญาตของซอฟต์แวร์ที่ใช้', en: 'Licences of the software in use' },
};
