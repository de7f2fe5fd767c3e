import { menuItem } from './admin/menu-item.ts';
import { redirect } from './admin/redirect.ts';
import { lcUser } from './centre/lc-user.ts';
import { lcVisit } from './centre/lc-visit.ts';
import type { EntityKey } from './entity-labels.ts';
import type { AnyEntity } from './kit/entity.ts';
import { department } from './lists/department.ts';
import { facultyDate } from './lists/faculty-date.ts';
import { groupMaster } from './lists/group-master.ts';
import { groupSubA } from './lists/group-sub-a.ts';
import { groupSubB } from './lists/group-sub-b.ts';
import { parameter } from './lists/parameter.ts';
import { eduLevel } from './members/edu-level.ts';
import { jobPosition } from './members/job-position.ts';
import { member } from './members/member.ts';
import { prefix } from './members/prefix.ts';
import { role } from './members/role.ts';
import { userEdu } from './members/user-edu.ts';
import { articlePage } from './website/article-page.ts';
import { contentPage } from './website/content-page.ts';
import { directDean } from './website/direct-dean.ts';
import { directDeanList } from './website/direct-dean-list.ts';
import { doc } from './website/doc.ts';
import { groupItem } from './website/group-item.ts';
import { link } from './website/link.ts';
import { mou } from './website/mou.ts';
import { news } from './website/news.ts';
import { newsImage } from './website/news-image.ts';
import { personPage } from './website/person-page.ts';
import { upload } from './website/upload.ts';
import { activity } from './works/activity.ts';
import { work } from './works/work.ts';

/**
 * Every entity by its name; referenced entities come first. A line here gives an entity its history, its public files and its audit log.
 * Other registrations that are missing then fail to compile or fail a test.
 */
export const entityOf = {
  prefix,
  job_position: jobPosition,
  edu_level: eduLevel,
  member,
  user_edu: userEdu,
  role,
  lc_user: lcUser,
  lc_visit: lcVisit,
  news,
  news_image: newsImage,
  content_page: contentPage,
  article_page: articlePage,
  link,
  upload,
  person_page: personPage,
  direct_dean: directDean,
  direct_dean_list: directDeanList,
  group_master: groupMaster,
  group_sub_a: groupSubA,
  group_sub_b: groupSubB,
  group_item: groupItem,
  parameter,
  department,
  faculty_date: facultyDate,
  doc,
  mou,
  work,
  activity,
  menu_item: menuItem,
  redirect,
} as const satisfies Record<EntityKey, AnyEntity>;

export const entities: readonly AnyEntity[] = Object.values(entityOf);

/** Whether a text names an entity. */
export function isEntityKey(text: string): text is EntityKey {
  return Object.hasOwn(entityOf, text);
}
