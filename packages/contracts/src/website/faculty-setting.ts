import { z } from 'zod';
import { contrastOf, leastContrast } from '../kit/colour-contrast.ts';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { errorCode } from '../kit/error-code.ts';
import { addressAfterHash, email, fitting, listOf, requiredText, text, webAddress } from '../kit/fields.ts';
import { worded } from '../kit/labels.ts';
import { listQuery } from '../kit/list-query.ts';
import { parseUrl } from '../kit/parse-url.ts';
import { pages } from '../pages.ts';
import { approvalPages } from './content-request.ts';

/** The setting is one record. */
export const facultySettingId = 1;

/** Social networks by their field: name, and hosts that an address may have. */
export const socialNetworks = {
  facebook_url: { network: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  line_url: { network: 'line', name: 'LINE', hosts: ['line.me', 'lin.ee'] },
  youtube_url: { network: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  instagram_url: { network: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  x_url: { network: 'x', name: 'X', hosts: ['x.com', 'twitter.com'] },
  tiktok_url: { network: 'tiktok', name: 'TikTok', hosts: ['tiktok.com'] },
} as const;
export type SocialField = keyof typeof socialNetworks;
export const socialFields = Object.keys(socialNetworks) as SocialField[]; // keys of a literal

/** Grounds of the website, on which text of the main colour stands, and the text on buttons of that colour. */
export const siteGrounds = {
  light: { ground: '#FFFFFF', tint: '#F4F6FA', onMain: '#FFFFFF' },
  dark: { ground: '#12161D', tint: '#1B212B', onMain: '#0F1729' },
} as const;

/** The least contrast that a main colour has on the website in a scheme, as text and below text; null for what is no colour. */
export function siteContrast(colour: string, scheme: keyof typeof siteGrounds): number | null {
  const ratios = Object.values(siteGrounds[scheme]).map((other) => contrastOf(colour, other) ?? 0);
  return contrastOf(colour, colour) === null ? null : Math.min(...ratios);
}

/** `#RRGGBB` in capitals; `#RGB` is expanded. */
const colour = z
  .string()
  .check(fitting(9))
  .trim()
  .min(1)
  .overwrite((value) => value.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  .regex(/^#[0-9A-F]{6}$/, { message: errorCode('colour'), abort: true });

const isReadable = (scheme: keyof typeof siteGrounds) => (value: string) => (siteContrast(value, scheme) ?? 0) >= leastContrast.text;

/** An address of a social network, or empty. */
function socialAddress(hosts: readonly string[]) {
  const isOf = (address: string) => {
    const hostname = parseUrl(address)?.hostname;
    return hosts.some((host) => hostname === host || hostname?.endsWith(`.${host}`));
  };
  return webAddress.refine((address) => address === '' || isOf(address), errorCode('social_address'));
}
const social = (field: SocialField) => socialAddress(socialNetworks[field].hosts).default('');

const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** Host names, one a line, of journals whose pages the server may read for a work; none = none is read. */
const articleHosts = text(2000)
  .overwrite((typed) =>
    [
      ...new Set(
        typed
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ].join('\n'),
  )
  .refine((hosts) => hosts === '' || hosts.split('\n').every((host) => hostName.test(host)), errorCode('host_names'));

const approvalPage = worded(z.enum(approvalPages), pages);

export const facultySettingBody = z.object({
  faculty_name_th: requiredText(150),
  faculty_name_en: requiredText(150),
  university_name_th: text(150).default(''),
  university_name_en: text(150).default(''),
  tagline_th: text(200).default(''),
  tagline_en: text(200).default(''),
  main_colour: colour.refine(isReadable('light'), errorCode('colour_too_light')).default('#1953D2'),
  main_colour_dark: colour.refine(isReadable('dark'), errorCode('colour_too_dark')).default('#8FB3FF'),
  accent_colour: colour.default('#C8912B'),
  address_th: text(500).default(''),
  address_en: text(500).default(''),
  telephone: text(100).default(''),
  email: text(254)
    .overwrite((address) => address.toLowerCase())
    .refine((address) => address === '' || z.safeParse(email, address).success, errorCode('email'))
    .default(''),
  map_url: addressAfterHash.default(''),
  opening_hours_th: text(300).default(''),
  opening_hours_en: text(300).default(''),
  facebook_url: social('facebook_url'),
  line_url: social('line_url'),
  youtube_url: social('youtube_url'),
  instagram_url: social('instagram_url'),
  x_url: social('x_url'),
  tiktok_url: social('tiktok_url'),
  article_hosts: articleHosts.default(''),
  /** Pages of content whose changes wait for somebody who may publish. */
  approval_pages: listOf(approvalPage, approvalPages.length).default([]),
});
export interface FacultySettingBody extends z.infer<typeof facultySettingBody> {}

const facultySettingRow = z.object({
  faculty_setting_id: z.literal(facultySettingId),
  faculty_name_th: z.string(),
  faculty_name_en: z.string(),
  university_name_th: z.string(),
  university_name_en: z.string(),
  tagline_th: z.string(),
  tagline_en: z.string(),
  main_colour: z.string(),
  main_colour_dark: z.string(),
  accent_colour: z.string(),
  address_th: z.string(),
  address_en: z.string(),
  telephone: z.string(),
  email: z.string(),
  map_url: z.string(),
  opening_hours_th: z.string(),
  opening_hours_en: z.string(),
  facebook_url: z.string(),
  line_url: z.string(),
  youtube_url: z.string(),
  instagram_url: z.string(),
  x_url: z.string(),
  tiktok_url: z.string(),
  article_hosts: z.string(),
  approval_pages: z.array(approvalPage),
  /** Public addresses of the pictures. */
  logo_light: z.string().nullable(),
  logo_dark: z.string().nullable(),
  share_image: z.string().nullable(),
  ...auditColumns,
});
export interface FacultySettingRow extends z.infer<typeof facultySettingRow> {}

const noQuery = listQuery(['faculty_setting_id'], {});

const picture = { kind: 'image', maxMegabytes: 3, folder: 'site', public: true } as const;
export type FacultySettingFile = 'logo_light' | 'logo_dark' | 'share_image';

/** Names, contact, colours and pictures of the faculty: the website, the reports and the mails take them from here (docs/decisions/0082). */
export const facultySettingEntity = defineEntity<
  typeof facultySettingId,
  FacultySettingRow,
  FacultySettingRow,
  FacultySettingBody,
  z.infer<typeof noQuery>,
  FacultySettingFile
>()({
  name: 'faculty_setting',
  tag: 'Faculty settings',
  page: '/admin/settings',
  idKey: 'faculty_setting_id',
  id: z.literal(facultySettingId),
  row: facultySettingRow,
  body: facultySettingBody,
  query: noQuery,
  labels: {
    faculty_name: { th: 'ชื่อคณะ', en: 'Faculty' },
    university_name: { th: 'ชื่อมหาวิทยาลัย', en: 'University' },
    tagline: { th: 'คำขวัญหรือคำแนะนำคณะสั้น ๆ', en: 'Tagline' },
    main_colour: { th: 'สีหลักบนพื้นสว่าง', en: 'Main colour, light scheme' },
    main_colour_dark: { th: 'สีหลักบนพื้นมืด', en: 'Main colour, dark scheme' },
    accent_colour: { th: 'สีเน้น', en: 'Accent colour' },
    logo_light: { th: 'ตราคณะบนพื้นสว่าง', en: 'Logo, light scheme' },
    logo_dark: { th: 'ตราคณะบนพื้นมืด', en: 'Logo, dark scheme' },
    share_image: { th: 'ภาพเมื่อแชร์ลิงก์', en: 'Picture for shared links' },
    address: { th: 'ที่อยู่', en: 'Address' },
    telephone: { th: 'โทรศัพท์', en: 'Telephone' },
    email: { th: 'อีเมล', en: 'E-mail' },
    map_url: { th: 'ลิงก์แผนที่', en: 'Map link' },
    opening_hours: { th: 'เวลาทำการ', en: 'Opening hours' },
    facebook_url: { th: 'Facebook', en: 'Facebook' },
    line_url: { th: 'LINE', en: 'LINE' },
    youtube_url: { th: 'YouTube', en: 'YouTube' },
    instagram_url: { th: 'Instagram', en: 'Instagram' },
    x_url: { th: 'X', en: 'X' },
    tiktok_url: { th: 'TikTok', en: 'TikTok' },
    article_hosts: { th: 'เว็บไซต์วารสารที่ระบบอ่านได้', en: 'Journal websites that may be read' },
    approval_pages: { th: 'เนื้อหาที่ต้องขออนุมัติก่อนเผยแพร่', en: 'Content that needs approval' },
  },
  ownerKey: 'created_by',
  title: { th: ['faculty_name_th'], en: ['faculty_name_en'] },
  defaultOrder: [{ field: 'faculty_setting_id', sort: 'asc' }],
  files: { logo_light: picture, logo_dark: picture, share_image: picture },
  routes: { read: 'GET /faculty_setting', update: 'PUT /faculty_setting' },
});
