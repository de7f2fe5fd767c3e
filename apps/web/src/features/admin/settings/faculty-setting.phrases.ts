export const facultySettingPhrases = {
  title: { th: 'ข้อมูลคณะและเว็บไซต์', en: 'Faculty and website' },
  saved: { th: 'บันทึกแล้ว เว็บไซต์จะแสดงข้อมูลใหม่ทันที', en: 'Saved. The website shows it at once.' },

  names: { th: 'ชื่อ', en: 'Names' },
  facultyHint: { th: 'ใช้บนเว็บไซต์ และที่หัวรายงาน', en: 'On the website and at the head of reports' },
  taglineHint: { th: 'แสดงในหน้าแรก และใต้ชื่อคณะในผลการค้นหาของเว็บค้นหา', en: 'On the home page, and below the name in search engines' },

  approval: { th: 'การอนุมัติก่อนเผยแพร่', en: 'Approval' },
  approvalHint: {
    th: 'ผู้ที่ไม่มีสิทธิ์เผยแพร่จะต้องขออนุมัติ ผู้อนุมัติต้องมีสิทธิ์ “เผยแพร่” และ “แก้ไข” ในเมนูนั้น และสิทธิ์ดูคิวตรวจสอบ กำหนดได้ในเมนูสิทธิ์การใช้งาน',
    en: 'Who may not publish there has to ask. Those who approve need the rights to publish and edit on that page, and to view the review queue: see Role assignments.',
  },

  look: { th: 'สีและภาพ', en: 'Colours and pictures' },
  mainHint: { th: 'สีของลิงก์และปุ่ม เช่น #1953D2', en: 'Of links and buttons, such as #1953D2' },
  mainDarkHint: { th: 'เมื่อผู้อ่านเลือกโหมดมืด ควรเป็นสีเดียวกันที่สว่างขึ้น', en: 'For readers in dark mode: the same hue, lighter' },
  accentHint: { th: 'เส้นและเครื่องหมายในหัวเว็บ ไม่มีตัวอักษรบนสีนี้', en: 'Lines and marks of the header; no text stands on it' },
  logoHint: { th: 'ภาพ PNG หรือ WebP พื้นโปร่งใส สูงอย่างน้อย 120 พิกเซล', en: 'PNG or WebP with a transparent ground, at least 120 pixels high' },
  logoDarkHint: { th: 'หากไม่เลือก จะใช้ตราบนพื้นสว่าง', en: 'Without one, the logo of the light scheme is used' },
  shareHint: {
    th: 'ใช้เมื่อแชร์หน้าที่ไม่มีภาพของตนเอง เช่น หน้าแรก ขนาด 1200 × 630 พิกเซล',
    en: 'For shared pages without a picture of their own, such as the home page: 1200 × 630 pixels',
  },
  preview: { th: 'ตัวอย่างหัวเว็บไซต์', en: 'Preview of the header' },
  onLight: { th: 'พื้นสว่าง', en: 'Light scheme' },
  onDark: { th: 'พื้นมืด', en: 'Dark scheme' },
  sampleLink: { th: 'ข่าวทั้งหมด', en: 'All news' },
  sampleButton: { th: 'ค้นหา', en: 'Search' },
  contrast: (ratio: string) => ({ th: `ความต่างของตัวอักษรกับพื้น ${ratio} : 1`, en: `Contrast of text: ${ratio} : 1` }),
  clear: { th: 'อ่านง่าย', en: 'Easy to read' },
  faint: (least: number) => ({ th: `อ่านยาก ต้องได้อย่างน้อย ${least} : 1`, en: `Hard to read: ${least} : 1 is needed` }),

  contact: { th: 'การติดต่อ', en: 'Contact' },
  openingHint: {
    th: 'เช่น จันทร์–ศุกร์ 8.30–16.30 น. เว้นว่าง = ไม่แสดง',
    en: 'Such as Monday to Friday, 8.30 to 16.30; not shown while it is empty',
  },
  mapHint: { th: 'ที่อยู่เว็บเต็ม เช่น จากปุ่มแชร์ของ Google Maps', en: 'A full address, such as from the share button of Google Maps' },

  works: { th: 'ผลงานวิชาการ', en: 'Academic works' },
  articleHostsHint: {
    th: 'บรรทัดละหนึ่งชื่อ เมื่อวางที่อยู่หน้าบทความของเว็บไซต์เหล่านี้ ระบบจะกรอกผลงานให้ เว้นว่าง = ไม่อ่านเลย',
    en: 'One name a line. The address of an article there, pasted into a new work, fills it. Empty: none is read.',
  },

  social: { th: 'สื่อสังคมออนไลน์', en: 'Social media' },
  socialHint: { th: 'ที่อยู่เต็มของหน้าคณะ เว้นว่างไว้หากไม่มี', en: 'The full address of the faculty’s page; empty where there is none' },
};
