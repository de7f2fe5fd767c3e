import type { SearchedEntity } from '@faculty/contracts/kit/search';
import { memberSearch } from '../../features/members/members/member-palette.ts';
import { articlePageSearch } from '../../features/website/article-page/article-page-palette.ts';
import { contentPageSearch } from '../../features/website/content-page/content-page-palette.ts';
import { deanSearch } from '../../features/website/dean/dean-palette.ts';
import { docSearch, mouSearch } from '../../features/website/document/document-palette.ts';
import { groupItemSearch } from '../../features/website/group-item/group-item-palette.ts';
import { linkSearch } from '../../features/website/link/link-palette.ts';
import { newsSearch } from '../../features/website/news/news-palette.ts';
import { personPageSearch } from '../../features/website/person-page/person-page-palette.ts';
import { activitySearch } from '../../features/works/activities/activity-palette.ts';
import { workSearch } from '../../features/works/works/work-palette.ts';
import type { PaletteSearch } from '../../kit/url-state/palette.ts';

/** How each kind of record is shown that a search of everything finds. `contracts/kit/search.ts` says which there are, and in which order. */
export const paletteSearches: Readonly<Record<SearchedEntity, PaletteSearch>> = {
  member: memberSearch,
  work: workSearch,
  activity: activitySearch,
  news: newsSearch,
  doc: docSearch,
  mou: mouSearch,
  content_page: contentPageSearch,
  article_page: articlePageSearch,
  person_page: personPageSearch,
  direct_dean: deanSearch,
  group_item: groupItemSearch,
  link: linkSearch,
};
