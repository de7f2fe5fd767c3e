/** Words that every list behind the forms shares. */
export const listsPhrases = {
  title: { th: 'ข้อมูลตัวเลือก', en: 'Lists' },
  back: { th: 'กลับไปที่ข้อมูลตัวเลือกทั้งหมด', en: 'Back to all lists' },
  intro: {
    th: 'ตัวเลือกในแบบฟอร์มและตัวกรอง เพิ่ม เปลี่ยนชื่อ เรียงลำดับ หรือเลิกใช้ได้ที่นี่ ตัวเลือกที่มีข้อมูลใช้อยู่จะลบไม่ได้',
    en: 'What forms and filters offer. Add, rename, order or retire it here; what is in use cannot be deleted.',
  },
  options: { th: 'ตัวเลือกของแต่ละหน้า', en: 'Options by page' },
  grouped: { th: 'เอกสารจัดกลุ่ม', en: 'Grouped documents' },
  faculty: { th: 'มหาวิทยาลัยและคณะ', en: 'University and faculty' },

  orderAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก รายการใหม่จะอยู่ท้ายสุด', en: 'Given when saved; a new item comes last.' },
  orderHint: {
    th: 'เลขน้อยแสดงก่อน ใส่ทศนิยมได้ 2 ตำแหน่งเพื่อแทรกระหว่างสองรายการ',
    en: 'Lower numbers come first. Use up to 2 decimals to place it between two others.',
  },
  activeHint: { th: 'ปิดเพื่อไม่ให้เลือกอีก ข้อมูลเดิมยังอยู่ครบ', en: 'Switch it off and it is no longer offered; what has it keeps it.' },
  names: { th: 'ชื่อ', en: 'Names' },
  use: { th: 'ลำดับและการใช้งาน', en: 'Order and use' },
};

export const parameterPhrases = {
  add: { th: 'เพิ่มตัวเลือก', en: 'Add an option' },
  edit: { th: 'แก้ไขตัวเลือก', en: 'Edit option' },
  codeAuto: { th: 'ระบบกำหนดให้เมื่อบันทึก และไม่เปลี่ยนอีก', en: 'Given when saved, and never changed.' },
};

export const weightPhrases = {
  how: {
    th: 'ใช้รวมค่าน้ำหนักในตารางสรุป แต่ละค่ามีผลกับผลงานที่เผยแพร่ตั้งแต่ปี พ.ศ. ที่ระบุจนถึงค่าถัดไป ผลงานของปีที่ไม่มีค่าจะแสดงแยกว่าไม่มีน้ำหนัก',
    en: 'Summed up in summary tables. Each weight holds for works published from its year (B.E.) on, until the next one; works of a year without one are told apart.',
  },
  from: { th: 'ตั้งแต่ปี พ.ศ.', en: 'From year (B.E.)' },
  weight: { th: 'ค่าน้ำหนัก', en: 'Weight' },
  add: { th: 'เพิ่มค่าน้ำหนัก', en: 'Add a weight' },
  remove: (year: string) => ({ th: `ลบค่าน้ำหนักของปี ${year}`, en: `Delete the weight of ${year}` }),
  text: (year: number, weight: number) => ({ th: `ตั้งแต่ ${year}: ${weight}`, en: `from ${year}: ${weight}` }),
};

export const groupMasterPhrases = {
  list: { th: 'หมวดเอกสารจัดกลุ่ม', en: 'Document categories' },
  about: { th: 'หมวดของสำนักงานสีเขียว', en: 'Categories of the green office' },
  add: { th: 'เพิ่มหมวด', en: 'Add a category' },
  edit: { th: 'แก้ไขหมวด', en: 'Edit category' },
  nameHint: { th: 'เช่น หมวดที่ 1', en: 'Such as หมวดที่ 1 or Category 1' },
  headings: { th: 'ดูหัวข้อของหมวดนี้', en: 'Headings of this category' },
};

export const groupSubAPhrases = {
  list: { th: 'หัวข้อเอกสารจัดกลุ่ม', en: 'Document headings' },
  about: { th: 'หัวข้อในแต่ละหมวด', en: 'Headings of each category' },
  add: { th: 'เพิ่มหัวข้อ', en: 'Add a heading' },
  edit: { th: 'แก้ไขหัวข้อ', en: 'Edit heading' },
  indexHint: { th: 'เช่น 1.2', en: 'Such as 1.2' },
  subHeadings: { th: 'ดูหัวข้อย่อย', en: 'Its sub-headings' },
};

export const groupSubBPhrases = {
  list: { th: 'หัวข้อย่อยเอกสารจัดกลุ่ม', en: 'Document sub-headings' },
  about: { th: 'หัวข้อย่อยที่เอกสารจัดเก็บอยู่ใต้', en: 'What documents are filed under' },
  add: { th: 'เพิ่มหัวข้อย่อย', en: 'Add a sub-heading' },
  edit: { th: 'แก้ไขหัวข้อย่อย', en: 'Edit sub-heading' },
  titleHint: { th: 'ขึ้นต้นด้วยเลข เช่น 1.2.1 คำสั่งแต่งตั้ง', en: 'Begin with its number, such as 1.2.1 Appointment' },
};

export const departmentPhrases = {
  list: { th: 'หน่วยงาน', en: 'Departments' },
  about: { th: 'คณะและหน่วยงานของมหาวิทยาลัย', en: 'Faculties and offices of the university' },
  add: { th: 'เพิ่มหน่วยงาน', en: 'Add a department' },
  edit: { th: 'แก้ไขหน่วยงาน', en: 'Edit department' },
};

export const facultyDatePhrases = {
  list: { th: 'ปฏิทินคณะ', en: 'Faculty calendar' },
  about: { th: 'วันสำคัญที่แสดงในปฏิทินของทุกคน', en: 'Dates that everybody’s calendar shows' },
  add: { th: 'เพิ่มวันในปฏิทิน', en: 'Add a date' },
  edit: { th: 'แก้ไขวันในปฏิทิน', en: 'Edit date' },
  title: { th: 'ชื่อวันหรือช่วงเวลา', en: 'Title' },
  when: { th: 'วัน เวลา และสถานที่', en: 'When and where' },
  activeHint: { th: 'ปิดเพื่อไม่ให้แสดงในปฏิทิน', en: 'Switch it off and the calendar no longer shows it.' },
  timeHint: { th: 'เช่น 09:30 เว้นว่าง = ทั้งวัน', en: 'Such as 09:30; the whole day while it is empty' },
  websiteHint: {
    th: 'ปิดสำหรับงานภายใน เช่น ประชุมกรรมการ จะเห็นเฉพาะบุคลากร',
    en: 'Off for internal events, such as meetings: only the staff see them',
  },
  endHint: { th: 'วันเดียวให้ใส่วันเดียวกับวันเริ่มต้น', en: 'The same as the first for a single day.' },
};

/** What each list of options is for. */
export const optionUsePhrases = {
  news: { th: 'ใช้ในหน้าข่าว', en: 'On the news page' },
  articles: { th: 'ใช้ในหน้าบทความ', en: 'On the articles page' },
  documents: { th: 'ใช้ในหน้าเอกสาร', en: 'On the documents page' },
  mous: { th: 'ใช้ในหน้า MOU', en: 'On the MOU page' },
  links: { th: 'ใช้ในหน้าลิงก์และสื่อ', en: 'On the links page' },
  works: { th: 'ใช้กับผลงานวิชาการ', en: 'Of academic works' },
  activities: { th: 'ใช้กับกิจกรรมของบุคลากร', en: 'Of activities' },
};
