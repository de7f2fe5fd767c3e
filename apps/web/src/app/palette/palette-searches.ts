import { showingColumns } from '@faculty/contracts/kit/dates/showing';
import { sitePath } from '@faculty/contracts/kit/public';
import { member } from '@faculty/contracts/members/member';
import type { SearchedEntity } from '@faculty/contracts/shell/search';
import { articlePage } from '@faculty/contracts/website/article-page';
import { contentPage } from '@faculty/contracts/website/content-page';
import { directDean } from '@faculty/contracts/website/direct-dean';
import { groupItem } from '@faculty/contracts/website/group-item';
import type { LinkRow } from '@faculty/contracts/website/link';
import { news } from '@faculty/contracts/website/news';
import { personPage } from '@faculty/contracts/website/person-page';
import { activity } from '@faculty/contracts/works/activity';
import { work } from '@faculty/contracts/works/work';
import { z } from 'zod';
import { memberPhrases } from '../../features/members/members/member.phrases.ts';
import { englishName, thaiName } from '../../features/members/members/member-name.ts';
import { articlePagePhrases } from '../../features/website/article-page/article-page.phrases.ts';
import { contentPagePhrases } from '../../features/website/content-page/content-page.phrases.ts';
import { deanPhrases } from '../../features/website/dean/dean.phrases.ts';
import { periodText } from '../../features/website/dean/period.ts';
import { type Section, sections } from '../../features/website/document/document-section.ts';
import { groupItemPhrases } from '../../features/website/group-item/group-item.phrases.ts';
import { linkPhrases } from '../../features/website/link/link.phrases.ts';
import { newsPhrases } from '../../features/website/news/news.phrases.ts';
import { personPagePhrases } from '../../features/website/person-page/person-page.phrases.ts';
import { activityPhrases } from '../../features/works/activities/activity.phrases.ts';
import { workPhrases } from '../../features/works/works/work.phrases.ts';
import { speak } from '../../i18n/speak.ts';
import { dayText } from '../../kit/theme/dates.ts';
import { type PaletteSearch, searchOf } from './palette-search.ts';

type FoundLink = Pick<
  LinkRow,
  'links_id' | 'links_title_th' | 'links_title_en' | 'links_url' | 'switch_lang' | 'active' | 'show_start_date' | 'show_end_date'
>;

/** Not the contract itself: it imports the names of 1,600 icons. */
const link = {
  page: '/web/content_link',
  idKey: 'links_id',
  bin: true,
  public: { path: 'links', fields: [], period: { start: 'show_start_date', end: 'show_end_date' } },
  title: { th: ['links_title_th'], en: ['links_title_en'] },
  item: z.object({
    links_id: z.int(),
    links_title_th: z.string(),
    links_title_en: z.string(),
    links_url: z.string(),
    switch_lang: z.enum(['Y', 'N']),
    active: z.enum(['Y', 'N']),
    ...showingColumns,
  }) satisfies z.ZodType<FoundLink>,
} as const;

const inSection = ({ entity, phrases }: Section) =>
  searchOf(entity, phrases.title, (item, language) => speak(phrases, language).inYear(item.doc_year));

/** How the palette and the search page show each entity of the search in everything: heading and second line. `contracts/shell/search.ts` lists them in order. */
export const paletteSearches: Readonly<Record<SearchedEntity, PaletteSearch>> = {
  member: searchOf(
    member,
    memberPhrases.title,
    (item) => item.email,
    (item, language) => (language === 'en' && englishName(item)) || thaiName(item),
  ),
  work: searchOf(
    work,
    workPhrases.title,
    (item, language) => `${language === 'en' ? item.full_name_en : item.full_name_th} · ${item.NumYear}`,
  ),
  activity: searchOf(
    activity,
    activityPhrases.title,
    (item, language) => `${language === 'en' ? item.full_name_en : item.full_name_th} · ${dayText(item.activity_date, language)}`,
  ),
  news: searchOf(news, newsPhrases.title, (item, language) => (item.new_start_date ? dayText(item.new_start_date, language) : '')),
  doc: inSection(sections.DOC),
  mou: inSection(sections.MOU),
  content_page: searchOf(contentPage, contentPagePhrases.title, (item) => sitePath(contentPage, item) ?? ''),
  article_page: searchOf(articlePage, articlePagePhrases.title, (item) => sitePath(articlePage, item) ?? ''),
  person_page: searchOf(personPage, personPagePhrases.title, (item) => item.persons_url),
  direct_dean: searchOf(directDean, deanPhrases.title, periodText),
  group_item: searchOf(groupItem, groupItemPhrases.title, (item) => `${item.group_sub_a_index} · ${item.group_item_year}`),
  link: searchOf(link, linkPhrases.title, (found) => found.links_url),
};
