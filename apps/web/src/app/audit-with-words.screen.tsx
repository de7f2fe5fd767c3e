import type { EntityName } from '@faculty/contracts/entities';
import { AuditScreen } from '../features/admin/audit/audit.screen.tsx';
import {
  departmentPhrases,
  facultyDatePhrases,
  groupMasterPhrases,
  groupSubAPhrases,
  groupSubBPhrases,
  parameterPhrases,
} from '../features/admin/lists/lists.phrases.ts';
import { userPhrases } from '../features/admin/users/user.phrases.ts';
import { eduLevelPhrases } from '../features/members/edu-level/edu-level.phrases.ts';
import { jobPositionPhrases } from '../features/members/job-position/job-position.phrases.ts';
import { educationPhrases } from '../features/members/members/education/education.phrases.ts';
import { memberPhrases } from '../features/members/members/member.phrases.ts';
import { prefixPhrases } from '../features/members/prefix/prefix.phrases.ts';
import { roleFlagPhrases, rolePhrases } from '../features/members/role/role.phrases.ts';
import { articlePagePhrases } from '../features/website/article-page/article-page.phrases.ts';
import { contentPagePhrases } from '../features/website/content-page/content-page.phrases.ts';
import { deanPhrases } from '../features/website/dean/dean.phrases.ts';
import { entryPhrases } from '../features/website/dean/entries/entry.phrases.ts';
import { docPhrases, mouPhrases } from '../features/website/document/document.phrases.ts';
import { groupItemPhrases } from '../features/website/group-item/group-item.phrases.ts';
import { linkPhrases } from '../features/website/link/link.phrases.ts';
import { albumPhrases } from '../features/website/news/album/album.phrases.ts';
import { newsPhrases } from '../features/website/news/news.phrases.ts';
import { useGridWords } from '../features/website/person-page/grid/use-grid-words.ts';
import { personPagePhrases } from '../features/website/person-page/person-page.phrases.ts';
import { uploadScreenPhrases } from '../features/website/upload/upload.phrases.ts';
import { workPhrases } from '../features/works/works/work.phrases.ts';
import type { Phrases } from '../i18n/speak.ts';

/** What the fields of each kind of record are called. Features do not know each other; the app knows them all. One line each. */
export const words = {
  user: userPhrases,
  prefix: prefixPhrases,
  job_position: jobPositionPhrases,
  edu_level: eduLevelPhrases,
  member: { ...userPhrases, ...memberPhrases },
  user_edu: educationPhrases,
  role: { ...rolePhrases, ...roleFlagPhrases },
  news: newsPhrases,
  news_image: albumPhrases,
  content_page: contentPagePhrases,
  article_page: articlePagePhrases,
  link: linkPhrases,
  upload: uploadScreenPhrases,
  person_page: personPagePhrases,
  direct_dean: deanPhrases,
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
} satisfies Record<EntityName | 'user', Phrases>;

/** The audit log, told in the words of the forms. */
export function AuditWithWords() {
  return <AuditScreen words={words} readers={new Map([['persons_objects', useGridWords()]])} />;
}
