import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { flag, requiredText, serialId } from '../kit/fields.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';

export const uploadBody = z.object({
  uploads_title_th: requiredText(300),
  active: flag.default('Y'),
});
export interface UploadBody extends z.infer<typeof uploadBody> {}

const uploadRow = z.object({
  uploads_id: z.int(),
  /** Public address of the file. */
  uploads_url: z.string(),
  uploads_title_th: z.string(),
  /** MIME type, detected from the content. */
  uploads_type: z.string(),
  uploads_extension: z.string(),
  /** Bytes. */
  uploads_size: z.int(),
  active: flag,
  ...auditColumns,
});
export interface UploadRow extends z.infer<typeof uploadRow> {}

const keptFor = choice({
  unused: { th: 'ไม่มีเนื้อหาใดใช้', en: 'No content shows it' },
  twice: { th: 'อัปโหลดซ้ำกัน', en: 'Uploaded more than once' },
});

const uploadQuery = listQuery(['uploads_id', 'uploads_title_th', 'uploads_type', 'uploads_size', 'updated_at'], {
  active: flag.optional(),
  /** Files that no content shows, or that were uploaded more than once. */
  kept: keptFor.optional(),
  /** Of the last change. */
  ...period,
});
export interface UploadQuery extends z.infer<typeof uploadQuery> {}

/** A file or picture to link or insert into content. `POST /uploads` creates, and with `uploads_id` updates. */
export const upload = defineEntity<number, UploadRow, UploadRow, UploadBody, UploadQuery, 'uploads_url'>()({
  name: 'upload',
  tag: 'Uploads',
  page: '/web/content_upload',
  idKey: 'uploads_id',
  id: serialId,
  row: uploadRow,
  body: uploadBody,
  query: uploadQuery,
  labels: {
    uploads_title_th: { th: 'ชื่อไฟล์ที่แสดง', en: 'Title' },
    uploads_url: { th: 'ไฟล์', en: 'File' },
    uploads_type: { th: 'ชนิด', en: 'Type' },
    uploads_extension: { th: 'ชนิด', en: 'Type' },
    kept: { th: 'การใช้งาน', en: 'Use' },
    uploads_size: { th: 'ขนาด', en: 'Size' },
  },
  ownerKey: 'created_by',
  title: { th: ['uploads_title_th'] },
  defaultOrder: [{ field: 'uploads_id', sort: 'desc' }],
  files: {
    uploads_url: {
      kind: 'document',
      maxMegabytes: 10,
      folder: 'uploads',
      public: true,
      aliases: ['file', 'avatarFile'],
      requiredWhen: () => true,
    },
  },
  bin: true,
  routes: {
    list: 'GET /uploads',
    read: 'GET /uploads/:uploads_id',
    create: 'POST /uploads',
    update: 'POST /uploads',
    remove: 'POST /delete_uploads',
  },
});
