export const menuPhrases = {
  title: { th: 'เมนูเว็บไซต์', en: 'Website menu' },
  add: { th: 'เพิ่มรายการ', en: 'Add an item' },
  edit: { th: 'แก้ไขรายการในเมนู', en: 'Edit menu item' },
  empty: { th: 'ยังไม่มีรายการ', en: 'Nothing here yet' },
  orderHint: {
    th: 'ลาก หรือกดลูกศร เพื่อจัดลำดับ ลูกศรขวาย้ายไปอยู่ใต้รายการก่อนหน้า ลูกศรซ้ายย้ายออกมา เว็บไซต์เปลี่ยนทันที',
    en: 'Drag, or press the arrows. Right puts an item below the one before it, left takes it out again. The website follows at once.',
  },
  up: (label: string) => ({ th: `เลื่อน “${label}” ขึ้น`, en: `Move “${label}” up` }),
  down: (label: string) => ({ th: `เลื่อน “${label}” ลง`, en: `Move “${label}” down` }),
  in: (label: string) => ({ th: `ย้าย “${label}” ไปอยู่ใต้รายการก่อนหน้า`, en: `Put “${label}” below the item before it` }),
  out: (label: string) => ({ th: `ย้าย “${label}” ออกมาหนึ่งระดับ`, en: `Take “${label}” out by one level` }),
  remove: (label: string) => ({ th: `ลบ “${label}”`, en: `Delete “${label}”` }),
  moved: (label: string, index: number, count: number, where: string) => ({
    th: `“${label}” อยู่ลำดับที่ ${index} จาก ${count} ใน ${where}`,
    en: `“${label}” is now ${index} of ${count} in ${where}`,
  }),
  hidden: { th: 'ซ่อนไว้', en: 'Hidden' },
  preview: { th: 'ตัวอย่างบนเว็บไซต์', en: 'Preview on the website' },
  item: { th: 'รายการ', en: 'Item' },
  underHint: { th: 'อยู่ใต้รายการอื่นได้หนึ่งระดับ', en: 'At most one level below another item' },
  addressHint: { th: 'เช่น /search หรือ https://www.example.ac.th', en: 'Such as /search, or https://www.example.ac.th' },
};
