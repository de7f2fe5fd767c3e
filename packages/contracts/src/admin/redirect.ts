import { z } from 'zod';
import { period } from '../kit/dates/period.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { flag, isWebAddress, serialId, text } from '../kit/fields.ts';
import { listQuery } from '../kit/list-query.ts';
import { comparablePath, readableTarget } from '../kit/site-address.ts';

/** A path of the website in Thai, which is also that of its English page; not of what the server itself answers there. */
export const isSitePath = (path: string): boolean =>
  /^\/(?!(?:\.well-known|api|en|files|fonts|oai|preview|public|share)(?:[/?]|$))(?!\/)[^\s#\\]*$/.test(path);

export const redirectBody = z.object({
  from_path: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .refine((path) => isSitePath(path) && comparablePath(path) !== '/' && isSitePath(comparablePath(path)), errorCode('site_path'))
    .transform(comparablePath),
  to_path: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .refine((path) => isSitePath(path) || isWebAddress(path), errorCode('site_path_or_address'))
    .transform((path) => (isWebAddress(path) ? path : readableTarget(path))),
  remark: text(300).default(''),
});
export interface RedirectBody extends z.infer<typeof redirectBody> {}

const redirectRow = z.object({
  redirect_id: z.int(),
  from_path: z.string(),
  to_path: z.string(),
  remark: z.string(),
  /** Made by the server when the address of a record changed. */
  automatic: flag,
  ...auditColumns,
});
export interface RedirectRow extends z.infer<typeof redirectRow> {}

const redirectQuery = listQuery(['redirect_id', 'from_path', 'to_path', 'automatic', 'updated_at'], {
  automatic: flag.optional(),
  /** Of the last change. */
  ...period,
});
export interface RedirectQuery extends z.infer<typeof redirectQuery> {}

/** Where a former address of the website leads. A page that exists is always shown before it. */
export const redirect = defineEntity<number, RedirectRow, RedirectRow, RedirectBody, RedirectQuery>()({
  name: 'redirect',
  tag: 'Redirects',
  page: '/admin/redirect',
  idKey: 'redirect_id',
  id: serialId,
  row: redirectRow,
  body: redirectBody,
  query: redirectQuery,
  labels: {
    from_path: { th: 'ที่อยู่เดิม', en: 'Former address' },
    to_path: { th: 'นำไปที่', en: 'Leads to' },
    remark: { th: 'หมายเหตุ', en: 'Remark' },
    automatic: { th: 'ที่มา', en: 'Made by' },
  },
  ownerKey: 'created_by',
  title: { th: ['from_path'] },
  defaultOrder: [{ field: 'redirect_id', sort: 'desc' }],
  files: {},
  routes: {
    list: 'GET /redirects',
    read: 'GET /redirects/:redirect_id',
    create: 'POST /redirects',
    update: 'PUT /redirects/:redirect_id',
    remove: 'POST /delete_redirects',
  },
});
