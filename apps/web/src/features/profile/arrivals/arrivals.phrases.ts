export const arrivalsPhrases = {
  title: { th: 'ผลงานใหม่ของคุณที่พบ', en: 'New to you' },
  count: (count: number) => ({ th: `${count} รายการ`, en: count === 1 ? '1 work' : `${count} works` }),
  hint: {
    th: 'พบตาม ORCID iD ของคุณ รับแล้วตรวจสอบและแนบหลักฐานก่อนบันทึก',
    en: 'Found by your ORCID iD. Take one, check it and add its evidence.',
  },
  take: { th: 'รับผลงานนี้', en: 'Take' },
  refuse: { th: 'ไม่ใช่ของฉัน', en: 'Not mine' },
  here: { th: 'มีอยู่แล้ว', en: 'Already here' },
  refused: { th: 'จะไม่แสดงผลงานนี้อีก', en: 'It is not shown again' },
  joined: { th: 'เชื่อมกับผลงานที่มีอยู่แล้ว', en: 'Joined with the work that is here' },
  seems: { th: 'น่าจะเป็นรายการที่มีอยู่แล้ว', en: 'This seems to be here already' },
  more: (left: number) => ({ th: `แสดงอีก ${left} รายการ`, en: `Show ${left} more` }),

  which: { th: 'คือผลงานใดของคุณ', en: 'Which of your works is it?' },
  lacks: (source: string) => ({ th: `${source} มีข้อมูลเพิ่มจากที่บันทึกไว้`, en: `What ${source} tells more than is here` }),
  nothingMore: { th: 'รายการในระบบครบแล้ว', en: 'Nothing: what is here is complete.' },
  fill: { th: 'เติมข้อมูลที่ขาด', en: 'Fill in what is missing' },
  join: { th: 'เชื่อมโดยไม่แก้ไข', en: 'Join without changes' },

  orcidHint: (sources: string) => ({
    th: `ระบบค้นหาผลงานใหม่ของคุณจาก ${sources} ทุกคืน แล้วแสดงในหน้าหลัก`,
    en: `Your new works are looked for at ${sources} each night, and wait on your home page.`,
  }),
  orcidOff: {
    th: 'ระบบนี้ยังไม่ได้ตั้งค่าการค้นหาผลงานจาก OpenAlex และ ORCID',
    en: 'Looking for works at OpenAlex and ORCID is not set up here yet.',
  },
};
