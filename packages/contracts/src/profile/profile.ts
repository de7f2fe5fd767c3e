import { z } from 'zod';
import { auditColumns, defineEntity } from '../kit/entity.ts';
import { day, nameText, serialId, text } from '../kit/fields.ts';
import { type ListQuery, listQuery } from '../kit/list-query.ts';
import { orcid } from '../members/orcid.ts';
import { personLabels } from '../members/person-labels.ts';
import { type PageKey, pageKeys } from '../pages.ts';
import { imageItems, profile } from '../shell/me.ts';
import { reviewStates } from '../works/review-state.ts';

/** `GET /api/getProfileData`: the signed-in person, with the private number; the save accepts the picture's item. */
export const ownProfile = z.object({ ...profile.shape, info_mobile: z.string(), info_orcid: z.string(), ...auditColumns });
export interface OwnProfile extends z.infer<typeof ownProfile> {}

/** The fields that people may change themselves; administrators change the others. */
export const ownProfileBody = z.object({
  fname_th: nameText(100).min(1),
  lname_th: nameText(100).min(1),
  fname_en: nameText(100).default(''),
  lname_en: nameText(100).default(''),
  /** Phone number (documented name). */
  user_platform_reg: text(50).default(''),
  /** The private mobile number of the member record. */
  info_mobile: text(50).default(''),
  /** For the works that arrive from ORCID and OpenAlex. */
  info_orcid: orcid.default(''),
  avatar: imageItems,
});
export interface OwnProfileBody extends z.infer<typeof ownProfileBody> {}

/** The signed-in person's own member record. It uses the name `member`, so that changes appear in the member's history. */
export const ownProfileEntity = defineEntity<number, OwnProfile, OwnProfile, OwnProfileBody, ListQuery>()({
  name: 'member',
  tag: 'Profile',
  page: '/member/members',
  idKey: 'id',
  id: serialId,
  row: ownProfile,
  item: ownProfile,
  body: ownProfileBody,
  query: listQuery(['id'], {}),
  labels: { ...personLabels, info_mobile: { th: 'โทรศัพท์มือถือ', en: 'Mobile' }, info_orcid: { th: 'หมายเลข ORCID iD', en: 'ORCID iD' } },
  ownerKey: 'user_name',
  title: { th: ['fname_th', 'lname_th'], en: ['fname_en', 'lname_en'] },
  defaultOrder: [{ field: 'id', sort: 'asc' }],
  files: {},
  privateFields: ['info_mobile', 'user_platform_reg'],
  routes: {},
});

/** Number of a person's works of one type. */
export const workCount = z.object({ item: z.int(), parameter_th: z.string(), parameter_en: z.string() });
export interface WorkCount extends z.infer<typeof workCount> {}

/** A work of another owner that names the person as co-author. */
export const sharedWork = z.object({
  work_id: z.int(),
  work_title_th: z.string(),
  work_title_en: z.string(),
  work_public_year: z.int(),
  /** Buddhist year of the publication date. */
  year: z.int(),
  parameter_th: z.string(),
  parameter_en: z.string(),
  /** The person's share in percent; null where the owner gave none. */
  work_weight: z.number().nullable(),
  status_check: z.enum(reviewStates),
  /** Name of the owner. */
  owner_name_th: z.string(),
  owner_name_en: z.string(),
});
export interface SharedWork extends z.infer<typeof sharedWork> {}

export const calendarQuery = z.object({ from: day, to: day });
export const calendarEntry = z.object({
  id: z.string(),
  kind: z.enum(['activity', 'faculty']),
  title_th: z.string(),
  title_en: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
});
export interface CalendarEntry extends z.infer<typeof calendarEntry> {}

const count = z.int();

/** Pages of the records that begin or end on a day, for screens that do not load every contract. */
export const datedPages = {
  news: '/web/content_new',
  content_page: '/web/content_page',
  article_page: '/web/content_article_page',
  link: '/web/content_link',
  doc: '/web/content_doc',
  mou: '/web/content_doc_mou',
} as const satisfies Record<string, PageKey>;
type DatedEntity = keyof typeof datedPages;

/** A record with the day that concerns it: its first day on the website, its last one, or the end of an MOU. */
export const datedRecord = z.object({
  entity: z.enum(Object.keys(datedPages) as [DatedEntity, ...DatedEntity[]]), // keys of a literal
  record_id: z.int(),
  title_th: z.string(),
  title_en: z.string(),
  day: z.iso.date(),
  /** Days from today (Bangkok) to `day`. */
  days: count,
  /** For an MOU: the organisation and the member who looks after it. */
  organisation_th: z.string(),
  organisation_en: z.string(),
  owner_name_th: z.string(),
  owner_name_en: z.string(),
});
export interface DatedRecord extends z.infer<typeof datedRecord> {}
/** The nearest ones, and the number of all; null without the right to view any of the kinds. */
const datedRecords = z.object({ rows: z.array(datedRecord), count }).nullable();

export const dashboard = z.object({
  /** Whether works are counted for the entire faculty or for the person: by the right to view works, not by role. */
  works_scope: z.enum(['all', 'own']),
  /** Counts by Buddhist year and review state. */
  works: z.array(z.object({ year: z.int(), status_check: z.enum(['W', 'S', 'C', 'E']), count })),
  /** Whether `waiting` has the queue of a reviewer or the person's own records. */
  waiting_scope: z.enum(['queue', 'own']),
  /** Works and activities waiting for review, the longest wait first; null without the right to view them. */
  waiting: z
    .array(
      z.object({
        entity: z.string(),
        record_id: z.string(),
        title: z.string(),
        title_en: z.string(),
        full_name_th: z.string(),
        full_name_en: z.string(),
        since: z.iso.date(),
      }),
    )
    .nullable(),
  waiting_count: count,
  /** News of the last twelve months by month (`2026-11`); null without the right to see news. */
  news: z.array(z.object({ month: z.string(), count })).nullable(),
  /** Records that begin to show within 30 days. */
  scheduled: datedRecords,
  /** MOUs that end within 90 days, and records whose last day is within 30 days. */
  ending: datedRecords,
  /** Numbers of records with stored findings, by kind, of the kinds that the person may edit. */
  to_mend: z.array(z.object({ page: z.enum(pageKeys as [PageKey, ...PageKey[]]), count })),
  /** For administrators, from 60 days before it: the end of the client secret for signing in with Microsoft. */
  sign_in_secret: z.object({ day: z.iso.date(), days: count }).nullable(),
});
export interface Dashboard extends z.infer<typeof dashboard> {}

export const profileRoutes = {
  profile: 'GET /api/getProfileData',
  works: 'GET /api/getProfileDataConWork',
  sharedWorks: 'GET /api/profileSharedWorks',
  save: 'PUT /api/profile',
  calendar: 'GET /api/profileCalendar',
  dashboard: 'GET /api/dashboard',
} as const;
