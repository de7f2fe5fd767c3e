import { entityLabels, type LabelledEntity } from '@faculty/contracts/entity-labels';
import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { rightNames } from '@faculty/contracts/pages';
import { sdgNames } from '@faculty/contracts/website/sdgs';
import { commercePhrases, picturePhrases } from '../demo/commerce/commerce.phrases.ts';
import {
  departmentPhrases,
  facultyDatePhrases,
  groupMasterPhrases,
  groupSubAPhrases,
  groupSubBPhrases,
  parameterPhrases,
} from '../features/admin/lists/lists.phrases.ts';
import { redirectPhrases } from '../features/admin/redirect/redirect.phrases.ts';
import { facultySettingPhrases } from '../features/admin/settings/faculty-setting.phrases.ts';
import { statusPhrases } from '../features/admin/status/status.phrases.ts';
import { userPhrases } from '../features/admin/users/user.phrases.ts';
import { lcMemberPhrases, lcUserTypePhrases } from '../features/centre/members/lc-member.phrases.ts';
import { lcVisitPhrases, visitEndPhrases } from '../features/centre/visits/lc-visit.phrases.ts';
import { eduLevelPhrases } from '../features/members/edu-level/edu-level.phrases.ts';
import { jobPositionPhrases, jobPositionTypePhrases } from '../features/members/job-position/job-position.phrases.ts';
import { educationPhrases } from '../features/members/members/education/education.phrases.ts';
import { memberLevelPhrases, memberPhrases } from '../features/members/members/member.phrases.ts';
import { prefixPhrases, prefixTypePhrases } from '../features/members/prefix/prefix.phrases.ts';
import { rolePhrases } from '../features/members/role/role.phrases.ts';
import { articlePagePhrases } from '../features/website/article-page/article-page.phrases.ts';
import { contentPagePhrases } from '../features/website/content-page/content-page.phrases.ts';
import { deanPhrases } from '../features/website/dean/dean.phrases.ts';
import { entryPhrases } from '../features/website/dean/entries/entry.phrases.ts';
import { docPhrases, mouPhrases } from '../features/website/document/document.phrases.ts';
import { groupItemPhrases } from '../features/website/group-item/group-item.phrases.ts';
import { linkPhrases } from '../features/website/link/link.phrases.ts';
import { albumPhrases } from '../features/website/news/album/album.phrases.ts';
import { newsPhrases } from '../features/website/news/news.phrases.ts';
import { personPagePhrases } from '../features/website/person-page/person-page.phrases.ts';
import { uploadScreenPhrases } from '../features/website/upload/upload.phrases.ts';
import { activityPhrases, levelPhrases } from '../features/works/activities/activity.phrases.ts';
import { publicLevelPhrases, publicTypePhrases, workPhrases } from '../features/works/works/work.phrases.ts';
import type { Phrases } from '../i18n/speak.ts';
import { fileOrLinkPhrases } from '../kit/form/fields/file-or-link.tsx';
import { formPhrases } from '../kit/form/form.phrases.ts';
import { changeText } from '../kit/history/change-text.ts';
import { rolePhrases as accountRolePhrases } from '../kit/session/role-badge.tsx';

/** The field labels of every entity. Features do not import each other; the app imports them all. One line each. */
export const words = {
  user: userPhrases,
  prefix: { ...prefixPhrases, prefix_s: prefixPhrases.short, prefix_l: prefixPhrases.long },
  job_position: { ...jobPositionPhrases, job_position_s: jobPositionPhrases.short, job_position_l: jobPositionPhrases.long },
  edu_level: eduLevelPhrases,
  member: {
    ...userPhrases,
    ...memberPhrases,
    avatarFile: memberPhrases.picture,
    prefix_code: memberPhrases.prefix,
    prefix_s: memberPhrases.prefix,
    info_data_b: memberPhrases.position,
    info_data_c: memberPhrases.academicPosition,
    info_expert: memberPhrases.expertise,
  },
  user_edu: {
    ...educationPhrases,
    user_name: memberPhrases.user_name,
    edu_name: educationPhrases.edu_code,
    order_seq: eduLevelPhrases.order_seq,
    edu_degree: educationPhrases.degree,
    edu_degree_place: educationPhrases.place,
  },
  role: { ...rolePhrases, ...rightNames },
  news: { ...newsPhrases, image_count: newsPhrases.pictureCount },
  news_image: { ...albumPhrases, news_id: entityLabels.news, news_b_image: albumPhrases.pictureHead, order_seq: albumPhrases.position },
  content_page: contentPagePhrases,
  article_page: articlePagePhrases,
  link: linkPhrases,
  upload: {
    ...uploadScreenPhrases,
    uploads_url: uploadScreenPhrases.file,
    uploads_type: uploadScreenPhrases.kind,
    uploads_extension: uploadScreenPhrases.kind,
    uploads_size: uploadScreenPhrases.size,
  },
  person_page: personPagePhrases,
  direct_dean: { ...deanPhrases, fname: memberPhrases.fname, lname: memberPhrases.lname, full_name: memberPhrases.name },
  direct_dean_list: entryPhrases,
  group_master: groupMasterPhrases,
  group_sub_a: groupSubAPhrases,
  group_sub_b: groupSubBPhrases,
  group_item: groupItemPhrases,
  parameter: parameterPhrases,
  department: departmentPhrases,
  faculty_date: facultyDatePhrases,
  doc: docPhrases,
  mou: mouPhrases,
  work: workPhrases,
  activity: activityPhrases,
  // a key has no fields to show
  temp_key: {},
  report: {},
  system_status: statusPhrases,
  faculty_setting: facultySettingPhrases,
  lc_user: lcMemberPhrases,
  lc_visit: lcVisitPhrases,
  product: { ...commercePhrases, img: commercePhrases.picture },
  redirect: redirectPhrases,
} satisfies Record<LabelledEntity, Phrases>;

/** What the documented switches of all kinds of records mean: Y, then N. */
const switches: Readonly<Record<string, readonly [on: Bilingual, off: Bilingual]>> = {
  status_link: [fileOrLinkPhrases.file, fileOrLinkPhrases.link],
  status_cover: [linkPhrases.picture, linkPhrases.iconOnColour],
  switch_lang: [formPhrases.bilingual, formPhrases.thaiOnly],
  direct_dean_status_now: [deanPhrases.isNow, deanPhrases.hasEnded],
  expire: [docPhrases.expiredOn, docPhrases.expiredOff],
};

/** What the codes mean that are stored in fields with a choice. */
export const codes: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  prefix_type: prefixTypePhrases,
  job_position_type: jobPositionTypePhrases,
  info_data_a: memberLevelPhrases,
  role: accountRolePhrases,
  // members keep 1 for in use; accounts whether they are locked
  disabled: { 1: formPhrases.inUse, 0: formPhrases.cancelled, false: userPhrases.enabled, true: userPhrases.locked },
  user_type: lcUserTypePhrases,
  ended: visitEndPhrases,
  work_public_type: publicTypePhrases,
  work_public_inter: publicLevelPhrases,
  activity_level: levelPhrases,
  doc_tag_b: { วาระการประชุม: docPhrases.agenda, รายงานการประชุม: docPhrases.minutes },
  doc_section: { DOC: entityLabels.doc, MOU: entityLabels.mou },
  img: picturePhrases,
  direct_dean_list_type: { T1: entryPhrases.T1, T2: entryPhrases.T2, T3: entryPhrases.T3 },
};

/** How the fields read of whatever kind of record that keep switches and codes, in one language. */
export function readersIn(language: Language): [field: string, read: (value: unknown) => string][] {
  const flags = Object.entries(switches).map(([field, [on, off]]): [string, (flag: unknown) => string] => [
    field,
    (flag) => (flag === 'Y' ? on : off)[language],
  ]);
  const coded = Object.entries(codes).map(([field, labels]): [string, (value: unknown) => string] => [
    field,
    (value) => labels[String(value)]?.[language] ?? changeText(value, language),
  ]);
  const goals = (codes: unknown) =>
    sdgNames(
      [codes].flat().flatMap((text) => String(text).split(',')),
      language,
    );
  return [...flags, ...coded, ['news_sdgs', goals]];
}
