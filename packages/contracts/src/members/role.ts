import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { isPage } from '../pages.ts';

/** Group and page, as in the lookups and the filter: `member#/member/role`. */
export const roleMasterFull = requiredText(160).refine((full) => isPage(full.slice(full.indexOf('#') + 1)), errorCode('choice'));

export const roleFlags = ['view', 'add', 'edit', 'delete', 'own_only'] as const;

export const roleBody = z.object({
  /** Can also be sent as the two fields below. */
  role_master_full: roleMasterFull,
  role_group: text(40).optional(),
  role_page: text(100).optional(),
  user_name: requiredText(25),
  /** Grants everything on the page. */
  super_admin: flag.default('N'),
  view: flag.default('N'),
  add: flag.default('N'),
  edit: flag.default('N'),
  delete: flag.default('N'),
  /** Without it, changes of shown content wait for approval, where the page has that. */
  publish: flag.default('Y'),
  own_only: flag.default('N'),
  remark: text(500).default(''),
  active: flag.default('Y'),
  /** Defaults to the page's position in the menu. */
  order_seq: orderSeq.optional(),
});
export interface RoleBody extends z.infer<typeof roleBody> {}

const roleRow = z.object({
  role_id: z.int(),
  role_group: z.string(),
  role_page: z.string(),
  role_master_full: z.string(),
  role_title: z.string(),
  role_title_en: z.string(),
  user_name: z.string(),
  fname_th: z.string(),
  fname_en: z.string(),
  lname_th: z.string(),
  lname_en: z.string(),
  super_admin: flag,
  view: flag,
  add: flag,
  edit: flag,
  delete: flag,
  publish: flag,
  own_only: flag,
  remark: z.string(),
  active: flag,
  order_seq: z.number(),
  ...auditColumns,
});
export interface RoleRow extends z.infer<typeof roleRow> {}

const roleQuery = listQuery(['role_group', 'role_page', 'user_name', 'active', 'updated_at'], {
  role_group: text(40).optional(),
  role_page: text(100).optional(),
  role_master_full: text(160).optional(),
  user_name: text(25).optional(),
  active: flag.optional(),
});
export interface RoleQuery extends z.infer<typeof roleQuery> {}

/** The rights of one member on one page. */
export const role = defineEntity<number, RoleRow, RoleRow, RoleBody, RoleQuery>()({
  name: 'role',
  tag: 'Role assignments',
  page: '/member/role',
  idKey: 'role_id',
  id: serialId,
  row: roleRow,
  body: roleBody,
  query: roleQuery,
  labels: {
    role_master_full: { th: 'เมนู', en: 'Page' },
    role_group: { th: 'กลุ่มเมนู', en: 'Menu group' },
    role_page: { th: 'ที่อยู่ของเมนู', en: 'Address of the page' },
    user_name: { th: 'สมาชิก', en: 'Member' },
    super_admin: { th: 'ผู้ดูแลเมนูนี้', en: 'Administrator of this page' },
    view: { th: 'ดู', en: 'View' },
    add: { th: 'เพิ่ม', en: 'Add' },
    edit: { th: 'แก้ไข', en: 'Edit' },
    delete: { th: 'ลบ', en: 'Delete' },
    publish: { th: 'เผยแพร่', en: 'Publish' },
    own_only: { th: 'เฉพาะรายการของตนเอง', en: 'Own items only' },
    remark: { th: 'หมายเหตุ', en: 'Remark' },
    role_title: { th: 'ชื่อเมนู', en: 'Title of the page' },
    role_title_en: { th: 'ชื่อเมนู (ภาษาอังกฤษ)', en: 'Title of the page (English)' },
    fname: { th: 'ชื่อ', en: 'First name' },
    lname: { th: 'นามสกุล', en: 'Last name' },
  },
  ownerKey: 'created_by',
  title: { th: ['role_title', 'fname_th', 'lname_th'], en: ['role_title_en', 'fname_en', 'lname_en'] },
  defaultOrder: [
    { field: 'role_group', sort: 'asc' },
    { field: 'order_seq', sort: 'asc' },
    { field: 'user_name', sort: 'asc' },
    { field: 'role_id', sort: 'asc' },
  ],
  pageSize: 50,
  files: {},
  routes: {
    list: 'GET /roles',
    read: 'GET /roles/:role_id',
    create: 'POST /roles',
    update: 'PUT /roles/:role_id',
    remove: 'POST /delete_roles',
  },
});
