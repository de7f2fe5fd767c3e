export const educationPhrases = {
  title: { th: 'ประวัติการศึกษา', en: 'Education' },
  back: { th: 'กลับไปที่สมาชิก', en: 'Back to the members' },
  add: { th: 'เพิ่มวุฒิการศึกษา', en: 'Add a degree' },
  addFor: (name: string) => ({ th: `เพิ่มวุฒิการศึกษาของ ${name}`, en: `Add a degree of ${name}` }),
  editFor: (name: string) => ({ th: `แก้ไขวุฒิการศึกษาของ ${name}`, en: `Edit a degree of ${name}` }),
  emptyHint: {
    th: 'วุฒิการศึกษาที่เพิ่มจะเรียงจากระดับสูงสุดและปีล่าสุด',
    en: 'Degrees are listed from the highest level and the latest year.',
  },
  degree: { th: 'วุฒิการศึกษา', en: 'Degree' },
  details: { th: 'ข้อมูลเพิ่มเติม', en: 'More' },
  year: { th: 'ปี พ.ศ.', en: 'Year (B.E.)' },
};
