import { entities, entityOf } from '@faculty/contracts/entities';
import { type AnyEntity, type FileRule, titleOf } from '@faculty/contracts/kit/entity';
import { department } from '@faculty/contracts/lists/department';
import { facultyDate } from '@faculty/contracts/lists/faculty-date';
import { groupMaster } from '@faculty/contracts/lists/group-master';
import { groupSubA } from '@faculty/contracts/lists/group-sub-a';
import { groupSubB } from '@faculty/contracts/lists/group-sub-b';
import { parameter } from '@faculty/contracts/lists/parameter';
import { eduLevel } from '@faculty/contracts/members/edu-level';
import { jobPosition } from '@faculty/contracts/members/job-position';
import { member } from '@faculty/contracts/members/member';
import { prefix } from '@faculty/contracts/members/prefix';
import { role } from '@faculty/contracts/members/role';
import { userEdu } from '@faculty/contracts/members/user-edu';
import { articlePage } from '@faculty/contracts/website/article-page';
import { contentPage } from '@faculty/contracts/website/content-page';
import { directDean } from '@faculty/contracts/website/direct-dean';
import { directDeanList } from '@faculty/contracts/website/direct-dean-list';
import { doc } from '@faculty/contracts/website/doc';
import { groupItem } from '@faculty/contracts/website/group-item';
import { link } from '@faculty/contracts/website/link';
import { mou } from '@faculty/contracts/website/mou';
import { news } from '@faculty/contracts/website/news';
import { newsImage } from '@faculty/contracts/website/news-image';
import { gridText } from '@faculty/contracts/website/person-grid';
import { personPage } from '@faculty/contracts/website/person-page';
import { upload } from '@faculty/contracts/website/upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { form, picture } from './forms.ts';
import { type Client, type TestApp, testApp } from './test-app.ts';

/** What the common rules need to know of an entity to try them on it. Every entity has a line here. */
interface Sample {
  entity: AnyEntity;
  /** A correct create form; `n` makes it unlike the others. */
  body(n: number): Promise<Record<string, string | Blob>>;
  /** Wrong forms, each with the field that must be named. */
  wrong: [field: string, change: Record<string, string | undefined>][];
  /** A change of one field for an update. */
  change: Record<string, string>;
  /** What a create may say of other fields, unlike their defaults. */
  unusual: Record<string, string>;
  /** Words of its text after the change, in another order than they stand there: the query that finds it. */
  find: string;
  /** Fields whose value no two records may share. */
  unique?: string[];
  /** An identifier no record has, where it is not a number. */
  unknown?: string;
  /** What must be there first. */
  before?(client: Client): Promise<void>;
}

let newsId = '0';
const placed = { row_number: 2, column_number: 4, user_name: 'shown.person', position_th: 'คณบดี', position_en: 'Dean' };
/** What a grouped document is filed under. */
let place = { group_master_id: '0', group_sub_a_id: '0', group_sub_b_id: '0' };
const makePlace = async (admin: Client) => {
  const master = (await admin.call('POST /group_masters', { group_master_name_th: 'หมวด', group_master_title_th: 'นโยบาย' })).json();
  const group_master_id = String(master.group_master_id);
  const subA = { group_master_id, group_sub_a_index: '1.1', group_sub_a_title_th: 'หัวข้อ' };
  const group_sub_a_id = String((await admin.call('POST /group_sub_as', subA)).json().group_sub_a_id);
  const subB = (await admin.call('POST /group_sub_bs', { group_sub_a_id, group_sub_b_title_th: 'หัวข้อย่อย' })).json();
  place = { group_master_id, group_sub_a_id, group_sub_b_id: String(subB.group_sub_b_id) };
};

const samples: Sample[] = [
  {
    entity: prefix,
    body: async (n) => ({ prefix_code: String(100 + n), prefix_s_th: 'ผศ.', prefix_l_th: `ผู้ช่วยศาสตราจารย์ ${n}`, prefix_type: 'Academic' }),
    wrong: [
      ['prefix_code', { prefix_code: '12' }],
      ['prefix_code', { prefix_code: '12a' }],
      ['prefix_code', { prefix_code: '123456' }],
      ['prefix_s_th', { prefix_s_th: '  ' }],
      ['prefix_l_th', { prefix_l_th: 'ก'.repeat(151) }],
      ['prefix_l_th', { prefix_l_th: undefined }],
      ['prefix_s_th', { prefix_s_th: 'นาย\u0000' }],
      ['prefix_type', { prefix_type: 'King' }],
      ['active', { active: 'yes' }],
    ],
    change: { prefix_l_th: 'รองศาสตราจารย์' },
    unusual: { prefix_s_en: 'Asst. Prof.', active: 'N' },
    find: 'รองศาสตราจารย์ ผศ.',
    unique: ['prefix_code'],
    unknown: '99999',
  },
  {
    entity: news,
    body: async (n) => ({
      news_title_th: `พิธีไหว้ครูประจำปี ${n}`,
      news_content_th: '<p>เนื้อหา</p>',
      news_type_tag: 'N1,N2',
      news_h_image_th: await picture(),
    }),
    wrong: [
      ['news_title_th', { news_title_th: '' }],
      ['news_title_th', { news_title_th: 'ข'.repeat(501) }],
      ['news_type_tag', { news_type_tag: '' }],
      ['news_title_en', { switch_lang: 'Y' }],
      ['switch_lang', { switch_lang: 'T' }],
      ['order_seq', { order_seq: '1.234' }],
      ['order_seq', { order_seq: 'first' }],
      ['new_start_date', { new_start_date: '2026-02-30' }],
      ['show_end_date', { new_start_date: '2026-11-22', show_end_date: '2026-11-21' }],
      ['news_sdgs.0', { news_sdgs: 'SDGs18' }],
      ['news_h_image_th', { news_h_image_th: undefined }],
    ],
    change: { news_title_th: 'งานแสดงมุทิตาจิต', news_type_tag: 'N3' },
    unusual: {
      news_tag: 'ไหว้ครู,พิธี',
      news_stratrgic_tag: 'S1',
      news_sdgs: 'SDGs4',
      new_start_date: '2030-01-01',
      show_end_date: '2030-01-31',
      order_seq: '3.5',
      active: 'N',
    },
    find: 'มุทิตาจิต งานแสดง',
  },
  {
    entity: link,
    body: async (n) => ({
      links_group_tag: 'D1',
      links_type_tag: 'D1T1,D1T2',
      links_title_th: `ระบบลงทะเบียนเรียน ${n}`,
      links_desc_th: 'ลงทะเบียนและดูผลการเรียน',
      links_url: 'https://reg.university.example/',
      status_cover: 'Y',
      links_h_image_th: await picture(),
    }),
    wrong: [
      ['links_type_tag', { links_type_tag: '' }],
      ['links_title_th', { links_title_th: '' }],
      ['links_desc_th', { links_desc_th: undefined }],
      ['links_title_en', { switch_lang: 'Y', links_desc_en: 'Registration' }],
      ['links_desc_en', { switch_lang: 'Y', links_title_en: 'Registration' }],
      ['links_url', { links_url: undefined }],
      ['links_url', { links_url: '#' }],
      ['links_url', { links_url: 'www.university.example' }],
      ['links_url', { links_url: 'javascript:alert(1)' }],
      ['links_url', { links_group_tag: 'D2' }],
      ['links_url_manual', { links_url_manual: 'manual.pdf' }],
      ['links_h_icon', { status_cover: 'N', links_h_icon: '' }],
      ['links_h_icon', { links_h_icon: 'fas fa-no-such-icon' }],
      ['links_h_color', { status_cover: 'N', links_h_color: '' }],
      ['links_h_color', { links_h_color: 'blue' }],
      ['links_h_image_th', { links_h_image_th: undefined }],
      ['links_h_image_en', { switch_lang: 'Y', links_title_en: 'Registration', links_desc_en: 'Courses' }],
      ['order_seq', { order_seq: '1.234' }],
      ['show_start_date', { show_start_date: '2026-02-30' }],
    ],
    change: { links_title_th: 'ระบบสารบรรณ', links_group_tag: 'D3', links_type_tag: 'D3T1' },
    unusual: {
      links_url_manual: 'https://reg.university.example/manual.pdf',
      links_h_icon: 'fab fa-youtube',
      links_h_color: '#AA3311',
      links_content_th: 'สำหรับนักศึกษาทุกชั้นปี',
      show_start_date: '2030-01-01',
      show_end_date: '2030-12-31',
      order_seq: '3.5',
      active: 'N',
    },
    find: 'ผลการเรียน สารบรรณ',
  },
  {
    entity: upload,
    body: async (n) => ({ uploads_title_th: `แบบฟอร์มคำร้อง ${n}`, file: await picture() }),
    wrong: [
      ['uploads_title_th', { uploads_title_th: '' }],
      ['uploads_url', { file: undefined }],
      ['active', { active: '1' }],
    ],
    change: { uploads_title_th: 'ปฏิทินการศึกษา' },
    unusual: { active: 'N' },
    find: 'การศึกษา ปฏิทิน',
  },
  {
    entity: { ...newsImage, routes: { ...newsImage.routes, create: 'POST /web_con_new_images' } },
    body: async () => ({ news_id: newsId, file0: await picture(), file_length: '1' }),
    wrong: [
      ['news_id', { news_id: 'x' }],
      ['news_id', { news_id: undefined }],
      ['file_length', { file_length: '2' }],
      ['file0', { file0: undefined }],
    ],
    change: { order_seq: '7.5' },
    unusual: {},
    find: '',
    before: async (admin) => {
      const made = await admin.call('POST /web_con_news', form(await (samples[1] as Sample).body(900)));
      newsId = String(made.json().news_id);
    },
  },
  {
    entity: contentPage,
    body: async (n) => ({ page_url: `about_us_${n}`, page_title_th: `เกี่ยวกับเรา ${n}`, page_content_th: '<p>เนื้อหา</p>' }),
    wrong: [
      ['page_url', { page_url: undefined }],
      ['page_url', { page_url: 'about us' }],
      ['page_url', { page_url: 'about-us' }],
      ['page_url', { page_url: 'เกี่ยวกับเรา' }],
      ['page_url', { page_url: 'a'.repeat(46) }],
      ['page_title_th', { page_title_th: ' ' }],
      ['page_title_th', { page_title_th: 'ก'.repeat(501) }],
      ['page_content_th', { page_content_th: '' }],
      ['page_content_th', { page_content_th: '<p><br></p>\n<p>&nbsp;</p>' }],
      ['page_title_en', { switch_lang: 'Y', page_content_en: '<p>Text</p>' }],
      ['page_content_en', { switch_lang: 'Y', page_title_en: 'About us' }],
      ['show_end_date', { show_start_date: '2026-02-02', show_end_date: '2026-02-01' }],
      ['active', { active: 'yes' }],
    ],
    change: { page_title_th: 'แผนที่และการเดินทาง', active: 'N' },
    unusual: { page_title_en: 'About us', page_content_en: '<p>Text</p>', show_start_date: '2030-01-01', show_end_date: '2030-01-31' },
    find: 'เดินทาง แผนที่',
    unique: ['page_url'],
  },
  {
    entity: articlePage,
    body: async (n) => ({
      article_page_url: `thai_language_${n}`,
      article_page_type_tag: 'A1T1,A1T2',
      article_page_title_th: `ภาษาไทยใกล้ตัว ${n}`,
      article_page_content_th: '<p>เนื้อหา</p>',
      article_page_h_image_th: await picture(),
    }),
    wrong: [
      ['article_page_url', { article_page_url: 'too_short' }],
      ['article_page_url', { article_page_url: 'thai-language' }],
      ['article_page_url', { article_page_url: 'a'.repeat(61) }],
      ['article_page_url', { article_page_url: undefined }],
      ['article_page_type_tag', { article_page_type_tag: '' }],
      ['article_page_title_th', { article_page_title_th: '' }],
      ['article_page_content_th', { article_page_content_th: undefined }],
      ['article_page_title_en', { switch_lang: 'Y', article_page_content_en: '<p>Text</p>' }],
      ['article_page_content_en', { switch_lang: 'Y', article_page_title_en: 'Thai around us' }],
      ['article_page_h_image_th', { article_page_h_image_th: undefined }],
      ['article_page_h_url', { status_link: 'N', article_page_h_url: '' }],
      ['article_page_h_url', { status_link: 'N', article_page_h_url: 'javascript:alert(1)' }],
      ['show_end_date', { show_start_date: '2026-02-02', show_end_date: '2026-02-01' }],
    ],
    change: { article_page_title_th: 'นิทานพื้นบ้านภาคใต้', article_page_type_tag: 'A1T3' },
    unusual: {
      article_page_group_tag: 'A3',
      article_page_title_en: 'Southern folk tales',
      status_link: 'N',
      article_page_h_url: 'https://library.faculty.example/1',
      show_start_date: '2030-01-01',
      active: 'N',
    },
    find: 'ภาคใต้ นิทาน',
    unique: ['article_page_url'],
  },
  {
    entity: jobPosition,
    body: async (n) => ({
      job_position_code: String(100 + n),
      job_position_s_th: 'อ.',
      job_position_l_th: `อาจารย์ ${n}`,
      job_position_type: 'Academic',
    }),
    wrong: [
      ['job_position_code', { job_position_code: '1' }],
      ['job_position_code', { job_position_code: 'abc' }],
      ['job_position_s_th', { job_position_s_th: '' }],
      ['job_position_l_th', { job_position_l_th: undefined }],
      ['job_position_type', { job_position_type: 'Teacher' }],
      ['active', { active: '1' }],
    ],
    change: { job_position_l_th: 'นักวิชาการศึกษา', job_position_type: 'Other' },
    unusual: { job_position_s_en: 'Lect.', active: 'N' },
    find: 'นักวิชาการ อ.',
    unique: ['job_position_code'],
    unknown: '99999',
  },
  {
    entity: eduLevel,
    body: async (n) => ({ edu_code: String(100 + n), edu_name_th: `ปริญญาตรี ${n}` }),
    wrong: [
      ['edu_code', { edu_code: '12' }],
      ['edu_code', { edu_code: 'ป.ตรี' }],
      ['edu_name_th', { edu_name_th: ' ' }],
      ['order_seq', { order_seq: '1.234' }],
      ['active', { active: 'ใช้งาน' }],
    ],
    change: { edu_name_th: 'ปริญญาเอก', order_seq: '7.25' },
    unusual: { edu_name_en: 'Doctor', active: 'N' },
    find: 'ปริญญาเอก 1',
    unique: ['edu_code'],
    unknown: '99999',
  },
  {
    entity: member,
    body: async (n) => ({
      user_name: `member.${n}`,
      email: `member.${n}@faculty.example`,
      fname_th: 'เกศินี',
      lname_th: `ใจดี ${n}`,
      disabled: 'Y',
      info_email: `public.${n}@faculty.example`,
      avatarFile: await picture(),
    }),
    wrong: [
      ['user_name', { user_name: 'ab' }],
      ['user_name', { user_name: '.abc' }],
      ['user_name', { user_name: 'a..b' }],
      ['user_name', { user_name: 'abc_' }],
      ['user_name', { user_name: 'สมชาย' }],
      ['email', { email: 'not-an-address' }],
      ['info_email', { info_email: '' }],
      ['fname_th', { fname_th: '' }],
      ['disabled', { disabled: '1x' }],
      ['info_data_a', { info_data_a: 'doctor' }],
      ['info_cv_link', { info_cv_link: 'javascript:alert(1)' }],
      ['prefix_code', { prefix_code: '98765' }],
      ['avatarFile', { avatarFile: undefined }],
    ],
    change: { lname_th: 'รักเรียน', info_room: 'ห้อง 4201' },
    unusual: { prefix_code: '777', info_mobile: '0812345678', info_data_a: 'bachelor', info_link_a: 'https://scholar.example/1' },
    find: 'ผศ.ดร.รักเรียน เกศินี',
    unique: ['user_name', 'email'],
    before: async (admin) => {
      await admin.call('POST /prefixs', { prefix_code: '777', prefix_s_th: 'ดร.', prefix_l_th: 'ดอกเตอร์' });
    },
  },
  {
    entity: userEdu,
    body: async (n) => ({
      user_name: 'graduate',
      edu_code: '901',
      edu_year: '2560',
      edu_degree_th: `อ.บ. ${n}`,
      edu_degree_place_th: 'จุฬาลงกรณ์มหาวิทยาลัย',
    }),
    wrong: [
      ['user_name', { user_name: 'nobody.here' }],
      ['edu_code', { edu_code: '00000' }],
      ['edu_year', { edu_year: '25x' }],
      ['edu_year', { edu_year: '1999' }],
      ['edu_degree_th', { edu_degree_th: '' }],
      ['edu_degree_place_th', { edu_degree_place_th: undefined }],
    ],
    change: { edu_degree_th: 'อ.ม. (ภาษาไทย)', edu_year: '2565' },
    unusual: { remark: 'เกียรตินิยม', active: 'N' },
    find: '2022 (ภาษาไทย) อ.ม.',
    before: async (admin) => {
      await t.person({ user_name: 'graduate' });
      await admin.call('POST /edu_levels', { edu_code: '901', edu_name_th: 'ปริญญาตรี' });
    },
  },
  {
    entity: role,
    body: async () => {
      const { user_name } = await t.person();
      return { role_master_full: 'web#/web/content_new', user_name, view: 'Y' };
    },
    wrong: [
      ['role_master_full', { role_master_full: 'web#/no/such/page' }],
      ['user_name', { user_name: 'nobody.here' }],
      ['view', { view: 'yes' }],
      ['super_admin', { super_admin: 'true' }],
    ],
    change: { remark: 'ช่วยงานประชาสัมพันธ์', add: 'Y' },
    unusual: { edit: 'Y', own_only: 'Y', active: 'N' },
    find: 'ประชาสัมพันธ์ ช่วยงาน',
  },
  {
    entity: personPage,
    body: async (n) => ({ persons_url: `people_${n}`, persons_title_th: `ผู้บริหารคณะ ${n}`, persons_title_en: `Management ${n}` }),
    wrong: [
      ['persons_url', { persons_url: undefined }],
      ['persons_url', { persons_url: 'two words' }],
      ['persons_url', { persons_url: 'ผู้บริหาร' }],
      ['persons_url', { persons_url: 'a'.repeat(46) }],
      ['persons_title_th', { persons_title_th: '' }],
      ['persons_title_en', { persons_title_en: undefined }],
      ['persons_objects', { persons_objects: 'not a grid' }],
      ['persons_objects', { persons_objects: gridText([{ ...placed, user_name: 'nobody.here' }]) }],
      ['persons_objects.0.row_number', { persons_objects: '[{"row_number":16,"columns":[]}]' }],
      ['active', { active: '1' }],
    ],
    change: { persons_title_th: 'คณาจารย์ภาควิชาภาษาไทย' },
    unusual: { persons_content_th: '<p>โครงสร้าง</p>', persons_objects: gridText([placed]), active: 'N' },
    find: 'ภาควิชา คณาจารย์',
    unique: ['persons_url'],
    before: async () => {
      await t.person({ user_name: placed.user_name });
    },
  },
  {
    entity: directDean,
    body: async (n) => ({
      user_name: 'dean.of.arts',
      direct_dean_position_th: `คณบดีคณะศิลปศาสตร์ วาระที่ ${n}`,
      direct_dean_position_en: `Dean of Liberal Arts, term ${n}`,
      direct_dean_start_date: '2018-10-01',
      direct_dean_end_date: '2022-09-30',
      direct_dean_image: await picture(),
    }),
    wrong: [
      ['user_name', { user_name: '' }],
      ['user_name', { user_name: 'nobody.here' }],
      ['direct_dean_position_th', { direct_dean_position_th: ' ' }],
      ['direct_dean_position_en', { direct_dean_position_en: undefined }],
      ['direct_dean_start_date', { direct_dean_start_date: '' }],
      ['direct_dean_start_date', { direct_dean_start_date: '2026-02-30' }],
      ['direct_dean_start_date', { direct_dean_end_date: '2018-09-30' }],
      ['direct_dean_end_date', { direct_dean_end_date: '' }],
      ['direct_dean_end_date', { direct_dean_end_date: '30/9/2565' }],
      ['direct_dean_status_now', { direct_dean_status_now: 'T' }],
      ['direct_dean_image', { direct_dean_image: undefined }],
    ],
    change: { direct_dean_position_th: 'รักษาการคณบดี' },
    unusual: { direct_dean_status_now: 'Y', direct_dean_end_date: '', active: 'N' },
    find: 'รักษาการ dean.of.arts',
    before: async () => {
      await t.person({ user_name: 'dean.of.arts' });
    },
  },
  {
    entity: directDeanList,
    body: async (n) => ({
      user_name: 'dean.with.awards',
      direct_dean_list_type: 'T2',
      direct_dean_list_title_th: `บุคลากรดีเด่น ${n}`,
      direct_dean_list_title_en: `Outstanding person ${n}`,
    }),
    wrong: [
      ['user_name', { user_name: 'nobody.here' }],
      ['direct_dean_list_type', { direct_dean_list_type: 'T4' }],
      ['direct_dean_list_type', { direct_dean_list_type: undefined }],
      ['direct_dean_list_title_th', { direct_dean_list_title_th: '' }],
      ['direct_dean_list_title_en', { direct_dean_list_title_en: 'x'.repeat(501) }],
      ['order_seq', { order_seq: 'first' }],
      ['active', { active: '1' }],
    ],
    change: { direct_dean_list_title_th: 'รางวัลครูดีเด่น' },
    unusual: { direct_dean_list_type: 'T3', order_seq: '7.5', active: 'N' },
    find: 'ดีเด่น รางวัลครู',
    before: async () => {
      await t.person({ user_name: 'dean.with.awards' });
    },
  },
  {
    entity: groupMaster,
    body: async (n) => ({ group_master_name_th: `หมวดที่ ${n}`, group_master_title_th: 'การใช้ทรัพยากร' }),
    wrong: [
      ['group_master_name_th', { group_master_name_th: '' }],
      ['group_master_title_th', { group_master_title_th: undefined }],
      ['group_master_title_th', { group_master_title_th: 'ก'.repeat(301) }],
      ['order_seq', { order_seq: '1.234' }],
      ['active', { active: '1' }],
    ],
    change: { group_master_title_th: 'การจัดการของเสีย', order_seq: '7.25' },
    unusual: { group_master_name_en: 'Category', group_master_title_en: 'Resources', active: 'N' },
    find: 'ของเสีย การจัดการ',
  },
  {
    entity: groupSubA,
    body: async (n) => ({ group_master_id: place.group_master_id, group_sub_a_index: `9.${n}`, group_sub_a_title_th: 'การใช้น้ำ' }),
    wrong: [
      ['group_master_id', { group_master_id: '' }],
      ['group_master_id', { group_master_id: undefined }],
      ['group_master_id', { group_master_id: '2147483647' }],
      ['group_sub_a_index', { group_sub_a_index: '' }],
      ['group_sub_a_title_th', { group_sub_a_title_th: ' ' }],
    ],
    change: { group_sub_a_title_th: 'การใช้ไฟฟ้า' },
    unusual: { group_sub_a_title_en: 'Water', order_seq: '3.5', active: 'N' },
    find: 'ไฟฟ้า การใช้',
    before: makePlace,
  },
  {
    entity: groupSubB,
    body: async (n) => ({ group_sub_a_id: place.group_sub_a_id, group_sub_b_title_th: `9.1.${n} มาตรการประหยัดน้ำ` }),
    wrong: [
      ['group_sub_a_id', { group_sub_a_id: 'x' }],
      ['group_sub_a_id', { group_sub_a_id: '2147483647' }],
      ['group_sub_b_title_th', { group_sub_b_title_th: '' }],
      ['active', { active: 'yes' }],
    ],
    change: { group_sub_b_title_th: '9.2.2 สถิติการใช้กระดาษ' },
    unusual: { group_sub_b_title_en: 'Paper', order_seq: '3.5', active: 'N' },
    find: 'กระดาษ สถิติ',
    before: makePlace,
  },
  {
    entity: groupItem,
    body: async (n) => ({
      ...place,
      group_item_year: '2569',
      group_item_title_th: `นโยบายสิ่งแวดล้อม ${n}`,
      group_item_content_th: '<p>เนื้อหา</p>',
      group_item_h_image_th: await picture(),
      avatarFileFi: await picture(),
    }),
    wrong: [
      ['group_master_id', { group_master_id: '' }],
      ['group_sub_a_id', { group_sub_a_id: '' }],
      ['group_sub_b_id', { group_sub_b_id: undefined }],
      ['group_sub_a_id', { group_sub_a_id: '2147483647' }],
      ['group_sub_b_id', { group_sub_b_id: '2147483647' }],
      ['group_item_index', { group_item_index: 'ก' }],
      ['group_item_year', { group_item_year: '1999' }],
      ['group_item_year', { group_item_year: '10000' }],
      ['group_item_year', { group_item_year: '' }],
      ['group_item_title_th', { group_item_title_th: '' }],
      ['group_item_title_en', { switch_lang: 'Y' }],
      ['group_item_h_file', { avatarFileFi: undefined }],
      ['group_item_h_url', { status_link: 'N' }],
      ['group_item_h_url', { status_link: 'N', group_item_h_url: 'www.example.org' }],
      ['order_seq', { order_seq: 'first' }],
    ],
    change: { group_item_title_th: 'แผนการประหยัดพลังงาน', group_item_index: '12' },
    unusual: { group_item_year: '2560', order_seq: '3.5', active: 'N', group_item_h_url: 'https://example.org/1' },
    find: '12 พลังงาน 2569',
    before: makePlace,
  },
  {
    entity: parameter,
    body: async (n) => ({ parameter_name: 'WORKS_TYPE', parameter_value: `X${n}`, parameter_th: `บทความ ${n}` }),
    wrong: [
      ['parameter_name', { parameter_name: 'NO_SUCH_LIST' }],
      ['parameter_name', { parameter_name: 'DOC_TYPE_UNIT_D99' }],
      ['parameter_name', { parameter_name: undefined }],
      ['parameter_value', { parameter_value: 'รหัส' }],
      ['parameter_th', { parameter_th: '' }],
      ['order_seq', { order_seq: 'last' }],
      ['active', { active: '0' }],
    ],
    change: { parameter_th: 'ตำราและหนังสือ', order_seq: '7.5' },
    unusual: { parameter_en: 'Book', active: 'N' },
    find: 'หนังสือ ตำรา',
    unique: ['parameter_value'],
  },
  {
    entity: department,
    body: async (n) => ({ up_department_name_th: `คณะศิลปศาสตร์ ${n}` }),
    wrong: [
      ['up_department_name_th', { up_department_name_th: '' }],
      ['up_department_name_th', { up_department_name_th: 'ก'.repeat(201) }],
      ['order_seq', { order_seq: '1.234' }],
      ['active', { active: '1' }],
    ],
    change: { up_department_name_th: 'สำนักหอสมุดกลาง' },
    unusual: { up_department_name_en: 'Liberal Arts', order_seq: '3.5', active: 'N' },
    find: 'หอสมุดกลาง สำนัก',
  },
  {
    entity: facultyDate,
    body: async (n) => ({ title_th: `วันไหว้ครู ${n}`, start_date: '2026-06-11', end_date: '2026-06-12' }),
    wrong: [
      ['title_th', { title_th: '' }],
      ['start_date', { start_date: '' }],
      ['start_date', { start_date: '2026-02-30' }],
      ['end_date', { end_date: undefined }],
      ['end_date', { end_date: '2026-06-10' }],
    ],
    change: { title_th: 'สอบปลายภาค', end_date: '2026-06-20' },
    unusual: { title_en: 'Teachers’ day', active: 'N' },
    find: 'ปลายภาค สอบ',
  },
  {
    entity: doc,
    body: async (n) => ({ doc_title_th: `แบบฟอร์มคำร้อง ${n}`, doc_type_tag: 'D1T1', doc_year: '2569', doc_h_file: await picture() }),
    wrong: [
      ['doc_title_th', { doc_title_th: '' }],
      ['doc_type_tag', { doc_type_tag: '' }],
      ['doc_year', { doc_year: undefined }],
      ['doc_year', { doc_year: '1999' }],
      ['doc_year', { doc_year: '10000' }],
      ['doc_year', { doc_year: '25x' }],
      ['doc_index', { doc_index: 'ก' }],
      ['doc_index', { doc_index: '' }],
      ['doct_date', { doct_date: '2026-02-30' }],
      ['doc_title_en', { switch_lang: 'Y' }],
      ['doc_tag_b', { doc_group_tag: 'D15' }],
      ['doc_tag_b', { doc_group_tag: 'D15', doc_tag_b: 'อื่น ๆ' }],
      ['doc_ref', { doc_group_tag: 'D2', doc_ref: '2147483647' }],
      ['doc_section', { doc_section: 'NEWS' }],
      ['doc_h_file', { doc_h_file: undefined }],
      ['doc_h_url', { status_link: 'N' }],
      ['doc_h_url', { status_link: 'N', doc_h_url: 'javascript:alert(1)' }],
      ['doc_h_image_th', { doc_group_tag: 'D4' }],
      ['show_end_date', { show_start_date: '2030-02-01', show_end_date: '2030-01-01' }],
    ],
    change: { doc_title_th: 'คู่มือนักศึกษา', doc_year: '2570' },
    unusual: {
      doc_group_tag: 'D16',
      doc_tag_b: 'รายงานการประชุม',
      doc_tag: 'ประชุม,กรรมการ',
      doc_index: '7',
      doct_date: '2030-01-01',
      doc_content_th: 'ครั้งที่ 7',
      expire: 'Y',
      active: 'N',
      show_end_date: '2031-01-01',
    },
    find: '2027 นักศึกษา คู่มือ',
  },
  {
    entity: mou,
    body: async (n) => ({
      doc_section: 'MOU',
      doc_title_th: `ความร่วมมือทางวิชาการ ${n}`,
      doc_content_th: 'มหาวิทยาลัยฮานอย',
      doc_type_tag: 'D2T1',
      doc_year: '2569',
      doc_h_file: await picture(),
      doc_h_image_th: await picture('#334455'),
    }),
    wrong: [
      ['doc_content_th', { doc_content_th: '' }],
      ['doc_content_en', { switch_lang: 'Y', doc_title_en: 'MOU' }],
      ['doc_title_en', { switch_lang: 'Y' }],
      ['doc_h_image_th', { doc_h_image_th: undefined }],
      ['doc_h_image_en', { switch_lang: 'Y', doc_title_en: 'MOU', doc_content_en: 'Hanoi University' }],
      ['doc_year', { doc_year: '1999' }],
      ['mou_end_date', { mou_end_date: 'soon' }],
      ['mou_owner', { mou_owner: 'nobody.here' }],
    ],
    change: { doc_content_th: 'มหาวิทยาลัยเกียวโต', doc_index: '12' },
    unusual: { doc_group_tag: 'D2', mou_end_date: '2030-12-31', mou_owner: 'mou.owner', doc_tag: 'ญี่ปุ่น' },
    find: 'เกียวโต ความร่วมมือ',
    before: async () => {
      await t.person({ user_name: 'mou.owner' });
    },
  },
];

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person({ role: 'admin' });
});
afterAll(() => t.close());

const at = (route: string | undefined, key: string, id: unknown) => (route as string).replace(`:${key}`, encodeURIComponent(String(id)));
const first = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>;

describe('every entity', () => {
  const names = entities.map(({ name }) => name).sort();
  test('has a sample here', () => expect(samples.map(({ entity }) => entity.name).sort()).toEqual(names));
  test('has no column of a list that may be NULL: an answer promises a list', async () => {
    const nullable = await t.app.db.$queryRaw`
      SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type = 'ARRAY' AND is_nullable = 'YES'`;
    expect(nullable).toEqual([]);
  });
  test('that is served is in the list of entities, under its own name', () => {
    const served = t.app.routeList.flatMap(({ config }) => config.entity ?? []);
    expect([...new Set(served)].sort()).toEqual(names);
    expect(Object.entries(entityOf).filter(([name, entity]) => name !== entity.name)).toEqual([]);
  });
});

describe.each(samples)('$entity.name', ({ entity, body, wrong, change, unusual, find, unique, before, unknown = '2147483647' }) => {
  const { routes, idKey } = entity;
  let n = 0;
  const make = async (client: Client, changes: Record<string, string | undefined> = {}) => {
    n += 1;
    const fields = Object.entries({ ...(await body(n)), ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return client.call(routes.create as string, form(Object.fromEntries(fields)));
  };
  const updateForm = (row: Record<string, unknown>, changes: Record<string, string>, keep: string[] = [idKey]) => {
    const texts = Object.entries(row).filter(
      ([key, value]) => typeof value !== 'object' && !['message', 'created_at', 'updated_at', ...Object.keys(entity.files)].includes(key),
    );
    const known = Object.fromEntries(texts.map(([key, value]) => [key, String(value)]));
    return form({ ...known, ...changes, ...Object.fromEntries(keep.map((key) => [key, String(row[key])])) });
  };

  beforeAll(async () => before?.(admin));

  test('is created, read, found, changed and deleted by the documented calls', async () => {
    const created = await make(admin);
    expect(created.statusCode, created.body).toBe(201);
    const row = first(created.json());
    expect(row[idKey]).toBeTruthy();
    expect(row.message).toMatch(/บันทึกสำเร็จ/);

    const read = await admin.call(at(routes.read, idKey, row[idKey]));
    expect(read.statusCode).toBe(200);
    expect(read.json()).toMatchObject({ [idKey]: row[idKey], created_by: admin.user_name });

    const updated = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change));
    expect(updated.statusCode, updated.body).toBe(200);
    for (const [key, value] of Object.entries(change)) expect(String(updated.json()[key])).toBe(value);

    if (find !== '') {
      const found = await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent(find)}`);
      expect(found.json()).toMatchObject({ count: 1, rows: [{ [idKey]: row[idKey] }] });
      expect((await admin.call(`${routes.list}?page=0&limit=5&q=${encodeURIComponent('%_ไม่มีคำนี้')}`)).json()).toMatchObject({
        count: 0,
        rows: [],
      });
    }
    const all = await admin.call(routes.list as string);
    expect(Array.isArray(all.json())).toBe(true);

    const removed = await admin.call(at(routes.remove, idKey, row[idKey]), { [idKey]: row[idKey] });
    expect(removed.statusCode, removed.body).toBe(200);
    expect(removed.json()).toMatchObject({ [idKey]: row[idKey] });
    expect((await admin.call(at(routes.read, idKey, row[idKey]))).statusCode).toBe(404);
  });

  test.each(wrong)('names %s when it is wrong: %o', async (field, changes) => {
    const response = await make(admin, changes);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: { code: expect.any(String), message: expect.any(String) } },
    });
  });

  test('answers 404 for an unknown identifier, to read, change and delete', async () => {
    expect((await admin.call(at(routes.read, idKey, unknown))).statusCode).toBe(404);
    expect((await admin.call(at(routes.remove, idKey, unknown), { [idKey]: unknown })).statusCode).toBe(404);
    const fields = { ...(await body(500)), ...change, [idKey]: unknown };
    expect((await admin.call(at(routes.update, idKey, unknown), form(withoutFiles(fields)))).statusCode).toBe(404);
  });

  test('refuses a second one with the same key, naming it', async () => {
    for (const field of unique ?? []) {
      const row = first((await make(admin)).json());
      const again = await make(admin, { [field]: String(row[field]) });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ code: 'duplicate', fields: { [field]: { code: 'duplicate' } } });
    }
  });

  test('has a history, and serves its files to who may read them', async () => {
    const row = first((await make(admin)).json());
    const history = await admin.call(`GET /history/${entity.name}/${encodeURIComponent(String(row[idKey]))}`);
    expect(history.json(), history.body).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ action: 'add' })]) });
    for (const [field, rule] of Object.entries<FileRule>(entity.files)) {
      if (row[field] === null) continue;
      expect((await t.call(`GET ${row[field]}`)).statusCode, field).toBe(rule.public ? 200 : 401);
      expect((await admin.call(`GET ${row[field]}`)).statusCode, field).toBe(200);
    }
  });

  test('keeps what an update does not give, on every kind of body', async () => {
    const row = first((await make(admin, unusual)).json());
    const stored = async () => (await admin.call(at(routes.read, idKey, row[idKey]))).json();
    const { updated_at: _, ...before } = await stored();
    expect(before).toMatchObject(Object.fromEntries(Object.keys(unusual).map((key) => [key, row[key]])));
    const fields = { [idKey]: String(row[idKey]), ...change };
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const [body, headers] of [[fields], [form(fields)], [new URLSearchParams(fields).toString(), urlencoded]] as const) {
      const answer = await admin.call(at(routes.update, idKey, row[idKey]), body, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await stored()).toEqual({ ...before, ...pick(answer.json(), [...Object.keys(change), 'updated_at']) });
    }
  });

  test('refuses a stale edit and says who was faster', async () => {
    const row = first((await make(admin)).json());
    const fresh = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change, [idKey, 'updated_at']));
    expect(fresh.statusCode, fresh.body).toBe(200);
    const stale = await admin.call(at(routes.update, idKey, row[idKey]), updateForm(row, change, [idKey, 'updated_at']));
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'stale',
      changed: { by: admin.user_name, name: expect.any(String), at: fresh.json().updated_at },
    });
  });

  test('with own_only, shows and changes only what the person made', async () => {
    const owner = await t.person({ pages: { [entity.page]: { view: 'Y', add: 'Y', edit: 'Y', delete: 'Y', own_only: 'Y' } } });
    const foreign = first((await make(admin)).json());
    if (entity.name === 'news_image') {
      const own = await owner.call('POST /web_con_new_images', form({ news_id: newsId, file0: await picture() }));
      expect(own.statusCode).toBe(404);
    } else {
      const own = first((await make(owner)).json());
      const listed = (await owner.call(`${routes.list}?page=0&limit=100`)).json<{ rows: Record<string, unknown>[]; count: number }>();
      expect(listed.rows.map((row) => row[idKey])).toEqual([own[idKey]]);
      expect(listed.count).toBe(1);
    }
    expect((await owner.call(routes.list as string)).json().map((row: Record<string, unknown>) => row[idKey])).not.toContain(
      foreign[idKey],
    );
    expect((await owner.call(at(routes.read, idKey, foreign[idKey]))).statusCode).toBe(404);
    expect((await owner.call(at(routes.update, idKey, foreign[idKey]), updateForm(foreign, change))).statusCode).toBe(404);
    expect((await owner.call(at(routes.remove, idKey, foreign[idKey]), { [idKey]: foreign[idKey] })).statusCode).toBe(404);
    expect((await admin.call(at(routes.read, idKey, foreign[idKey]))).statusCode).toBe(200);
  });

  test('writes who changed what into the audit, and nothing when nothing changed', async () => {
    const row = first((await make(admin)).json());
    const id = String(row[idKey]);
    await admin.call(at(routes.update, idKey, id), updateForm(row, change));
    await admin.call(at(routes.remove, idKey, id), { [idKey]: row[idKey] });
    const lines = await t.app.db.auditLog.findMany({ where: { entity: entity.name, record_id: id }, orderBy: { id: 'asc' } });
    const latest = lines.slice(-3);
    expect(latest.map(({ action, user_name }) => [action, user_name])).toEqual([
      ['add', admin.user_name],
      ['edit', admin.user_name],
      ['delete', admin.user_name],
    ]);
    expect(Object.keys(latest[1]?.changes as object).sort()).toEqual(Object.keys(change).sort());
    // by name, as it was then, and nothing that the audit must not tell
    expect(latest.map(({ record_title }) => record_title)).toEqual(
      [row, { ...row, ...change }, { ...row, ...change }].map((each) => titleOf(entity, each)),
    );
    expect(entity.privateFields ?? []).not.toEqual(expect.arrayContaining([...(entity.titleKeys ?? ['none'])]));
  });

  test('a read tells who changed it last by name', async () => {
    if (!routes.read) return;
    const row = first((await make(admin)).json());
    const read = async () => (await admin.call(at(routes.read, idKey, row[idKey]))).json();
    const { fname_th, lname_th } = await t.app.db.user.findUniqueOrThrow({ where: { user_name: admin.user_name } });
    expect(await read()).toMatchObject({ updated_by: admin.user_name, updated_by_name: { th: `${fname_th} ${lname_th}`.trim() } });
  });

  test('ignores what a client says about owner, stamps and identifier', async () => {
    const response = await make(admin, {
      created_by: 'somebody',
      updated_by: 'somebody',
      created_at: '2001-01-01T00:00:00.000Z',
      role: 'admin',
    });
    expect(first(response.json())).toMatchObject({ created_by: admin.user_name, updated_by: admin.user_name });
    expect(String(first(response.json()).created_at)).not.toMatch(/^2001/);
  });

  test('says in its list what the record itself says, the declared fields in their form and no others', async () => {
    const row = first((await make(admin)).json());
    const record = (await admin.call(at(routes.read, idKey, row[idKey]))).json<Record<string, unknown>>();
    const whole = (await admin.call(routes.list as string)).json<Record<string, unknown>[]>();
    const item = whole.find((one) => one[idKey] === row[idKey]) ?? {};
    expect(Object.keys(item)).toEqual(Object.keys((entity.item as z.ZodObject).shape));
    for (const field of Object.keys(item)) if (field in record) expect(item[field], field).toEqual(record[field]);
    const page = (await admin.call(`${routes.list}?page=0&limit=10000`)).json();
    expect(page).toEqual({ rows: whole, count: whole.length });
  });

  test('pages and sorts in the database, and refuses a column it does not list', async () => {
    const two = (await admin.call(`${routes.list}?page=0&limit=2&field=updated_at&sort=desc`)).json<{
      rows: Record<string, string>[];
      count: number;
    }>();
    expect(two.rows).toHaveLength(2);
    expect((two.rows[0]?.updated_at ?? '') >= (two.rows[1]?.updated_at ?? '')).toBe(true);
    const beyond = (await admin.call(`${routes.list}?page=999&limit=2`)).json();
    expect(beyond).toMatchObject({ rows: [], count: two.count });
    for (const query of ['field=password_hash', 'field=updated_at;drop', 'limit=0', 'limit=99999999', 'page=-1', 'sort=up']) {
      const refused = await admin.call(`${routes.list}?page=0&limit=2&${query}`);
      expect(refused.statusCode, query).toBe(400);
      expect(refused.json().fields).toHaveProperty(query.split('=')[0] as string);
    }
  });
});

const pick = (row: Record<string, unknown>, keys: string[]) => Object.fromEntries(keys.map((key) => [key, row[key]]));
const withoutFiles = (fields: Record<string, string | Blob>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')) as Record<string, string>;
