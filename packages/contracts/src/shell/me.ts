import { z } from 'zod';
import { listOf, text } from '../kit/fields.ts';
import { accountRole } from '../kit/flags.ts';

/** The rights of one person on one page. */
export const pageRight = z.object({
  view: z.boolean(),
  add: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  /** Changes show on the website without approval, where a page has that (`approval_pages`). */
  publish: z.boolean(),
  /** Limited to their own records. */
  own_only: z.boolean(),
});
export interface PageRight extends z.infer<typeof pageRight> {}

/** An image item, as documented; `new` until a record refers to it. */
export const fileItem = z.object({
  id: z.string(),
  name: z.string(),
  sizeInBytes: z.int(),
  privateUrl: z.string(),
  publicUrl: z.string(),
  new: z.boolean(),
});
export interface FileItem extends z.infer<typeof fileItem> {}

/** `GET /auth/me`: the signed-in person. `rights` lists only pages with at least the right to view. */
export const me = z.object({
  id: z.int(),
  user_name: z.string(),
  email: z.string(),
  fname_th: z.string(),
  lname_th: z.string(),
  fname_en: z.string(),
  lname_en: z.string(),
  role: accountRole,
  disabled: z.boolean(),
  user_platform_reg: z.string(),
  /** Public address of the picture, or null. */
  avatarFile: z.string().nullable(),
  /** The same picture as a list of at most one image item. */
  avatar: z.array(fileItem),
  rights: z.record(z.string(), pageRight),
  /** Pages whose changes need somebody who may publish. */
  approval_pages: z.array(z.string()),
});
export interface Me extends z.infer<typeof me> {}

/** Value of `role_group` for the entries of all groups. */
export const everyGroup = 'all';
export const roleUserWebBody = z.object({ role_group: text(40), role_page: text(100).optional() });
/** `POST /api/getRoleUserWeb`: the person's menu entries of one group or of all; an empty list means denied. */
export const menuEntry = z.object({
  role_group: z.string(),
  role_page: z.string(),
  role_icon: z.string(),
  role_title: z.string(),
  role_title_en: z.string(),
});
export interface MenuEntry extends z.infer<typeof menuEntry> {}

export const profile = me.omit({ rights: true, approval_pages: true });

export const shellRoutes = {
  roleUserWeb: 'POST /api/getRoleUserWeb',
  profileData: 'GET /api/getProfileData',
  fileUpload: 'POST /file/upload/:folder',
  fileDownload: 'GET /file/download',
} as const;

/** The pictures of an account, as documented: the first item's privateUrl becomes the picture, an empty list removes it. */
export const imageItems = listOf(fileItem.partial().extend({ privateUrl: z.string().max(300) }), 5).optional();
export type ImageItems = z.infer<typeof imageItems>;
