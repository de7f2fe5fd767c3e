export const uploadScreenPhrases = {
  title: { th: 'ไฟล์อัปโหลด', en: 'Uploaded files' },
  add: { th: 'อัปโหลดไฟล์', en: 'Upload a file' },
  edit: { th: 'แก้ไขไฟล์', en: 'Edit file' },
  emptyHint: { th: 'ไฟล์ที่อัปโหลดจะนำไปแทรกหรือทำลิงก์ในเนื้อหาได้', en: 'Uploaded files can be inserted or linked in content.' },
  file: { th: 'ไฟล์', en: 'File' },
  titleHint: { th: 'ใช้ค้นหา และเป็นข้อความของลิงก์หรือคำบรรยายภาพ', en: 'For searching, and as the words of the link or picture' },
  updated: { th: 'แก้ไขล่าสุด', en: 'Last changed' },
  active: { th: 'สถานะ', en: 'Status' },
};
