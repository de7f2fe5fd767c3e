import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import type { Row } from '../legacy/legacy-records.ts';
import type { ProblemCode } from '../problems.ts';

/** One kind of dirt of old data, made in the answers of the rehearsed source. */
export interface Dirt {
  name: Bilingual;
  kind: string;
  /** Which record of its kind, counted from 0 by ascending identifier; negative ones from the end. */
  record: number;
  /** The field that the reports must name; empty for the record itself. */
  field: string;
  /** Changes the record's row. `all` are the rows of the kind, ascending. */
  change?(row: Row, all: readonly Row[], hosts: Hosts): Row;
  /** A further row, instead of a changed one. */
  add?(row: Row, all: readonly Row[]): Row;
  /** What the reports must say, where the field could be named for another reason. */
  code?: ProblemCode;
  /** Nothing to report: it must arrive as it is. */
  isHarmless?: true;
}

/** Addresses of the rehearsed source; those of files answer as their names say. */
export interface Hosts {
  from: string;
  missing: string;
  page: string;
  pngNamedJpg: string;
  program: string;
}

const set = (field: string, value: unknown): Pick<Dirt, 'field' | 'change'> => ({ field, change: (row) => ({ ...row, [field]: value }) });

const word2003 =
  '<p class=MsoNormal style="mso-margin-top-alt:auto"><span lang=TH style="mso-bidi-language:TH">ประกาศ<o:p></o:p></span></p><!--[if gte mso 9]><xml></xml><![endif]-->';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWO4e/cuAAUyApiWENc5AAAAAElFTkSuQmCC';

const text = (field: string, html: (hosts: Hosts) => string): Pick<Dirt, 'field' | 'change'> => ({
  field,
  change: (row, _all, hosts) => ({ ...row, [field]: html(hosts) }),
});

export const dirt: readonly Dirt[] = [
  { name: { th: 'ลำดับที่เป็นทศนิยมสามตำแหน่ง', en: 'Order number with three decimals' }, kind: 'news', record: 0, ...set('order_seq', 1.255) },
  { name: { th: 'ลำดับที่ติดลบ', en: 'Negative order number' }, kind: 'news', record: 1, ...set('order_seq', -3) },
  {
    name: { th: 'ชื่อเรื่องยาว 600 ตัวอักษร', en: 'Title of 600 characters' },
    kind: 'news',
    record: 2,
    ...set('news_title_th', 'ก'.repeat(600)),
  },
  { name: { th: 'ชื่อเรื่องเป็น NULL', en: 'Title is NULL' }, kind: 'news', record: 3, ...set('news_title_th', null) },
  { name: { th: 'วันที่เป็นปี พ.ศ.', en: 'Date with a year (B.E.)' }, kind: 'news', record: 4, ...set('new_start_date', '2567-01-02') },
  {
    name: { th: 'เนื้อหาจาก Word 2003', en: 'Text from Word 2003' },
    kind: 'news',
    code: 'word_markup',
    record: 5,
    ...text('news_content_th', () => word2003),
  },
  {
    name: { th: 'ภาพ base64 ในเนื้อหา', en: 'base64 picture in a text' },
    kind: 'news',
    code: 'embedded_picture',
    record: 6,
    ...text('news_content_th', () => `<p><img src="data:image/png;base64,${pixel}"></p>`),
  },
  {
    name: { th: 'ที่อยู่ http ของเว็บเดิมในเนื้อหา', en: 'http address of the old host in a text' },
    kind: 'news',
    code: 'old_address',
    record: 7,
    ...text('news_content_th', ({ from }) => `<p><a href="${from}/news/1">ข่าวเดิม</a></p>`),
  },
  {
    name: { th: 'สคริปต์ในเนื้อหา', en: 'Script in a text' },
    kind: 'news',
    code: 'removed_markup',
    record: 8,
    ...text('news_content_th', () => '<p>ก</p><script>a()</script>'),
  },
  {
    name: { th: 'ไฟล์ในเนื้อหาที่หายไป', en: 'Missing file in a text' },
    kind: 'news',
    code: 'missing_file',
    record: 9,
    ...text('news_content_th', ({ missing }) => `<p><a href="${missing}">ไฟล์</a></p>`),
  },
  { name: { th: 'รหัสตัวเลือกที่ไม่มีใครรู้จัก', en: 'Option code that nobody knows' }, kind: 'news', record: 10, ...set('news_type_tag', 'N987') },
  {
    name: { th: 'สระอำแยกเป็นสองตัว', en: 'ำ as two characters' },
    kind: 'news',
    record: 11,
    ...set('news_title_th', 'ท\u0e4d\u0e32เนียบ'),
  },
  {
    name: { th: 'อีโมจิในชื่อเรื่อง', en: 'Emoji in a title' },
    kind: 'news',
    record: 12,
    ...set('news_title_th', 'ขอแสดงความยินดี 🎉👩🏽‍🎓'),
    isHarmless: true,
  },
  {
    name: { th: 'ที่อยู่ของภาพตอบเป็นหน้าเว็บ', en: 'A picture’s address answers HTML' },
    kind: 'news',
    code: 'page_not_file',
    record: 13,
    ...text('news_h_image_th', ({ page }) => page),
  },
  {
    name: { th: 'ภาพที่ตอบ 404', en: 'A picture answers 404' },
    kind: 'news',
    code: 'missing_file',
    record: 14,
    ...text('news_h_image_th', ({ missing }) => missing),
  },
  {
    name: { th: 'ภาพชื่อ .jpg ที่เป็น png', en: 'A png named .jpg' },
    kind: 'news',
    code: 'wrong_extension',
    record: 15,
    ...text('news_h_image_th', ({ pngNamedJpg }) => pngNamedJpg),
  },
  {
    name: { th: 'ภาพบนเว็บอื่น', en: 'Picture on another host' },
    kind: 'news',
    record: 16,
    ...set('news_h_image_th', 'https://elsewhere.example/a.jpg'),
  },
  { name: { th: 'สถานะเป็น NULL', en: 'Status is NULL' }, kind: 'news', record: 17, ...set('active', null) },
  {
    name: { th: 'อักขระควบคุมในชื่อเรื่อง', en: 'Control characters in a title' },
    kind: 'news',
    record: 18,
    ...set('news_title_th', 'ข่าว\u0007ใหม่\u000b'),
  },
  { name: { th: 'ช่องว่างเกินในชื่อเรื่อง', en: 'Spaces around a title' }, kind: 'news', record: 19, ...set('news_title_th', '  ข่าวใหม่  ') },
  {
    name: { th: 'รายการสองรายการใช้รหัสเดียวกัน', en: 'Two records with one identifier' },
    kind: 'news',
    record: 20,
    field: 'news_id',
    add: (row) => ({ ...row }),
  },
  {
    name: { th: 'รายการไม่มีรหัส', en: 'A record without an identifier' },
    kind: 'news',
    record: 21,
    field: 'news_id',
    add: (row) => ({ ...row, news_id: null }),
  },
  {
    name: { th: 'อีเมลซ้ำ', en: 'E-mail twice' },
    kind: 'user',
    record: -1,
    field: 'email',
    change: (row, all) => ({ ...row, email: all[1]?.email }),
  },
  {
    name: { th: 'ชื่อผู้ใช้ต่างกันแค่ตัวพิมพ์เล็กใหญ่', en: 'User names that differ only in case' },
    kind: 'user',
    record: 2,
    field: 'user_name',
    add: (row) => ({
      ...row,
      id: 90_001,
      avatarFile: null,
      role: 'user',
      user_name: String(row.user_name).toUpperCase(),
      email: 'case@faculty.example',
    }),
  },
  { name: { th: 'คนที่ไม่มีอีเมล', en: 'A person without e-mail' }, kind: 'user', record: -2, ...set('email', '') },
  {
    name: { th: 'ชื่อผู้ใช้มีอักขระที่ใช้ไม่ได้', en: 'User name with characters that are not allowed' },
    kind: 'user',
    record: 3,
    field: 'user_name',
    add: (row) => ({ ...row, id: 90_002, avatarFile: null, role: 'user', user_name: 'สมชาย ใจดี', email: 'thai@faculty.example' }),
  },
  { name: { th: 'อีเมลเผยแพร่ว่าง', en: 'Empty public e-mail' }, kind: 'member', record: 5, ...set('info_email', '') },
  { name: { th: 'คำนำหน้าชื่อที่ไม่มีแล้ว', en: 'Name prefix that is gone' }, kind: 'member', record: 6, ...set('prefix_code', '987') },
  { name: { th: 'นามสกุลเป็น “-”', en: 'Last name “-”' }, kind: 'member', record: 7, ...set('lname_th', '-') },
  { name: { th: 'ลิงก์ javascript:', en: 'javascript: link' }, kind: 'member', record: 8, ...set('info_cv_link', 'javascript:alert(1)') },
  {
    name: { th: 'คนเดียวกันสองรายการ', en: 'One person recorded twice' },
    kind: 'member',
    record: 9,
    field: 'fname_th',
    change: (row, all) => ({ ...row, fname_th: all[10]?.fname_th, lname_th: all[10]?.lname_th }),
  },
  { name: { th: 'สิทธิ์ของคนที่ไม่มีแล้ว', en: 'Role of a person who is gone' }, kind: 'role', record: 0, ...set('user_name', 'left.long.ago') },
  {
    name: { th: 'สิทธิ์ของเมนูที่ไม่มีแล้ว', en: 'Role of a page that is gone' },
    kind: 'role',
    record: 1,
    field: 'role_master_full',
    change: (row) => ({ ...row, role_page: '/gone/page', role_master_full: 'web#/gone/page' }),
  },
  { name: { th: 'ปีการศึกษาเป็น ค.ศ.', en: 'Year of a degree in the common era' }, kind: 'user_edu', record: 0, ...set('edu_year', 2005) },
  { name: { th: 'ระดับการศึกษาที่ไม่มีแล้ว', en: 'Education level that is gone' }, kind: 'user_edu', record: 1, ...set('edu_code', '987') },
  { name: { th: 'วุฒิการศึกษาว่าง', en: 'Degree without its name' }, kind: 'user_edu', record: 2, ...set('edu_degree_th', '') },
  {
    name: { th: 'บาร์โค้ดซ้ำ', en: 'Barcode twice' },
    kind: 'lc_user',
    record: 5,
    field: 'user_code',
    change: (row, all) => ({ ...row, user_code: all[0]?.user_code }),
  },
  { name: { th: 'บาร์โค้ดเป็นตัวอักษร', en: 'Barcode with letters' }, kind: 'lc_user', record: 6, ...set('user_code', 'AB-12') },
  {
    name: { th: 'เบอร์โทรเป็นข้อความ', en: 'Phone number as a sentence' },
    kind: 'lc_user',
    record: 7,
    ...set('user_mobile', 'โทรที่บ้าน 02-123-4567 หรือฝากข้อความกับเจ้าหน้าที่ก่อนเที่ยงของทุกวัน'),
  },
  { name: { th: 'ประเภทสมาชิกที่ไม่มี', en: 'Member type that does not exist' }, kind: 'lc_user', record: 8, ...set('user_type', 'X') },
  {
    name: { th: 'เวลาเข้าเป็นข้อความภาษาไทยเท่านั้น', en: 'Times only as Thai text' },
    kind: 'lc_visit',
    record: 3,
    field: 'time_in',
    change: ({ time_in: _1, time_out: _2, ...row }) => row,
    isHarmless: true,
  },
  {
    name: { th: 'เข้าใช้สองครั้งที่ยังไม่ออก', en: 'Two visits that have not ended' },
    kind: 'lc_visit',
    record: -1,
    field: 'time_out',
    change: (row, all) => ({ ...row, user_id: all.at(-2)?.user_id, time_out: null, updated_at_th: '', ended: null }),
  },
  {
    name: { th: 'ยังไม่ออกจากศูนย์', en: 'A visit that has not ended' },
    kind: 'lc_visit',
    record: -2,
    field: 'time_out',
    change: (row) => ({ ...row, time_out: null, updated_at_th: '', ended: null }),
    isHarmless: true,
  },
  {
    name: { th: 'เวลาเข้าที่อ่านไม่ได้', en: 'A time in that cannot be read' },
    kind: 'lc_visit',
    code: 'no_time',
    record: 8,
    field: 'time_in',
    change: (row) => ({ ...row, time_in: 'เมื่อวานบ่าย', created_at_th: '' }),
  },
  { name: { th: 'ออกก่อนเข้า', en: 'Out before in' }, kind: 'lc_visit', record: 5, ...set('time_out', '2001-01-01T00:00:00.000Z') },
  {
    name: { th: 'การเข้าใช้ของสมาชิกที่ลบแล้ว', en: 'Visit of a deleted member' },
    kind: 'lc_visit',
    record: 6,
    field: 'user_id',
    change: (row) => ({ ...row, user_id: null, user_name: null, user_code: null, avatarFile: null }),
    isHarmless: true,
  },
  {
    name: { th: 'เอกสารอ้างถึงกันเป็นวง', en: 'Documents in a circle' },
    kind: 'doc',
    record: 0,
    field: 'doc_ref',
    change: (row, all) => ({ ...row, doc_section: 'DOC', doc_group_tag: 'D2', doc_ref: String(all[1]?.doc_id) }),
  },
  {
    name: { th: 'อีกด้านของวง', en: 'The other side of the circle' },
    kind: 'doc',
    record: 1,
    field: 'doc_ref',
    change: (row, all) => ({ ...row, doc_section: 'DOC', doc_group_tag: 'D2', doc_ref: String(all[0]?.doc_id) }),
  },
  {
    name: { th: 'อ้างถึงเอกสารที่ไม่มีแล้ว', en: 'Refers to a document that is gone' },
    kind: 'doc',
    record: 2,
    field: 'doc_ref',
    change: (row) => ({ ...row, doc_section: 'DOC', doc_group_tag: 'D2', doc_ref: '987654' }),
  },
  { name: { th: 'ปีเอกสารเป็น ค.ศ.', en: 'Year of a document in the common era' }, kind: 'doc', record: 3, ...set('doc_year', 2024) },
  { name: { th: 'ปีเอกสารเป็นตัวหนังสือ', en: 'Year of a document in words' }, kind: 'doc', record: 4, ...set('doc_year', 'สองพัน') },
  {
    name: { th: 'ปีของผลงานเป็นเลขเล่ม', en: 'Year of a work is a volume' },
    kind: 'work',
    record: 0,
    ...set('work_public_year', 12),
    isHarmless: true,
  },
  { name: { th: 'ผลงานของคนที่ไม่มีแล้ว', en: 'Work of a person who is gone' }, kind: 'work', record: 1, ...set('user_name', 'retired.2540') },
  { name: { th: 'วันที่ 0000-00-00', en: 'Date 0000-00-00' }, kind: 'work', record: 2, ...set('work_public_date', '0000-00-00') },
  { name: { th: 'DOI ที่ไม่ใช่ DOI', en: 'A DOI that is none' }, kind: 'work', record: 3, ...set('work_doi', 'ดูในเล่ม') },
  { name: { th: 'ชื่อผลงานภาษาอังกฤษว่าง', en: 'Work without its English title' }, kind: 'work', record: 4, ...set('work_title_en', '') },
  { name: { th: 'สัดส่วนผลงานเกิน 100', en: 'Share of more than 100 percent' }, kind: 'work', record: 5, ...set('work_weight', 250) },
  { name: { th: 'วันที่เป็นข้อความภาษาไทย', en: 'Date as Thai text' }, kind: 'activity', record: 0, ...set('activity_date', '1 มกราคม 2567') },
  { name: { th: 'ระดับกิจกรรมที่ไม่มี', en: 'Activity level that does not exist' }, kind: 'activity', record: 1, ...set('activity_level', 'L9') },
  { name: { th: 'ลิงก์ไม่มี https://', en: 'Link without https://' }, kind: 'link', record: 0, ...set('links_url', 'www.example.ac.th/page') },
  { name: { th: 'สีเป็นคำ', en: 'Colour as a word' }, kind: 'link', record: 1, ...set('links_h_color', 'red') },
  {
    name: { th: 'ชื่อที่อยู่หน้าซ้ำ', en: 'Page address twice' },
    kind: 'content_page',
    record: 1,
    field: 'page_url',
    change: (row, all) => ({ ...row, page_url: all[0]?.page_url }),
  },
  {
    name: { th: 'ชื่อที่อยู่หน้ามีช่องว่าง', en: 'Page address with spaces' },
    kind: 'content_page',
    record: 2,
    ...set('page_url', 'About Us (ใหม่)'),
  },
  {
    name: { th: 'คณบดีที่ไม่มีภาพ', en: 'Dean without a picture' },
    kind: 'direct_dean',
    code: 'missing_file',
    record: 0,
    ...text('direct_dean_image', ({ missing }) => missing),
  },
  {
    name: { th: 'ไฟล์อัปโหลดที่หายไป', en: 'Upload whose file is gone' },
    kind: 'upload',
    code: 'missing_file',
    record: 0,
    ...text('uploads_url', ({ missing }) => missing),
  },
  {
    name: { th: 'ไฟล์โปรแกรม .exe', en: 'A program as a file' },
    kind: 'upload',
    code: 'unknown_type',
    record: 1,
    ...text('uploads_url', ({ program }) => program),
  },
  {
    name: { th: 'หัวข้อย่อยของเอกสารที่ไม่มีแล้ว', en: 'Document sub-heading that is gone' },
    kind: 'group_item',
    record: 0,
    ...set('group_sub_b_id', 98_765),
  },
];
