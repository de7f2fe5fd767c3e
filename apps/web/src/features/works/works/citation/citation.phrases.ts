/** Where the server looks DOIs up. */
export const doiPhrases = {
  title: { th: 'กรอกจาก DOI, BibTeX หรือ RIS', en: 'Fill in from a DOI, BibTeX or RIS' },
  label: { th: 'วางเลข DOI หรือข้อความอ้างอิง', en: 'Paste a DOI or a citation' },
  hint: {
    th: 'รองรับ DOI, ที่อยู่หน้าบทความใน ThaiJO, BibTeX, RIS, EndNote, บรรทัดอ้างอิงแบบ APA และ JSON ของ Crossref หรือ CSL คัดลอกได้จากหน้าเว็บของวารสาร',
    en: 'A DOI, the address of an article in ThaiJO, BibTeX, RIS, EndNote, a reference in APA style, or JSON of Crossref or CSL, as journals’ pages offer them',
  },
};

/** Without DOI lookup: DOIs are not mentioned. */
export const pastedPhrases = {
  title: { th: 'กรอกจาก BibTeX หรือ RIS', en: 'Fill in from BibTeX or RIS' },
  label: { th: 'วางข้อความอ้างอิง', en: 'Paste a citation' },
  hint: {
    th: 'รองรับที่อยู่หน้าบทความใน ThaiJO, BibTeX, RIS, EndNote, บรรทัดอ้างอิงแบบ APA และ JSON ของ Crossref หรือ CSL คัดลอกได้จากหน้าเว็บของวารสาร',
    en: 'The address of an article in ThaiJO, BibTeX, RIS, EndNote, a reference in APA style, or JSON of Crossref or CSL, as journals’ pages offer them',
  },
};

export const citationPhrases = {
  read: { th: 'กรอกข้อมูล', en: 'Fill in' },
  choose: { th: 'พบหลายรายการ เลือกรายการที่ต้องการ', en: 'Several were found: choose one' },
  notRead: {
    th: 'อ่านข้อความนี้ไม่ได้ โปรดคัดลอกข้อความ BibTeX, RIS หรือ EndNote ทั้งหมดแล้ววางใหม่',
    en: 'This cannot be read. Copy the whole BibTeX, RIS or EndNote text and paste it again.',
  },
  broken: (count: number) => ({ th: `อ่านไม่ได้ ${count} รายการ`, en: `${count} could not be read` }),
  done: (source: string, count: number) => ({
    th: `กรอกให้แล้ว ${count} ช่องจาก ${source} ตรวจสอบและแก้ไขได้ทุกช่อง`,
    en: `${count} fields were filled from ${source}. Check them; each can be changed.`,
  }),
  stayed: (labels: string) => ({ th: `ช่องที่คุณแก้เองคงไว้ตามเดิม: ${labels}`, en: `What you changed yourself stayed: ${labels}` }),
  undo: { th: 'เลิกทำ', en: 'Undo' },
  tooLong: { th: 'ข้อความยาวเกินไป วางครั้งละไม่เกิน 100,000 ตัวอักษร', en: 'Too long: paste 100,000 characters at most' },
};
