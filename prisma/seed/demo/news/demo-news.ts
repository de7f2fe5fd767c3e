import { academicNews } from './academic-news.ts';
import { announcementNews } from './announcement-news.ts';
import { communityNews } from './community-news.ts';
import { cultureNews } from './culture-news.ts';
import { internationalNews } from './international-news.ts';
import type { NewsText } from './news-text.ts';
import { studentNews } from './student-news.ts';

/** The 60 news items of the demo, oldest first. */
export const demoNews: readonly NewsText[] = [
  ...academicNews,
  ...internationalNews,
  ...studentNews,
  ...cultureNews,
  ...communityNews,
  ...announcementNews,
].sort((a, b) => a.day - b.day);
