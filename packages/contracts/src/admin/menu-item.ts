import { z } from 'zod';
import type { Bilingual } from '../kit/bilingual.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, isWebAddress, optionalDay, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery, maxLimit } from '../kit/list-query.ts';
import { arabicDigits } from '../kit/text/digits.ts';
import { isSitePath } from './redirect.ts';

/** Where the website shows items, and how many of the first level and below one of them fit there. */
export const menuPlaces = {
  H: { th: 'เมนูด้านบน', en: 'Main menu', most: 8, below: 12 },
  F: { th: 'คอลัมน์ท้ายเว็บ', en: 'Columns of the footer', most: 4, below: 12 },
  P: { th: 'ลิงก์ความเป็นส่วนตัวท้ายเว็บ', en: 'Privacy link of the footer', most: 1, below: 0 },
  W: { th: 'หน้าแรก', en: 'Home page', most: 20, below: 8 },
} as const satisfies Record<string, Bilingual & { most: number; below: number }>;
export type MenuPlace = keyof typeof menuPlaces;
export const menuPlaceKeys = Object.keys(menuPlaces) as MenuPlace[]; // keys of a literal

const homeBlock = choice({
  '': { th: 'ไม่ใช่ส่วนของหน้าแรก', en: 'No block' },
  hero: { th: 'ภาพเปิดหน้าและปุ่ม', en: 'Opening picture and calls' },
  notice: { th: 'แถบแจ้งสำคัญ', en: 'Notice' },
  ways: { th: 'ทางลัด', en: 'Quick ways' },
  news: { th: 'ข่าวล่าสุด', en: 'Latest news' },
  programmes: { th: 'หลักสูตร', en: 'Programmes' },
  admission: { th: 'รอบรับสมัคร', en: 'Rounds of admission' },
  sections: { th: 'ข่าวตามหมวด', en: 'News by section' },
  events: { th: 'กิจกรรมที่จะมาถึง', en: 'Coming events' },
  documents: { th: 'เอกสาร', en: 'Documents' },
  links: { th: 'ลิงก์และบริการ', en: 'Links and services' },
  word: { th: 'สารหรือข้อความพร้อมภาพ', en: 'Words with a picture' },
  videos: { th: 'วิดีโอ', en: 'Videos' },
  partners: { th: 'ป้ายและเครือข่าย', en: 'Banners and partners' },
  figures: { th: 'ตัวเลขของคณะ', en: 'Figures' },
  contact: { th: 'ติดต่อคณะ', en: 'Contact' },
});
export type HomeBlock = Exclude<z.infer<typeof homeBlock>, ''>;

/** Fields of menu items that only some blocks of the home page, or items below them, show. */
export type HomeField = 'note' | 'picture' | 'icon' | 'days';

/** What a block itself shows besides its label, link and days, and what items below it do; the others have none. */
export const homeFields: { readonly [Block in HomeBlock]?: { own?: readonly HomeField[]; items?: readonly HomeField[] } } = {
  hero: { own: ['note', 'picture'], items: [] },
  notice: { own: ['note'] },
  ways: { items: ['icon'] },
  programmes: { items: ['note', 'picture'] },
  admission: { items: ['note', 'days'] },
  sections: { items: [] },
  word: { own: ['note', 'picture'] },
};

const homeIcon = choice({
  none: { th: 'ไม่มี', en: 'None' },
  school: { th: 'หมวกบัณฑิต', en: 'Graduation cap' },
  book: { th: 'หนังสือ', en: 'Book' },
  cash: { th: 'เงิน', en: 'Money' },
  gift: { th: 'ของขวัญ', en: 'Gift' },
  form: { th: 'แบบฟอร์ม', en: 'Form' },
  message: { th: 'ข้อความ', en: 'Message' },
  calendar: { th: 'ปฏิทิน', en: 'Calendar' },
  people: { th: 'บุคลากร', en: 'People' },
  world: { th: 'โลก', en: 'World' },
  search: { th: 'แว่นขยาย', en: 'Magnifying glass' },
});
export type HomeIcon = z.infer<typeof homeIcon>;

/** Pages of the website that list something, which are always there. */
export const siteLists = {
  '/news': { th: 'ข่าวทั้งหมด', en: 'All news' },
  '/articles': { th: 'คลังความรู้', en: 'Articles' },
  '/documents': { th: 'เอกสาร', en: 'Documents' },
  '/mous': { th: 'ความร่วมมือ (MOU)', en: 'Agreements (MOU)' },
  '/evidence': { th: 'เอกสารจัดกลุ่ม', en: 'Grouped documents' },
  '/people': { th: 'บุคลากร', en: 'People' },
  '/deans': { th: 'ทำเนียบคณบดี', en: 'Deans' },
  '/works': { th: 'ผลงานวิชาการ', en: 'Academic works' },
  '/activities': { th: 'กิจกรรมของบุคลากร', en: 'Activities' },
  '/links': { th: 'ลิงก์และบริการ', en: 'Links and services' },
  '/calendar': { th: 'ปฏิทินของคณะ', en: 'Calendar' },
} as const satisfies Record<string, Bilingual>;

const targetKind = choice({
  P: { th: 'หน้าเนื้อหา', en: 'A content page' },
  L: { th: 'รายการของเว็บไซต์', en: 'A list of the website' },
  A: { th: 'กลุ่มบทความ', en: 'A group of articles' },
  S: { th: 'หมวดข่าว', en: 'A section of news' },
  U: { th: 'ที่อยู่เว็บ', en: 'A web address' },
  N: { th: 'ไม่มีลิงก์ เป็นหัวข้อของรายการย่อย', en: 'Nothing: a heading of items below it' },
});

/** Whether visitors may see a target today. */
const targetState = choice({
  S: { th: 'แสดงบนเว็บไซต์', en: 'On the website' },
  H: { th: 'ปลายทางไม่แสดงบนเว็บไซต์', en: 'Its target is not on the website' },
  D: { th: 'ปลายทางถูกลบแล้ว', en: 'Its target was deleted' },
});

/** The option lists that targets are of. */
export const targetLists = { A: 'ARTICLE_PAGE_GROUP', S: 'NEWS_TYPE' } as const;

/** Longer labels do not fit into a menu. */
export const longestLabel = 60;

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

export const menuItemBody = z
  .object({
    /** A place, for an item of its first level; else the number of the item above. */
    under: text(10)
      .overwrite(arabicDigits)
      .refine((under) => Object.hasOwn(menuPlaces, under) || isNumber(under), errorCode('choice'))
      .default('H'),
    order_seq: orderSeq.default('AUTO'),
    label_th: requiredText(longestLabel),
    /** Empty where the Thai label is shown in English, too. */
    label_en: text(longestLabel).default(''),
    /** What an item of the first level of the home page shows. */
    block: homeBlock.default(''),
    note_th: text(500).default(''),
    note_en: text(500).default(''),
    icon: homeIcon.default('none'),
    /** What the picture shows, for those who do not see it. */
    alt_th: text(300).default(''),
    alt_en: text(300).default(''),
    /** Of a block: when it shows; of a round of admission: when it is open. Both days are included. */
    start_date: optionalDay,
    end_date: optionalDay,
    target_kind: targetKind.default('P'),
    /** Number of the page, path of the list, code of the group or section, or address. */
    target: text(1000).default(''),
    active: flag.default('Y'),
  })
  .superRefine(({ under, block, target_kind: kind, target }, ctx) => {
    const refuse = (field: string, code: Parameters<typeof errorCode>[0], input: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message: errorCode(code), input });
    const isWrong =
      (kind === 'P' && !isNumber(target)) ||
      (kind === 'L' && !Object.hasOwn(siteLists, target)) ||
      (kind === 'U' && !isSitePath(target) && !isWebAddress(target));
    if (kind !== 'N' && target === '') refuse('target', 'required', target);
    else if (isWrong) refuse('target', kind === 'U' ? 'site_path_or_address' : 'choice', target);
    if (under === 'W' && block === '') refuse('block', 'required', block);
    if (under !== 'W' && block !== '') refuse('under', 'choice', under);
  })
  .refine(({ start_date, end_date }) => start_date === null || end_date === null || start_date <= end_date, {
    path: ['end_date'],
    message: errorCode('ends_before_start'),
  });
export interface MenuItemBody extends z.infer<typeof menuItemBody> {}

const menuItemRow = z.object({
  menu_item_id: z.int(),
  under: z.string(),
  order_seq: z.number(),
  label_th: z.string(),
  label_en: z.string(),
  block: homeBlock,
  note_th: z.string(),
  note_en: z.string(),
  icon: homeIcon,
  /** Public address. */
  picture: z.string().nullable(),
  alt_th: z.string(),
  alt_en: z.string(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  target_kind: targetKind,
  target: z.string(),
  active: flag,
  /** Of a page, group or section that is there. */
  target_title_th: z.string(),
  target_title_en: z.string(),
  /** On the website, or an address of another one; empty for a heading. */
  target_path: z.string().nullable(),
  target_state: targetState,
  ...auditColumns,
});
export interface MenuItemRow extends z.infer<typeof menuItemRow> {}

const menuItemQuery = listQuery(['order_seq', 'menu_item_id', 'label_th', 'updated_at'], {});
export interface MenuItemQuery extends z.infer<typeof menuItemQuery> {}

/** An item of the website's menu, footer or home page. */
export const menuItem = defineEntity<number, MenuItemRow, MenuItemRow, MenuItemBody, MenuItemQuery, 'picture'>()({
  name: 'menu_item',
  tag: 'Website menu',
  page: '/admin/menu',
  idKey: 'menu_item_id',
  id: serialId,
  row: menuItemRow,
  body: menuItemBody,
  query: menuItemQuery,
  labels: {
    under: { th: 'อยู่ใน', en: 'Where' },
    label: { th: 'คำที่แสดง', en: 'Label' },
    block: { th: 'ส่วนของหน้าแรก', en: 'Block' },
    note: { th: 'ข้อความ', en: 'Text' },
    icon: { th: 'ไอคอน', en: 'Icon' },
    picture: { th: 'ภาพ', en: 'Picture' },
    alt: { th: 'ข้อความแทนภาพ', en: 'Alternative text' },
    start_date: { th: 'วันแรก', en: 'First day' },
    end_date: { th: 'วันสุดท้าย', en: 'Last day' },
    target_kind: { th: 'นำไปที่', en: 'Leads to' },
    target: { th: 'ปลายทาง', en: 'Target' },
    target_title: { th: 'ชื่อปลายทาง', en: 'Title of the target' },
    target_path: { th: 'ที่อยู่ของปลายทาง', en: 'Address of the target' },
    target_state: { th: 'สถานะปลายทาง', en: 'State of the target' },
  },
  ownerKey: 'created_by',
  title: { th: ['label_th'], en: ['label_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'asc' },
    { field: 'menu_item_id', sort: 'asc' },
  ],
  addresses: ['target'],
  // the screen shows all of them
  pageSize: maxLimit,
  files: { picture: { kind: 'image', maxMegabytes: 3, folder: 'home', public: true } },
  routes: {
    list: 'GET /menu_items',
    read: 'GET /menu_items/:menu_item_id',
    create: 'POST /menu_items',
    update: 'PUT /menu_items/:menu_item_id',
    remove: 'POST /delete_menu_items',
  },
});

/** The content pages that an item can lead to, for those who keep the menu. */
export const menuPages = z.array(z.object({ pages_id: z.int(), page_title_th: z.string(), page_title_en: z.string() }));
export const menuPagesRoute = 'GET /menu_item_pages';
