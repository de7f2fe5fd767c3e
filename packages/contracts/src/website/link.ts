import { z } from 'zod';
import { requireShowingOrder, showingColumns, showingFields } from '../kit/dates/showing.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressAfterHash, type Flag, flag, listOf, noAddress, optionCode, orderSeq, requiredText, serialId, text } from '../kit/fields.ts';
import { findingFilter } from '../kit/findings/checks.ts';
import { languageSwitch } from '../kit/flags.ts';
import { choice } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { lookAgainColumns, lookAgainFields } from '../kit/look-again.ts';
import { videoOf } from '../kit/video-address.ts';
import { commaText } from '../kit/wire.ts';
import { requireEnglish } from './bilingual.ts';
import { defaultIcon, isIconCode } from './link-icons.ts';

/** What the cover of a link is. */
const coverKind = choice({ Y: { th: 'ภาพ', en: 'A picture' }, N: { th: 'ไอคอนบนพื้นสี', en: 'An icon on a colour' } });

/** Groups of links with special rules: videos of the two platforms, and services with a manual. */
export const linkGroups = { media: 'D2', withManual: 'D3' } as const;

/** Documented default background of an icon. */
export const defaultColour = '#1953D2';

/** `#RRGGBB`; `#RGB` is expanded. */
const hexColour = text(30).overwrite((colour) => colour.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));

export const linkBody = z
  .object({
    order_seq: orderSeq.default('AUTO'),
    links_group_tag: optionCode.default('D1'),
    /** Display sections: options of the group. */
    links_type_tag: listOf(optionCode, 30).refine((types) => types.length > 0, errorCode('required')),
    links_title_th: requiredText(500),
    links_title_en: text(500).default(''),
    links_desc_th: requiredText(1000),
    links_desc_en: text(1000).default(''),
    links_content_th: text(5000).default(''),
    links_content_en: text(5000).default(''),
    links_url: addressAfterHash.min(1),
    /** Address of the manual, for group D3. */
    links_url_manual: addressAfterHash.overwrite((address) => address || noAddress).default(noAddress),
    /** Y: a picture, N: an icon on a colour. */
    status_cover: coverKind.default('N'),
    links_h_icon: text(60)
      .overwrite((code) => code.replace(/\s+/g, ' '))
      .refine((code) => code === '' || isIconCode(code), errorCode('icon'))
      .default(defaultIcon),
    links_h_color: hexColour.regex(/^(#[0-9A-F]{6})?$/, errorCode('colour')).default(defaultColour),
    switch_lang: languageSwitch.default('N'),
    active: flag.default('Y'),
    ...showingFields,
    ...lookAgainFields,
  })
  .superRefine(requireEnglish('links_title_en', 'links_desc_en'))
  .superRefine(requireIcon)
  .superRefine(requireVideo)
  .superRefine(requireShowingOrder);
export interface LinkBody extends z.infer<typeof linkBody> {}

interface CoverFields {
  status_cover: Flag;
  links_h_icon: string;
  links_h_color: string;
}

/** Refinement: icon and colour are required without a picture. */
function requireIcon(body: CoverFields, ctx: z.core.$RefinementCtx): void {
  if (body.status_cover !== 'N') return;
  for (const field of ['links_h_icon', 'links_h_color'] as const) {
    if (body[field] === '') ctx.addIssue({ code: 'custom', path: [field], message: errorCode('required'), input: '' });
  }
}

/** Refinement: the address of a media link is a video that the website can embed. */
function requireVideo(body: { links_group_tag: string; links_url: string }, ctx: z.core.$RefinementCtx): void {
  if (body.links_group_tag !== linkGroups.media || !body.links_url || videoOf(body.links_url)) return;
  ctx.addIssue({ code: 'custom', path: ['links_url'], message: errorCode('video_address'), input: body.links_url });
}

const linkRow = z.object({
  links_id: z.int(),
  order_seq: z.number(),
  links_group_tag: z.string(),
  links_type_tag: commaText,
  links_title_th: z.string(),
  links_title_en: z.string(),
  links_desc_th: z.string(),
  links_desc_en: z.string(),
  links_content_th: z.string(),
  links_content_en: z.string(),
  links_url: z.string(),
  links_url_manual: z.string(),
  status_cover: coverKind,
  links_h_icon: z.string(),
  links_h_color: z.string(),
  /** Public address of the picture; the small one is the same address with `?size=small`. */
  links_h_image_th: z.string().nullable(),
  links_h_image_en: z.string().nullable(),
  switch_lang: languageSwitch,
  active: flag,
  ...showingColumns,
  ...lookAgainColumns,
  ...auditColumns,
});
export interface LinkRow extends z.infer<typeof linkRow> {}

const linkQuery = listQuery(['order_seq', 'links_id', 'links_title_th', 'links_title_en', 'links_group_tag', 'active', 'updated_at'], {
  links_group_tag: optionCode.optional(),
  links_type_tag: optionCode.optional(),
  active: flag.optional(),
  finding: findingFilter,
});
export interface LinkQuery extends z.infer<typeof linkQuery> {}

const cover = { kind: 'image', maxMegabytes: 3, folder: 'links', public: true } as const;

/** A link to another site or to a video. */
export const link = defineEntity<number, LinkRow, LinkRow, LinkBody, LinkQuery, 'links_h_image_th' | 'links_h_image_en'>()({
  name: 'link',
  tag: 'Links',
  page: '/web/content_link',
  idKey: 'links_id',
  id: serialId,
  row: linkRow,
  body: linkBody,
  query: linkQuery,
  labels: {
    links_group_tag: { th: 'กลุ่มลิงก์', en: 'Link group' },
    links_type_tag: { th: 'ตำแหน่งที่แสดงบนเว็บ', en: 'Display sections' },
    links_title: { th: 'ชื่อลิงก์', en: 'Title' },
    links_desc: { th: 'คำอธิบาย', en: 'Description' },
    links_content: { th: 'รายละเอียดเพิ่มเติม', en: 'Further text' },
    links_url: { th: 'ที่อยู่เว็บ (URL)', en: 'Web address (URL)' },
    links_url_manual: { th: 'ที่อยู่เว็บของคู่มือ', en: 'Web address of the manual' },
    status_cover: { th: 'แสดงด้วย', en: 'Shown as' },
    links_h_icon: { th: 'รหัสไอคอน', en: 'Icon code' },
    links_h_color: { th: 'สีพื้น', en: 'Background colour' },
    switch_lang: { th: 'ภาษาของลิงก์', en: 'Languages' },
    links_h_image: { th: 'ภาพหน้าปก', en: 'Cover picture' },
  },
  ownerKey: 'created_by',
  title: { th: ['links_title_th'], en: ['links_title_en'] },
  defaultOrder: [
    { field: 'order_seq', sort: 'desc' },
    { field: 'links_id', sort: 'desc' },
  ],
  addresses: ['links_url', 'links_url_manual'],
  files: {
    links_h_image_th: { ...cover, aliases: ['avatarFile', 'file'], requiredWhen: (body) => body.status_cover === 'Y' },
    links_h_image_en: {
      ...cover,
      aliases: ['avatarFileEn'],
      requiredWhen: (body) => body.status_cover === 'Y' && body.switch_lang === 'Y',
    },
  },
  bin: true,
  copyWithout: [],
  singly: ['status_cover'],
  public: {
    path: 'links',
    fields: [
      'links_id',
      'links_group_tag',
      'links_type_tag',
      'links_title_th',
      'links_title_en',
      'links_desc_th',
      'links_desc_en',
      'links_content_th',
      'links_content_en',
      'links_url',
      'links_url_manual',
      'status_cover',
      'links_h_icon',
      'links_h_color',
      'links_h_image_th',
      'links_h_image_en',
      'switch_lang',
      'show_end_date',
      'updated_at',
    ],
    searched: ['links_url'],
    filters: ['links_group_tag', 'links_type_tag'],
    period: { start: 'show_start_date', end: 'show_end_date' },
  },
  routes: {
    list: 'GET /web_con_links',
    read: 'GET /web_con_links/:links_id',
    create: 'POST /web_con_links',
    update: 'POST /update_con_links',
    remove: 'POST /delete_con_links',
  },
});
