import type { siteLists } from '@faculty/contracts/admin/menu-item';
import type { Words } from './words.ts';

interface ListPage {
  title: keyof Words;
  /** What search engines say of it. */
  about: keyof Words;
}

/** The pages that list something, in the order of the site map. What draws each stands in `site.ts`. */
export const listPages = {
  '/news': { title: 'allNews', about: 'aboutNews' },
  '/articles': { title: 'articles', about: 'aboutArticles' },
  '/documents': { title: 'documents', about: 'aboutDocuments' },
  '/mous': { title: 'mous', about: 'aboutMous' },
  '/evidence': { title: 'evidence', about: 'aboutEvidence' },
  '/people': { title: 'people', about: 'aboutPeople' },
  '/deans': { title: 'deans', about: 'aboutDeans' },
  '/works': { title: 'works', about: 'aboutWorks' },
  '/activities': { title: 'activities', about: 'aboutActivities' },
  '/links': { title: 'links', about: 'aboutLinks' },
  '/calendar': { title: 'calendar', about: 'aboutCalendar' },
} as const satisfies Readonly<Record<keyof typeof siteLists, ListPage>>;

export type ListPath = keyof typeof listPages;

export const isListPath = (path: string): path is ListPath => Object.hasOwn(listPages, path);
