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
import type { PaletteSearch } from '../../kit/place/palette.ts';

/** How each kind of record is shown that a search of everything finds. A feature's is one line here, and one name in `contracts/kit/search.ts`. */
export const paletteSearches: readonly PaletteSearch[] = [
  memberSearch,
  workSearch,
  activitySearch,
  newsSearch,
  docSearch,
  mouSearch,
  contentPageSearch,
  articlePageSearch,
  personPageSearch,
  deanSearch,
  groupItemSearch,
  linkSearch,
];
