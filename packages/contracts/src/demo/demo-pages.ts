import type { Bilingual } from '../kit/bilingual.ts';

/** Headings of the demo pages, by the first segment of their addresses. */
export const demoAreas = {
  documentation: { th: 'เอกสารสำหรับผู้พัฒนา', en: 'Documentation' },
  core: { th: 'พื้นฐาน', en: 'Core' },
  ui: { th: 'ส่วนประกอบ', en: 'Components' },
  forms: { th: 'ฟอร์ม', en: 'Forms' },
  tables: { th: 'ตาราง', en: 'Tables' },
  charts: { th: 'แผนภูมิ', en: 'Charts' },
  maps: { th: 'แผนที่', en: 'Maps' },
  extra: { th: 'หน้าตัวอย่าง', en: 'Example pages' },
  'e-commerce': { th: 'สินค้าตัวอย่าง', en: 'Products' },
} as const satisfies Record<string, Bilingual>;

export type DemoArea = keyof typeof demoAreas;

/** Every demo page of the documented route list, in the order of the menu. */
export const demoPages = {
  '/documentation/overview': { th: 'ภาพรวม', en: 'Overview' },
  '/documentation/quick-start': { th: 'เริ่มต้นใช้งาน', en: 'Quick start' },
  '/documentation/structure': { th: 'โครงสร้าง', en: 'Structure' },
  '/documentation/libs': { th: 'ไลบรารีที่ใช้', en: 'Libraries' },
  '/documentation/licences': { th: 'สัญญาอนุญาต', en: 'Licences' },
  '/documentation/ui': { th: 'ส่วนประกอบของหน้าจอ', en: 'Interface kit' },
  '/documentation/forms': { th: 'ชุดฟอร์ม', en: 'Form kit' },
  '/documentation/tables': { th: 'ชุดรายการ', en: 'List kit' },
  '/documentation/charts': { th: 'ชุดแผนภูมิ', en: 'Chart kit' },
  '/documentation/maps': { th: 'แผนที่ของระบบ', en: 'Map notes' },
  '/core/typography': { th: 'ตัวอักษร', en: 'Typography' },
  '/core/colors': { th: 'สี', en: 'Colours' },
  '/core/grid': { th: 'กริด', en: 'Grid' },
  '/ui/icons': { th: 'ไอคอน', en: 'Icons' },
  '/ui/badge': { th: 'ป้ายกำกับ', en: 'Badges and chips' },
  '/ui/carousel': { th: 'ภาพเลื่อน', en: 'Carousels' },
  '/ui/cards': { th: 'การ์ด', en: 'Cards' },
  '/ui/modal': { th: 'กล่องโต้ตอบ', en: 'Dialogs' },
  '/ui/notifications': { th: 'ข้อความแจ้ง', en: 'Notifications' },
  '/ui/navbar': { th: 'แถบนำทาง', en: 'Navigation bars' },
  '/ui/tooltips': { th: 'คำอธิบายลอย', en: 'Tooltips and popovers' },
  '/ui/tabs': { th: 'แท็บและส่วนที่พับได้', en: 'Tabs and panels' },
  '/ui/pagination': { th: 'การแบ่งหน้า', en: 'Pagination' },
  '/ui/progress': { th: 'ความคืบหน้า', en: 'Progress' },
  '/forms/elements': { th: 'ช่องกรอก', en: 'Form elements' },
  '/forms/validation': { th: 'การตรวจสอบฟอร์ม', en: 'Form validation' },
  '/tables/basic': { th: 'ตารางพื้นฐาน', en: 'Basic tables' },
  '/tables/dynamic': { th: 'ตารางโต้ตอบ', en: 'Dynamic tables' },
  '/charts/line-charts': { th: 'แผนภูมิเส้น', en: 'Line charts' },
  '/charts/bar-charts': { th: 'แผนภูมิแท่ง', en: 'Bar charts' },
  '/charts/pie-charts': { th: 'แผนภูมิวงกลม', en: 'Pie charts' },
  '/maps/google': { th: 'แผนที่ถนน', en: 'Street map' },
  '/maps/vector': { th: 'แผนที่โลก', en: 'Vector maps' },
  '/extra/gallery': { th: 'คลังภาพ', en: 'Gallery' },
  '/extra/calendar': { th: 'ปฏิทิน', en: 'Calendars' },
  '/extra/invoice': { th: 'ใบแจ้งหนี้', en: 'Invoice' },
  '/extra/search': { th: 'ผลการค้นหา', en: 'Search results' },
  '/extra/timeline': { th: 'เส้นเวลา', en: 'Timeline' },
  '/e-commerce/management': { th: 'จัดการสินค้า', en: 'Product management' },
  '/e-commerce/grid': { th: 'สินค้าทั้งหมด', en: 'Product grid' },
  '/e-commerce/detail': { th: 'รายละเอียดสินค้า', en: 'Product detail' },
} as const satisfies Record<`/${DemoArea}/${string}`, Bilingual>;

export type DemoPath = keyof typeof demoPages;

/** Target of the menu's one entry. */
export const demoStart: DemoPath = '/documentation/overview';

/** Whether an address is a demo page. */
export const isDemoPath = (path: string): path is DemoPath => Object.hasOwn(demoPages, path);

/** The area of an address. */
export const demoAreaOf = (path: DemoPath) => path.split('/')[1] as DemoArea;
