export const typographyPhrases = {
  sizes: { th: 'ขนาดตัวอักษร', en: 'Sizes' },
  sizesNote: {
    th: 'ขนาดและระยะบรรทัดอ่านจากธีมที่ใช้อยู่ ตัวอักษรคือ Sarabun',
    en: 'Sizes and line heights are read from the theme in force. The letters are Sarabun’s.',
  },
  sample: { th: 'คณะศิลปศาสตร์เปิดรับสมัครนักศึกษาแลกเปลี่ยน ปีการศึกษา 2569', en: 'The faculty invites exchange students for the year 2026' },
  headings: { th: 'หัวเรื่อง', en: 'Headings' },
  headingsNote: {
    th: 'หนึ่งหน้ามี h1 เดียว หัวข้อรองเป็น h2 และ h3 ตามลำดับ',
    en: 'A page has one h1; parts follow as h2 and h3 without a gap.',
  },
  headingSample: { th: 'ผลงานวิชาการของคณาจารย์', en: 'Works of the academic staff' },
  weights: { th: 'น้ำหนักและน้ำเสียง', en: 'Weights and voices' },
  regular: { th: 'ปกติ 400 สำหรับเนื้อความ', en: 'Regular, 400, for running text' },
  semibold: { th: 'กึ่งหนา 600 สำหรับป้ายกำกับ', en: 'Semibold, 600, for badges' },
  bold: { th: 'หนา 700 สำหรับหัวเรื่องและคำสำคัญ', en: 'Bold, 700, for headings and what matters' },
  italic: { th: 'ตัวเอน สำหรับชื่อหนังสือและวารสาร', en: 'Italic, for titles of books and journals' },
  dimmed: { th: 'จาง สำหรับคำอธิบายใต้หัวเรื่อง', en: 'Dimmed, for what explains' },
  wrong: { th: 'แดง สำหรับสิ่งที่ต้องแก้', en: 'Red, for what must be mended' },
  marks: { th: 'สระและวรรณยุกต์ซ้อนกัน', en: 'Thai with all its marks' },
  marksNote: { th: 'เครื่องหมายชั้นบนและชั้นล่างต้องไม่ถูกตัดและไม่ทับกัน', en: 'No mark above or below is cut off, and none lies over another.' },
  marksSample: {
    th: 'ที่นี่มีปู่ย่า น้ำผึ้ง กตัญญู ฐานกู้ ฎีกา ป้ำ ฝั่งซื่อ ปื้น ก๊วยเตี๋ยว ฤๅษี ไว้ใจ ณัฏฐ์ พิสุทธิ์',
    en: 'ที่นี่มีปู่ย่า น้ำผึ้ง กตัญญู ฐานกู้ ฎีกา ป้ำ ฝั่งซื่อ ปื้น ก๊วยเตี๋ยว ฤๅษี ไว้ใจ ณัฏฐ์ พิสุทธิ์ (a Thai sample)',
  },
  running: { th: 'ในเนื้อความ', en: 'In running text' },
  runningText: { th: 'ลิงก์ขีดเส้นใต้เสมอ โค้ดและแป้นพิมพ์มีกรอบของตน', en: 'A link is always underlined; code and keys have frames of their own.' },
  link: { th: 'ภาพรวมของระบบ', en: 'What this system is' },
  items: {
    th: 'รายการใช้เมื่อมีตั้งแต่สองข้อ\nแต่ละข้อเป็นประโยคเดียว\nไม่มีจุดท้ายข้อ',
    en: 'A list begins with two items\nEach is one sentence\nNone ends with a full stop',
  },
  numbers: { th: 'ตัวเลข', en: 'Numbers' },
  numbersNote: {
    th: 'ตัวเลขในตารางกว้างเท่ากันทุกหลัก ระบบแสดงเลขอารบิก และรับเลขไทยที่พิมพ์เข้ามา',
    en: 'Digits in tables are of one width. Arabic digits are shown; Thai ones are understood when typed.',
  },
  narrow: { th: 'เมื่อมีที่แคบ', en: 'Where it is narrow' },
  narrowNote: {
    th: 'ภาษาไทยตัดบรรทัดที่คำ คำยาวที่ไม่มีที่ตัดจะไม่ดันหน้าให้กว้างขึ้น',
    en: 'Thai breaks between words; a long word never widens the page.',
  },
  narrowSample: {
    th: 'โครงการพัฒนาศักยภาพบุคลากรสายวิชาการด้านการวิจัยภาษาและวัฒนธรรมเพื่อความร่วมมือระหว่างประเทศ',
    en: 'โครงการพัฒนาศักยภาพบุคลากรสายวิชาการด้านการวิจัยภาษาและวัฒนธรรมเพื่อความร่วมมือระหว่างประเทศ (a Thai sample)',
  },
};
