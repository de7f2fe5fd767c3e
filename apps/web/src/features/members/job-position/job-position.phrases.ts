export const jobPositionPhrases = {
  title: { th: 'ตำแหน่งงาน', en: 'Job positions' },
  add: { th: 'เพิ่มตำแหน่งงาน', en: 'Add a position' },
  edit: { th: 'แก้ไขตำแหน่งงาน', en: 'Edit position' },
  identity: { th: 'รหัสและการใช้งาน', en: 'Code and use' },
  names: { th: 'ชื่อตำแหน่ง', en: 'Names' },
  codeHint: { th: 'ตัวเลข 3–5 หลัก เช่น 001, 100', en: '3 to 5 digits, such as 001 or 100' },
  typeHint: {
    th: 'ประเภท “ตำแหน่งทางวิชาการ” ให้เลือกในช่องตำแหน่งทางวิชาการของสมาชิก ประเภทอื่นอยู่ในช่องตำแหน่งงาน',
    en: 'Academic ranks are offered as a member’s academic position, all other types as the job position.',
  },
};
